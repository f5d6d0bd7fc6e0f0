import type { ServerEntry, ServerPreparation } from '@vidya/contracts/browser/platform';
import { CatalogRemote } from './CatalogRemote.tsx';
import { fetchFirstData } from './first-data.ts';
import { loadScreenAt } from './routes.tsx';

/** The pages that the server renders: those with an initial query. */
async function prepare(preparation: ServerPreparation): Promise<boolean> {
  const [found] = await Promise.all([fetchFirstData(preparation), loadScreenAt(preparation.url.pathname)]);
  return found !== undefined;
}

export const entry: ServerEntry = { Remote: CatalogRemote, prepare };
