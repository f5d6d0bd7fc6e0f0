import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordedCalls } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import { placeOfCall } from '@vidya/contracts/calls/recorded/recorded-call';
import { filesIn } from '../../../platform/cli/release/publish/files-in.ts';
import { cacheInspection } from '../../../platform/cli/release/publish/script-inspection.ts';
import type { VersionFiles } from '../../../platform/gate/document/release.ts';
import { runtimeRange } from '../../../platform/gate/federation-runtime.ts';
import { platformRange } from '../../../platform/gate/host-platform.ts';
import { runtimeNeeded } from '../../../platform/gate/inspection/federation-runtime.ts';
import { inspectScripts, type ScriptInspection } from '../../../platform/gate/inspection/inspect-build.ts';
import { integrityOf } from '../../../platform/gate/integrity-of.ts';
import { declarationOf } from '../../config/areas.ts';

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

/** Writes what the build expects of the calls that its scripts send, so that the API can be compared with it later. */
function writeCalls(output: string, places: string[]): void {
  const used = recordedCalls().filter((call) => places.includes(placeOfCall(call)));
  writeFileSync(path.join(output, 'calls.json'), JSON.stringify(used));
}

/** What the scripts of a build need of the site. */
type Needs = Pick<VersionFiles, 'shared' | 'platform' | 'runtime'>;

const scriptsIn = (output: string): Map<string, Buffer> => {
  const scripts = filesIn(output).filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [file, readFileSync(path.join(output, file))]));
};

/** Reads the scripts of a finished webpack build, and writes `calls.json`. */
export function describeScripts(output: string): { needs: Needs; inspection: ScriptInspection } {
  const inspection = inspectScripts(scriptsIn(output));
  const { shared = {}, platformMembers, words, runtimeNames } = inspection;
  writeCalls(output, words.places);
  const manifest = new Map([['mf-manifest.json', readFileSync(path.join(output, 'mf-manifest.json'))]]);
  const runtime = runtimeNeeded(runtimeNames, manifest);
  const needs = {
    shared,
    platform: platformRange(platformMembers),
    ...(runtime && { runtime: runtimeRange(runtime) }),
  };
  return { needs, inspection };
}

/** The publication of the build need not parse its scripts again, which differ from those before in their version only. */
export function cacheStamped({ version, output }: BuiltVersion, inspection: ScriptInspection, before: string): void {
  const text = JSON.stringify(inspection).replaceAll(before, version);
  cacheInspection(scriptsIn(output), JSON.parse(text) as ScriptInspection);
}

/** What `release.json` of a build will say; its hash is a part of the version. */
export function describedFiles({ name, version, output }: BuiltVersion, needs: Needs): VersionFiles {
  const manifest = readJson(output, 'mf-manifest.json') as Manifest;
  const screens = Object.entries(readJson(output, 'screen-files.json') as Record<string, string[]>);
  const documents = ['mf-manifest.json', 'views.json', 'pages.json', 'calls.json', 'server.cjs']
    .filter((file) => existsSync(path.join(output, file)))
    .map((file) => [file, integrityOf(readFileSync(path.join(output, file)))]);
  const integrity = { ...(readJson(output, 'integrity.json') as object), ...Object.fromEntries(documents) };
  return {
    name,
    version,
    integrity,
    preload: preloadOf(manifest),
    screens: Object.fromEntries(screens.map(([screen, files]) => [screen === 'index' ? '/' : `/${screen}`, files])),
    ...needs,
    declaration: declarationOf(name),
  };
}

/** Writes `release.json`. */
export function describeVersion(build: BuiltVersion, needs: Needs): void {
  const files = describedFiles(build, needs);
  for (const file of temporary) rmSync(path.join(build.output, file), { force: true });
  writeFileSync(path.join(build.output, 'release.json'), JSON.stringify(files, null, 1));
}
