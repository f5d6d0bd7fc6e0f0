import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import type { Routes } from '@vidya/platform/gate/document/route-table';

/** All addresses without a page show the same one; below /course the frame marks its Catalog menu. */
const lostAddress = ({ pathname }: URL): string => (pathname.startsWith('/course/') ? '/course/404/404' : '/404');

/** The parameters that a page reads, ordered; undefined if unknown. */
function readParameters(
  { pathname, searchParams }: URL,
  pages: PageMetas | undefined,
  routes: Routes,
): URLSearchParams | undefined {
  const row = routes.routeOf(pathname);
  // The shell's own pages read none.
  const reads = row?.area === 'shell' ? [] : row && pages?.[row.path]?.reads;
  if (!reads) return undefined;
  const read = new URLSearchParams([...searchParams].filter(([name]) => reads.includes(name)));
  read.sort();
  return read;
}

/** One address for all those with the same page, so that parameters such as `utm_source` render nothing again. */
export function pageAddress(url: URL, pages: PageMetas | undefined, routes: Routes): URL {
  if (!routes.routeOf(url.pathname)) return new URL(lostAddress(url), url);
  const read = readParameters(url, pages, routes);
  const address = new URL(url);
  if (read) address.search = read.toString();
  return address;
}
