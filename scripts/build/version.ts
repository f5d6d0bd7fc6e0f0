import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { areasHere } from '../config/areas.ts';
import { home, ownArea, packageFolder } from '../config/webpack/shared.ts';

export const browserPackages: readonly string[] = ['shell', ...areasHere.map((name) => `mfe-${name}`)];

// The sources of every browser build, besides the package's own.
const common = [
  'contracts/src/**',
  'platform/{calls,gate}/**',
  'shared-ui/src/**',
  'platform/cli/release/publish/{files-in,script-inspection}.ts',
  'scripts/config/areas.ts',
  'scripts/config/webpack/{assets,base,integrity,remote,server,shared,shell,source-maps}.ts',
  'scripts/config/webpack/federation/*',
  'scripts/config/webpack/*.cjs',
  'scripts/config/facades/*',
  'scripts/build/**',
  'package-lock.json',
];

const isSource = (file: string): boolean => !/\.(test|stories)\.tsx?$/.test(file);

function filesOf(patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: home, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** A hash of the files that match the patterns (relative to the repository), 10 characters. */
export function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(patterns)) hash.update(path.relative(home, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

// The lock names the packages that this command comes with.
const ofOwnRepository = ['src/**', 'package.json', 'package-lock.json'];

const own = (folder: string): string[] =>
  folder === 'shell'
    ? [
        'shell/src/**',
        'platform/host/**',
        'shell/package.json',
        'shell/server/{frame/**,head/head.ts,html.ts,renderer/messages.ts}',
      ]
    : [`${folder}/src/**`, `${folder}/package.json`];

/** The patterns of all sources that may reach a package's build. */
export const sourcePatterns = (folder: string): string[] => (ownArea ? ofOwnRepository : [...common, ...own(folder)]);

/** A hash of all sources that may reach a package's build: while it stays the same, nothing needs to be built. */
export const sourcesOf = (folder: string): string => hashOf(sourcePatterns(folder));

interface FinishedBuild {
  name: string;
  version: string;
  /** The `sourcesOf` that it was built from. */
  sources?: string;
}

const buildFile = (folder: string, version: string): string =>
  path.join(packageFolder(folder), 'dist', version, 'build.json');

/** The finished build of these sources, now marked as the newest: servers use the newest build. */
export function builtVersion(folder: string): string | undefined {
  const dist = path.join(packageFolder(folder), 'dist');
  if (!existsSync(dist)) return undefined;
  const sources = sourcesOf(folder);
  const found = readdirSync(dist).find((version) => {
    const file = buildFile(folder, version);
    return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as FinishedBuild).sources === sources;
  });
  if (found !== undefined) utimesSync(buildFile(folder, found), new Date(), new Date());
  return found;
}

/** `builtVersion`, for callers that have built before. Throws if there is none. */
export function requireBuilt(folder: string): string {
  const version = builtVersion(folder);
  if (version === undefined) throw new Error(`${folder} has no finished build of its sources: npm run build`);
  return version;
}
