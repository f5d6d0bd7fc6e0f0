import type { RemoteName } from '../remotes.ts';
import { type AreaPaths, isForAdministrators } from './area-declaration.ts';

/** Below it the front server gives files to administrators only. */
export const guardedPrefix = '/remotes';

/** Where browsers get the files of an area for administrators. */
export const guardedBase = (name: RemoteName): string => `${guardedPrefix}/${name}`;

/** Where browsers get an area's files: `open`, an origin of its own, unless all of its pages are for administrators. */
export const baseFor = (name: RemoteName, { paths, open }: { paths: AreaPaths; open: string }): string =>
  isForAdministrators(paths) ? guardedBase(name) : open;
