import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import { declarationOf, isForAdministrators } from '../../config/areas.ts';
import { root } from '../../config/webpack/shared.ts';
import { hashOf } from '../../release/candidate.ts';
import { filesIn } from '../../release/upload.ts';
import { exposedBy } from './exposed.ts';
import { membersUsed, platformRange } from './platform-use.ts';
import { unsafePlaces } from './unsafe.ts';

/** The used part of `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; requiredVersion: string; assets: { js: { sync: string[]; async: string[] } } }[];
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** One finished webpack build of a remote. */
export interface BuiltVersion {
  name: string;
  version: string;
  /** webpack's output folder, absolute. */
  output: string;
}

// Output of webpack's plugins for this file only, and statistics of the build.
const temporary = ['integrity.json', 'screen-files.json', 'mf-stats.json'];

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const preloadOf = ({ metaData, exposes }: Manifest): string[] => [
  ...new Set([metaData.remoteEntry.name, ...exposes.flatMap((expose) => expose.assets.js.sync)]),
];

/** Shared libraries that the build imports, so that it carries a fallback of each. */
const sharedOf = ({ shared }: Manifest): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter(({ assets }) => assets.js.sync.length + assets.js.async.length > 0)
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  );

/** The content of `release.json`: what a browser needs to run a version. */
function versionFiles({ name, version, output }: BuiltVersion, members: string[]): VersionFiles {
  const manifest = readJson(output, 'mf-manifest.json') as Manifest;
  const screens = Object.entries(readJson(output, 'screen-files.json') as Record<string, string[]>);
  const documents = ['mf-manifest.json', 'views.json', 'pages.json', 'server.cjs']
    .filter((file) => existsSync(path.join(output, file)))
    .map((file) => [file, hashOf(readFileSync(path.join(output, file)))]);
  return {
    name,
    version,
    integrity: { ...(readJson(output, 'integrity.json') as object), ...Object.fromEntries(documents) },
    preload: preloadOf(manifest),
    screens: Object.fromEntries(screens.map(([screen, files]) => [screen === 'index' ? '/' : `/${screen}`, files])),
    shared: sharedOf(manifest),
    platform: platformRange(members),
    declaration: declarationOf(name),
  };
}

const accessOf = ({ declaration }: VersionFiles): VersionMetadata['access'] =>
  declaration && isForAdministrators(declaration.paths) ? 'administrators' : 'everybody';

/** The transferred size of a file: that of its compressed form if there is one. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The content of `facts.json`: what the publish gate checks besides. Needs the `.br` files. */
function versionMetadata({ name, output }: BuiltVersion, files: VersionFiles, members: string[]): VersionMetadata {
  const folder = path.join(root, `mfe-${name}`);
  const { exposes } = readJson(output, 'mf-manifest.json') as Manifest;
  const inFolder = filesIn(output).filter((file) => !file.endsWith('.br'));
  const scripts = inFolder.filter((file) => file.endsWith('.js'));
  const bytes = (some: string[]): number => some.reduce((sum, file) => sum + sentBytes(path.join(output, file)), 0);
  return {
    firstLoadBytes: bytes(files.preload),
    totalBytes: bytes(inFolder),
    exposes: Object.fromEntries(
      exposes.map((expose) => [expose.path, exposedBy(path.join(folder, 'src', `${expose.path}.tsx`))]),
    ),
    platformMembers: members,
    access: accessOf(files),
    unsafe: scripts.flatMap((file) => unsafePlaces(file, readFileSync(path.join(output, file), 'utf8'))),
    unhashed: scripts.filter((file) => !(file in files.integrity)),
  };
}

/** What `release.json` of a build will say, for the hash that is its version. */
export const describedFiles = (build: BuiltVersion): VersionFiles =>
  versionFiles(build, membersUsed(path.join(root, `mfe-${build.name}`)));

/** Writes `release.json` and `facts.json`. `compress` writes the `.br` files between the two. */
export function describeVersion(build: BuiltVersion, compress: (folder: string) => void): void {
  const members = membersUsed(path.join(root, `mfe-${build.name}`));
  const files = versionFiles(build, members);
  for (const file of temporary) rmSync(path.join(build.output, file), { force: true });
  const write = (file: string, value: unknown): void =>
    writeFileSync(path.join(build.output, file), JSON.stringify(value, null, 1));
  write('release.json', files);
  compress(build.output);
  write('facts.json', versionMetadata(build, files, members));
}
