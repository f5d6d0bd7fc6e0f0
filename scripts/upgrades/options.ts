import { areasHere, isHere } from '../config/areas.ts';
import { isLibrary, type Library, libraries } from './libraries.ts';
import type { Reach } from './next-version.ts';

export interface UpgradeOptions {
  only: Library[];
  areas: readonly string[];
  reach: Reach;
  isRehearsed: boolean;
}

const usage = `npm run upgrades                          builds every area with the next minor of each library, and tries it on the live shell
  --only react,webpack                    of: ${Object.keys(libraries).join(', ')}
  --area catalog,learning                 of: ${areasHere.join(', ')}
  --newest                                the newest of the major instead of the next minor
  --no-rehearsal                          build and gate only
SITE_URL and the variables of npm run release name a site to try it on; without SITE_URL one is started.`;

/** Wrong arguments; the message contains the usage. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((name) => name !== '');

/** Reads the arguments of `npm run upgrades`. Throws a `UsageError`. */
export function readUpgradeOptions(args: readonly string[]): UpgradeOptions {
  const options: UpgradeOptions = {
    only: Object.keys(libraries).filter(isLibrary),
    areas: areasHere,
    reach: 'next',
    isRehearsed: true,
  };
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--newest') options.reach = 'newest';
    else if (word === '--no-rehearsal') options.isRehearsed = false;
    else if (word === '--only') {
      const names = listOf(rest.shift());
      options.only = names.filter(isLibrary);
      if (names.length === 0 || names.length !== options.only.length)
        throw new UsageError('--only needs names of libraries.');
    } else if (word === '--area') {
      options.areas = listOf(rest.shift());
      if (options.areas.length === 0 || !options.areas.every(isHere))
        throw new UsageError('--area needs names of areas.');
    } else throw new UsageError(`There is no option ${word}.`);
  }
  return options;
}
