import { builtInAreas } from '../built-in-areas.ts';
import { byCloseness, isAt, partsOf } from '../path-order.ts';
import { builtIn, type RemoteName } from '../remotes.ts';
import type { Access, AreaInSite, AreaPaths } from './area-declaration.ts';
import type { RemoteRelease } from './release.ts';

export interface RouteEntry {
  /** The name of an area, or 'shell'. */
  area: RemoteName;
  path: string;
  access: Access;
}

/** What the release document says of an area's paths, title and links. */
export type SiteArea = Pick<RemoteRelease, 'name' | 'area'>;

/** The pages of the shell. No area can have them. */
export const shellPaths = [
  '/denied',
  '/data-deletion',
  '/about',
  '/blog',
  '/Pricing',
  '/forem',
  '/document',
  '/terms',
  '/community',
  '/resources',
  '/career',
  '/category',
] as const;

const rowsOf = (area: string, paths: AreaPaths): RouteEntry[] =>
  Object.entries(paths).map(([path, access]) => ({ area, path, access }));

const shellRows: RouteEntry[] = shellPaths.map((path) => ({ area: 'shell', path, access: 'everybody' }));

/**
 * Name → what the area's live version declares. What a document does not say of an area that came with the site is as in
 * this source tree: APIs of 1.0.0 leave out paths that are as they came, and older versions declare no links or counted
 * calls. Today's API leaves nothing out, so that later changes of the generated file change no released version.
 */
export function declaredAreas(areas: readonly SiteArea[]): Record<RemoteName, AreaInSite> {
  const declared = areas.flatMap(({ name, area }) => (area ? [[name, { ...builtIn(name), ...area }] as const] : []));
  return { ...builtInAreas, ...Object.fromEntries(declared) };
}

/** Every path and its area. */
export function routesOf(areas: readonly SiteArea[]) {
  const declared = declaredAreas(areas);
  const table = [...shellRows, ...Object.entries(declared).flatMap(([name, { paths }]) => rowsOf(name, paths))];
  const rows = table
    .map((row) => ({ row, parts: partsOf(row.path) }))
    .toSorted((one, other) => byCloseness(one.parts, other.parts));
  const routeOf = (pathname: string): RouteEntry | undefined => {
    const given = partsOf(pathname);
    return rows.find(({ parts }) => isAt(parts, given))?.row;
  };
  return {
    table,
    /** What an area declares; undefined for one that no document has named. */
    declared: (name: RemoteName): AreaInSite | undefined => declared[name],
    /** The row that owns an address; undefined for the 404 page. */
    routeOf,
    /** The static pages, Access Denied, and the 404 page. */
    isShellPage: (pathname: string): boolean => (routeOf(pathname)?.area ?? 'shell') === 'shell',
    /** An area's name for people. */
    titleOf: (name: RemoteName): string => declared[name]?.title ?? name,
  };
}

export type Routes = ReturnType<typeof routesOf>;
