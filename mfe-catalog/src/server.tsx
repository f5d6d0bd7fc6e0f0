import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { CatalogRemote } from './CatalogRemote.tsx';
import { fetchFirstData } from './first-data.ts';
import { loadScreenAt } from './routes.tsx';

/** The catalogue's pages on the server: those that begin with a query that a visitor may send. */
export const entry: ServerEntry = {
  Remote: CatalogRemote,
  prepare: async (preparation) => {
    const [found] = await Promise.all([fetchFirstData(preparation), loadScreenAt(preparation.url.pathname)]);
    return found !== undefined;
  },
};
