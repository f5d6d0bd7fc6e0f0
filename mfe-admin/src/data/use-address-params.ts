import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

type Params = Record<string, string>;

const given = (params: Params): Params => Object.fromEntries(Object.entries(params).filter(([, word]) => word));

/** The words of the address. What narrows a list lives there: going away and back keeps it. */
export function useAddressParams() {
  const [search, setSearch] = useSearchParams();
  // The router draws a move when it has time. Until then the next change builds on what was chosen, not on what is drawn.
  const [params, showAhead] = useOptimistic<Params>(Object.fromEntries(search));
  const withParams = (change: Params): Params => given({ ...params, ...change });
  const replace = (next: Params): void =>
    startTransition(() => {
      showAhead(next);
      setSearch(next, { replace: true, preventScrollReset: true });
    });
  return {
    params,
    /** The words with a change, for a link; an empty word goes away. */
    withParams,
    write: (change: Params) => replace(withParams(change)),
    clear: () => replace({}),
  };
}
