import { useQueryClient } from '@tanstack/react-query';
import { getEarnings, listEarningsLines, revealTaxIds, saveTaxIds } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { EarningsLine } from '@vidya/contracts/calls/ledger/earnings';

interface EarningsLines {
  lines: EarningsLine[];
  hasMore: boolean;
}

/** The signed-in instructor's earnings. */
export const useEarnings = () => useCall(getEarnings, { key: keys.earnings });

/** The lines of a month ('2026-11'), newest first: the first page, and those that were asked for since. */
export function useEarningsLines(month: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const key = keys.earningsLines(month);
  const query = useCall(listEarningsLines, { key, query: { month } });
  const { isBusy, run: once } = useSingleRun();
  const loadMore = async (): Promise<void> => {
    const before = query.data?.lines.at(-1)?.id;
    const next = await run(send(listEarningsLines, { query: { month, before } }), {
      failure: 'Error In Reading The Lines',
    });
    // Skipped if the lines were refetched and start at the newest page again.
    queries.setQueryData<EarningsLines>(key, (shown) =>
      next && shown && shown.lines.at(-1)?.id === before
        ? { lines: [...shown.lines, ...next.data.lines], hasMore: next.data.hasMore }
        : shown,
    );
  };
  return { ...query, isLoadingMore: isBusy, loadMore: () => void once(loadMore) };
}

/** Tax numbers; both calls may ask for a proof of who asks. */
export function useTaxIds() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return {
    /** Resolves to whether they were saved. */
    save: async (body: { pan: string; gstin: string }): Promise<boolean> => {
      const saved = await run(send(saveTaxIds, { body }), { failure: 'Error In Saving The Tax Numbers' });
      if (saved) await queries.invalidateQueries({ queryKey: keys.earnings });
      return saved !== null;
    },
    /** Both in full; null when it failed. */
    reveal: async () =>
      (await run(send(revealTaxIds, {}), { failure: 'Error In Reading The Tax Numbers' }))?.data ?? null,
  };
}
