import { builtInAreas } from './built-in-areas.ts';
import type { BuiltInArea } from './document/area-declaration.ts';

/** An area that came with the site: a migration granted it. */
export type BuiltInName = keyof typeof builtInAreas;

/** The name of any area, as `isRemoteName` (remote-name.ts) has it: it is a folder, a global variable of a page and part of addresses. */
export type RemoteName = string;

export const remoteNames = Object.keys(builtInAreas) as BuiltInName[];

export const isBuiltIn = (name: string): name is BuiltInName => Object.hasOwn(builtInAreas, name);

/** What an area that came with the site declared when this was built; undefined for the others. */
export const builtIn = (name: RemoteName): BuiltInArea | undefined =>
  isBuiltIn(name) ? builtInAreas[name] : undefined;
