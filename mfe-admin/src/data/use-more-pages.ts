import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { useStateOf } from './use-state-of.ts';

interface CursorPages<Pages extends { next: string | null }> {
  /** Of the query whose data are all pages loaded so far. */
  key: readonly unknown[];
  /** Behind what the next page begins; null on the last one. */
  next: string | null;
  fetch: (after: string) => Promise<Pages>;
  /** The pages with one more behind them. */
  join: (pages: Pages, more: Pages) => Pages;
  /** Shown if the error has no message for people. */
  failure: string;
}

/** Older pages of a list by cursor, on demand. */
export function useMorePages<Pages extends { next: string | null }>(pages: CursorPages<Pages>) {
  const { key, next, fetch, join } = pages;
  const queries = useQueryClient();
  const list = JSON.stringify(key);
  const [isBusy, setBusy] = useStateOf(list, false);
  const [failure, setFailure] = useStateOf(list, '');
  const [isAsked, setAsked] = useStateOf(list, false);
  const load = async (): Promise<void> => {
    if (!next) return;
    setBusy(true);
    setFailure('');
    setAsked(true);
    try {
      const more = await fetch(next);
      // Skipped if the list was refetched and starts at its newest page again.
      queries.setQueryData<Pages>(key, (cached) => (cached?.next === next ? join(cached, more) : cached));
    } catch (error) {
      setFailure(messageOf(error, pages.failure));
    }
    setBusy(false);
  };
  return { isThere: next !== null, isAtEnd: isAsked && next === null, isBusy, failure, load: () => void load() };
}

export type MorePages = ReturnType<typeof useMorePages>;
