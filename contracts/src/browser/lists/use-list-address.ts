import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../rules/limits.ts';
import { useDebouncedParam } from './use-debounced-param.ts';

type Params = Record<string, string>;

const given = (params: Params): Params => Object.fromEntries(Object.entries(params).filter(([, word]) => word));

/** More pages than any list has; the server accepts no higher number. */
const maxPage = 100_000;

/** The page number in the address; 1 if it is missing or invalid. */
function pageOf(word: string | undefined): number {
  const page = Math.trunc(Number(word));
  return page >= 1 && page <= maxPage ? page : 1;
}

/** A list's state, stored in the address, so that Back restores it. Another search resets `startAnew`. */
export function useListAddress(startAnew: Params = { page: '' }) {
  const [search, setSearch] = useSearchParams();
  // The router renders a navigation in a transition. Until then, the next change builds on the chosen parameters, not
  // on the rendered ones.
  const [params, showAhead] = useOptimistic<Params>(Object.fromEntries(search));
  const withParams = (change: Params): Params => given({ ...params, ...change });
  const replace = (next: Params): void =>
    startTransition(() => {
      showAhead(next);
      setSearch(next, { replace: true, preventScrollReset: true });
    });
  const write = (change: Params): void => replace(withParams(change));
  const q = (params['q'] ?? '').trim().slice(0, limits.searchCharacters);
  const typed = useDebouncedParam(q, (text) => write({ q: text, ...startAnew }));
  return {
    params,
    q,
    /** The search field. */
    typed,
    page: pageOf(params['page']),
    /** The parameters with a change, for a link. An empty value removes a parameter. */
    withParams,
    write,
    turn: (next: number) => write({ page: next > 1 ? String(next) : '' }),
    /** Removes the search and every filter; the sort order stays. */
    clear: (): void => {
      const { sort = '', order = '' } = params;
      typed.forget();
      replace(given({ sort, order }));
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
