import { areasHere, isHere } from '../../../scripts/config/areas.ts';
import { readArguments } from '../read-arguments.ts';
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

const optionNames = { switches: ['--newest', '--no-rehearsal'], values: ['--only', '--area'] };

/** Reads the arguments of `npm run upgrades`. Throws a `UsageError`. */
export function readUpgradeOptions(args: readonly string[]): UpgradeOptions {
  const { names, options } = readArguments(args, optionNames, UsageError);
  if (names[0] !== undefined) throw new UsageError(`'${names[0]}' is no option.`);
  const listOf = (name: string): string[] | undefined => options.get(name)?.split(',').filter(Boolean);
  const only = listOf('--only') ?? Object.keys(libraries);
  if (only.length === 0 || !only.every(isLibrary)) throw new UsageError('--only needs names of libraries.');
  const areas = listOf('--area') ?? areasHere;
  if (areas.length === 0 || !areas.every(isHere)) throw new UsageError('--area needs names of areas.');
  return {
    only,
    areas,
    reach: options.has('--newest') ? 'newest' : 'next',
    isRehearsed: !options.has('--no-rehearsal'),
  };
}
