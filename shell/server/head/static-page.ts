import type { PageMeta, PageMetas } from '@vidya/contracts/texts/page-meta';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import type { RouteEntry, Routes } from '@vidya/platform/gate/document/route-table';
import type { Head } from './head.ts';
import { shellPageAt } from './shell-pages.ts';

/** The path of the route table, or that of the address if it differs; with the parameters that belong to the page. */
function canonicalOf(path: string, { pathname, searchParams }: URL, parameters: string[]): string | undefined {
  const found = parameters.map((name) => [name, searchParams.get(name) ?? '']);
  if (found.some(([, value]) => value === '')) return undefined;
  const query = found.length > 0 ? `?${String(new URLSearchParams(found))}` : '';
  return (path.includes(':') ? pathname : path) + query;
}

function headOf(path: string, { title, description, parameters = [] }: PageMeta, url: URL): Head {
  return { title, description, canonical: description === undefined ? undefined : canonicalOf(path, url, parameters) };
}

function shellHead(path: string, url: URL): Head {
  // Redirects to the list.
  if (path === '/category') return { title: 'All Courses', canonical: paths.allCourses() };
  return headOf(path, shellPageAt(path) ?? { title: '' }, url);
}

function areaHead({ path, area, access }: RouteEntry, url: URL, { titleOf }: Routes, metas?: PageMetas): Head {
  const meta = metas?.[path];
  return meta ? headOf(path, meta, url) : { title: titleOf(area), isUnknown: access === 'everybody' };
}

/**
 * The status and head of a page that is not rendered on the server. `metas`: what its area's version says of its pages,
 * undefined if unknown.
 */
export function staticPage(url: URL, metas: PageMetas | undefined, routes: Routes): { status: 200 | 404; head: Head } {
  const row = routes.routeOf(url.pathname);
  if (!row) return { status: 404, head: { title: texts.page.notFoundTitle } };
  return { status: 200, head: row.area === 'shell' ? shellHead(row.path, url) : areaHead(row, url, routes, metas) };
}
