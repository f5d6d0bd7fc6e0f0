import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';

/** The site's public figures. Optional content: an error shows nothing. */
export function useCatalogueFigures() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.catalogueFigures,
    queryFn: async ({ signal }) => (await send(getCatalogueFigures, { signal })).data,
  });
}
