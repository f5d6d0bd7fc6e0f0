import { builtInPaths, shellPaths } from '../built-in-routes.ts';
import { byCloseness, isAt, partsOf } from '../path-order.ts';
import { isBuiltIn, type RemoteName, remotes } from '../remotes.ts';
import type { Access, AreaPaths } from './area-declaration.ts';
import type { RemoteRelease } from './release.ts';

export interface RouteEntry {
  /** The name of an area, or 'shell'. */
  area: RemoteName;
  path: string;
  access: Access;
}

/** What the release document says of an area's paths, title and links. */
export type SiteArea = Pick<RemoteRelease, 'name' | 'area'>;

const rowsOf = (area: string, paths: AreaPaths): RouteEntry[] =>
  Object.entries(paths).map(([path, access]) => ({ area, path, access }));

const shellRows: RouteEntry[] = shellPaths.map((path) => ({ area: 'shell', path, access: 'everybody' }));

/** Every path and its area: as the areas' live versions declare them, or as they came with the site. */
export function routesOf(areas: readonly SiteArea[]) {
  const paths: Record<string, AreaPaths> = { ...builtInPaths };
  for (const { name, area } of areas) if (area) paths[name] = area.paths;
  const table = [...shellRows, ...Object.entries(paths).flatMap(([name, own]) => rowsOf(name, own))];
  const rows = table
    .map((row) => ({ row, parts: partsOf(row.path) }))
    .toSorted((one, other) => byCloseness(one.parts, other.parts));
  const routeOf = (pathname: string): RouteEntry | undefined => {
    const given = partsOf(pathname);
    return rows.find(({ parts }) => isAt(parts, given))?.row;
  };
  return {
    table,
    /** The row that owns an address; undefined for the 404 page. */
    routeOf,
    /** The static pages, Access Denied, and the 404 page. */
    isShellPage: (pathname: string): boolean => (routeOf(pathname)?.area ?? 'shell') === 'shell',
    /** An area's name for people. */
    titleOf: (name: RemoteName): string =>
      areas.find((one) => one.name === name)?.area?.title ?? (isBuiltIn(name) ? remotes[name].title : name),
  };
}

export type Routes = ReturnType<typeof routesOf>;
