import { keys } from '@vidya/contracts/browser/keys';
import type { Preparation, ServerEntry } from '@vidya/contracts/browser/platform';
import { listCourses } from '@vidya/contracts/calls/course';
import { slugOf } from '@vidya/contracts/rules/categories';
import { matchPath } from 'react-router-dom';
import { CatalogRemote } from './CatalogRemote.tsx';
import { fetchFirstData } from './first-data.ts';
import { loadScreenAt } from './routes.tsx';

/** The screen's own call is a POST, which the server does not send: this one returns the same courses. */
async function fetchCategory({ send, queries }: Preparation, name: string): Promise<void> {
  const category = slugOf(decodeURIComponent(name));
  const { data } = await send(listCourses, { query: { category } });
  queries.setQueryData(keys.categoryCourses(category), data);
}

/** Whether the page begins with data that a visitor may see, or needs none. */
async function prepareData(preparation: Preparation): Promise<boolean> {
  const { pathname } = preparation.url;
  if (matchPath('/contact', pathname) || (await fetchFirstData(preparation))) return true;
  const category = matchPath('/course/:category', pathname)?.params.category;
  if (!category) return false;
  await fetchCategory(preparation, category);
  return true;
}

/** The catalogue's pages on the server. */
export const entry: ServerEntry = {
  Remote: CatalogRemote,
  prepare: async (preparation) => {
    const [isReady] = await Promise.all([prepareData(preparation), loadScreenAt(preparation.url.pathname)]);
    return isReady;
  },
};
