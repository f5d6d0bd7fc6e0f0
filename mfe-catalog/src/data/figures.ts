import { getCatalogueFigures } from '@vidya/contracts/catalogue-figures';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { useQuery } from '@tanstack/react-query';

/** What the site can say of itself. An extra of the page: its failure stays silent. */
export function useCatalogueFigures() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.catalogueFigures,
    queryFn: async ({ signal }) => (await send(getCatalogueFigures, { signal })).data,
  });
}
