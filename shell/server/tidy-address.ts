import { isId } from '@vidya/contracts/rules/id';
import { withoutSentenceEnd } from '@vidya/contracts/rules/text/pasted';
import type { Routes } from '@vidya/platform/gate/document/route-table';

const fromHtml = /&amp;/gi;

/** A query whose last parameter is an id with the end of a sentence behind it, without that end. */
function tidyQuery(search: string): string {
  const query = search.replace(fromHtml, '&');
  const tidy = withoutSentenceEnd(query);
  return isId(tidy.slice(tidy.lastIndexOf('=') + 1)) ? tidy : query;
}

/**
 * The address that a link was copied from, without the end of the sentence around it (`/all-courses).`) and without
 * `&amp;`. Null if it is that already, or leads to no page.
 */
export function tidyAddress({ pathname, search }: URL, routes: Routes): string | null {
  // Also when a query follows, so that its last parameter is not the path's end.
  const path = withoutSentenceEnd(pathname) || '/';
  const tidy = path + tidyQuery(search);
  return tidy !== pathname + search && routes.routeOf(path) ? tidy : null;
}
