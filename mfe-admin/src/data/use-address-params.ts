import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

type Params = Record<string, string>;

const given = (params: Params): Params => Object.fromEntries(Object.entries(params).filter(([, word]) => word));

/** The parameters of the address. Filters are stored there, so that Back restores them. */
export function useAddressParams() {
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
  return {
    params,
    /** The parameters with a change, for a link. An empty value removes a parameter. */
    withParams,
    write: (change: Params) => replace(withParams(change)),
    clear: () => replace({}),
  };
}
