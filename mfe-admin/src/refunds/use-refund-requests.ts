import { listRefundRequests } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import type { RefundRequestQuery } from '@vidya/contracts/calls/buying/refunds';
import { limits } from '@vidya/contracts/rules/limits';
import { useRequest } from '../data/use-request.ts';

const pageRequest = (query: RefundRequestQuery) => ({
  key: keys.refundRequestPage(query),
  fetch: async (send: Send, signal: AbortSignal) => {
    const { data, total, meta } = await send(listRefundRequests, { query, signal });
    return { requests: data, total: total ?? 0, counts: meta };
  },
});

/** A page of the open or the closed requests, as the address says. The previous page stays while the next one loads. */
export function useRefundRequests() {
  const { params, page, turn, write } = useListAddress();
  const state: 'open' | 'closed' = params['state'] === 'closed' ? 'closed' : 'open';
  const { data, ...request } = useRequest({ ...pageRequest({ state, page }), keepsPrevious: true });
  return {
    ...request,
    requests: data?.requests,
    counts: data?.counts,
    state,
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / limits.refundRequestsPerPage)),
    turn,
    choose: (chosen: typeof state) => write({ state: chosen === 'open' ? '' : chosen, page: '' }),
  };
}

export type RefundRequestList = ReturnType<typeof useRefundRequests>;

/** The number of requests that wait for an answer; undefined while unknown. */
export const useOpenRefunds = (): number | undefined =>
  useRequest(pageRequest({ state: 'open', page: 1 })).data?.counts?.open;
