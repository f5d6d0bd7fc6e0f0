import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { listReleases } from '@vidya/contracts/release/release-calls';

const everyMs = 15_000;

/** What every area has live and in canary. Asked again and again while the page is looked at, without a word. */
export function useReleases() {
  const { send } = usePlatform();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: keys.releases,
    queryFn: async ({ signal }) => (await send(listReleases, { signal })).data,
    refetchInterval: everyMs,
    // Whoever looks wants what is true now.
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
