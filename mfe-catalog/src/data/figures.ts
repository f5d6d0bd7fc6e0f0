import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';

/** What the site can say of itself. An extra of the page: its failure stays silent. */
export function useCatalogueFigures() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.catalogueFigures,
    queryFn: async ({ signal }) => (await send(getCatalogueFigures, { signal })).data,
  });
}
