import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformRange } from '@vidya/contracts/release/host-platform';
import type { VersionFiles } from '@vidya/contracts/release/release';
import { inspectBuild } from '@vidya/contracts/server/inspection/inspect-build';
import { integrityOf } from '@vidya/contracts/server/integrity-of';
import { declarationOf } from '../../config/areas.ts';
import { filesIn } from '../../release/files-in.ts';

/** The used part of `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
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

/** What `release.json` of a build will say; its hash is a part of the version. */
export function describedFiles({ name, version, output }: BuiltVersion): VersionFiles {
  const manifest = readJson(output, 'mf-manifest.json') as Manifest;
  const screens = Object.entries(readJson(output, 'screen-files.json') as Record<string, string[]>);
  const documents = ['mf-manifest.json', 'views.json', 'pages.json', 'server.cjs']
    .filter((file) => existsSync(path.join(output, file)))
    .map((file) => [file, integrityOf(readFileSync(path.join(output, file)))]);
  const integrity = { ...(readJson(output, 'integrity.json') as object), ...Object.fromEntries(documents) };
  const scripts = filesIn(output).filter((file) => file.endsWith('.js'));
  const bytes = new Map(scripts.map((file) => [file, readFileSync(path.join(output, file))]));
  const { shared = {}, platformMembers } = inspectBuild({ integrity }, bytes);
  return {
    name,
    version,
    integrity,
    preload: preloadOf(manifest),
    screens: Object.fromEntries(screens.map(([screen, files]) => [screen === 'index' ? '/' : `/${screen}`, files])),
    shared,
    platform: platformRange(platformMembers),
    declaration: declarationOf(name),
  };
}

/** Writes `release.json`. */
export function describeVersion(build: BuiltVersion): void {
  const files = describedFiles(build);
  for (const file of temporary) rmSync(path.join(build.output, file), { force: true });
  writeFileSync(path.join(build.output, 'release.json'), JSON.stringify(files, null, 1));
}
