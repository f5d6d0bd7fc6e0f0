import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { listReleases } from '@vidya/contracts/release/release-calls';

const everyMs = 15_000;

/** The live version and the canary of every area. Polled every 15 s while the page is visible, without toasts. */
export function useReleases() {
  const { send } = usePlatform();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: keys.releases,
    queryFn: async ({ signal }) => (await send(listReleases, { signal })).data,
    refetchInterval: everyMs,
    // Always refetch: administrators need the current state.
    staleTime: 0,
    retry: false,
  });
  return {
    areas: data,
    error,
    isFetching,
    askedAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}

export type Releases = ReturnType<typeof useReleases>;
