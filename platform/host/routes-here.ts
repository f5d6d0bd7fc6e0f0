import type { AreaInSite } from '../gate/document/area-declaration.ts';
import { type RouteEntry, routesOf, type SiteArea } from '../gate/document/route-table.ts';
import { type RemoteName, remoteNames } from '../gate/remotes.ts';

let known: readonly SiteArea[] = [];
let now = routesOf(known);

/** From now on this page's routes are those that these areas declare. */
export function learnAreas(areas: readonly SiteArea[]): void {
  known = areas;
  now = routesOf(known);
}

/** The names of the areas that came with the site, and of those that declared themselves since. */
export const areaNames = (): RemoteName[] => [...new Set([...remoteNames, ...known.map(({ name }) => name)])];

/** The row that owns an address; undefined for the 404 page. */
export const routeOf = (pathname: string): RouteEntry | undefined => now.routeOf(pathname);

/** What an area declares; undefined for one that this page does not know. */
export const declaredBy = (name: RemoteName): AreaInSite | undefined => now.declared(name);

/** An area's name for people. */
export const titleOf = (name: RemoteName): string => now.titleOf(name);

/** The static pages, Access Denied, and the 404 page. */
export const isShellPage = (pathname: string): boolean => now.isShellPage(pathname);
