import { listTransactions } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { LedgerQuery, LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import type { LedgerCause } from '@vidya/contracts/rules/ledger/accounts';
import { causeNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { useMorePages } from '../data/use-more-pages.ts';
import { useRequest } from '../data/use-request.ts';

const isCause = (word: string): word is LedgerCause => word in causeNames;
const isMonth = (word: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(word);

/** The search and the filters, stored in the address. */
export function useLedgerFilter() {
  const { params, q, typed, write } = useListAddress();
  const { cause = '', month = '' } = params;
  const query: LedgerQuery = {
    ...(q && { q }),
    ...(isCause(cause) && { cause }),
    ...(isMonth(month) && { month }),
  };
  return {
    query,
    typed,
    isNarrowed: Object.keys(query).length > 0,
    choose: (key: 'cause' | 'month', word: string) => write({ [key]: word }),
    search: (text: string) => write({ q: text, cause: '', month: '' }),
    clear: () => {
      typed.forget();
      write({ q: '', cause: '', month: '' });
    },
  };
}

export type LedgerFilter = ReturnType<typeof useLedgerFilter>;

/** The pages loaded so far. */
interface Pages {
  transactions: LedgerTransaction[];
  next: string | null;
  isBroad: boolean;
}

async function fetchPage(send: Send, query: LedgerQuery, signal?: AbortSignal): Promise<Pages> {
  const { data, meta } = await send(listTransactions, { query, ...(signal && { signal }) });
  return { transactions: data, next: meta?.next ?? null, isBroad: meta?.isBroad ?? false };
}

/** The newest transactions, and older ones on demand. While a new search loads, the old ones stay. */
export function useLedger(query: LedgerQuery) {
  const { send } = usePlatform();
  const { data, ...state } = useRequest({
    key: keys.ledgerPages(query),
    fetch: (_, signal) => fetchPage(send, query, signal),
    keepsPrevious: true,
    staleTime: 0,
  });
  const more = useMorePages<Pages>({
    key: keys.ledgerPages(query),
    next: state.isOutdated ? null : (data?.next ?? null),
    fetch: (after) => fetchPage(send, { ...query, after }),
    join: (pages, next) => ({ ...next, transactions: [...pages.transactions, ...next.transactions] }),
    failure: moneyTexts.failed,
  });
  return { ...state, transactions: data?.transactions, isBroad: data?.isBroad ?? false, more };
}

export type LedgerList = ReturnType<typeof useLedger>;
