import { keys } from '@vidya/contracts/browser/keys';
import { listReleases } from '@vidya/platform/calls/browser-calls';
import { useRequest } from '../../data/use-request.ts';

const everyMs = 15_000;

/** The live version and the canary of every area. Polled every 15 s while the page is visible, without toasts. */
export function useReleases() {
  const { data, ...request } = useRequest({
    key: keys.releases,
    fetch: async (send, signal) => (await send(listReleases, { signal })).data,
    refetchInterval: everyMs,
    // Always refetch: administrators need the current state.
    staleTime: 0,
  });
  return { ...request, areas: data };
}

export type Releases = ReturnType<typeof useReleases>;
