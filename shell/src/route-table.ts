import type { Access } from '@vidya/contracts/release/area-declaration';
import { builtInPaths, shellPaths } from '@vidya/contracts/release/built-in-routes';
import { byCloseness, isAt, partsOf } from '@vidya/contracts/release/path-order';
import type { RemoteRelease } from '@vidya/contracts/release/release';
import { isBuiltIn, type RemoteName, remotes } from '@vidya/contracts/release/remotes';

export interface RouteEntry {
  area: RemoteName | 'shell';
  path: string;
  access: Access;
}

/** What the release document says of an area's paths, title and links. */
export type SiteArea = Pick<RemoteRelease, 'name' | 'area'>;

const rowsOf = (area: string, paths: Record<string, Access>): RouteEntry[] =>
  Object.entries(paths).map(([path, access]) => ({ area, path, access }));

const shellRows: RouteEntry[] = shellPaths.map((path) => ({ area: 'shell', path, access: 'everybody' }));

/** Every path and its area: as the areas' live versions declare them, or as they came with the site. */
export function routesOf(areas: readonly SiteArea[]) {
  const declared = areas.flatMap(({ name, area }) => (area ? [{ name, ...area }] : []));
  const said = declared.map(({ name, title, paths, navigation }) => ({
    name,
    area: { title, paths, ...(navigation && { navigation }) },
  }));
  const others = Object.entries(builtInPaths).filter(([name]) => !declared.some((area) => area.name === name));
  const table = [
    ...shellRows,
    ...others.flatMap(([name, paths]) => rowsOf(name, paths)),
    ...declared.flatMap(({ name, paths }) => rowsOf(name, paths)),
  ];
  const rows = table
    .map((row) => ({ row, parts: partsOf(row.path) }))
    .toSorted((one, other) => byCloseness(one.parts, other.parts));
  const routeOf = (pathname: string): RouteEntry | undefined => {
    const given = partsOf(pathname);
    return rows.find(({ parts }) => isAt(parts, given))?.row;
  };
  return {
    areas: said,
    /** Differs where the pages around an area do: in its paths, its title or its links. */
    stamp: JSON.stringify(said),
    table,
    /** The row that owns an address; undefined for the 404 page. */
    routeOf,
    /** The static pages, Access Denied, and the 404 page. */
    isShellPage: (pathname: string): boolean => (routeOf(pathname)?.area ?? 'shell') === 'shell',
    /** An area's name for people. */
    titleOf: (name: RemoteName): string =>
      declared.find((area) => area.name === name)?.title ?? (isBuiltIn(name) ? remotes[name].title : name),
  };
}

export type Routes = ReturnType<typeof routesOf>;
