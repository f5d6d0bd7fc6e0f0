import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { CatalogRemote } from './CatalogRemote.tsx';
import { loadScreenAt } from './routes.tsx';
import { serverPageAt } from './server-pages.ts';

/** The catalogue's pages on the server. */
export const entry: ServerEntry = {
  Remote: CatalogRemote,
  prepare: async (preparation) => {
    const [page] = await Promise.all([serverPageAt(preparation), loadScreenAt(preparation.url.pathname)]);
    return page;
  },
};
