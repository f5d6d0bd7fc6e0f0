import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { VersionFiles } from '../../../gate/document/release.ts';
import { inspectBuild } from '../../../gate/inspection/inspect-build.ts';
import type { BuildBytes } from '../../../gate/inspection/transfer-sizes.ts';
import type { Candidate } from '../../../gate/refusal.ts';
import type { RemoteName } from '../../../gate/remotes.ts';
import type { ReleaseStore } from '../../../registry/release-store/release-store.ts';
import { ReleaseError } from '../release-error.ts';
import { filesIn } from './files-in.ts';
import { cachedInspection } from './script-inspection.ts';

/** Reads the `release.json` of a finished build in a local folder. Throws if there is none. */
export function builtFiles(folder: string): VersionFiles {
  if (!statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false }))
    throw new ReleaseError(`${folder} holds no finished build: npm run build`);
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as VersionFiles;
}

const bytesIn = (folder: string): BuildBytes =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file))]));

/** Reads a finished build from a local folder and computes what the gate looks at. Throws if there is none. */
export function builtCandidate(folder: string): Candidate {
  const files = builtFiles(folder);
  const bytes = bytesIn(folder);
  return { files, metadata: inspectBuild(files, bytes, cachedInspection(bytes)) };
}

/** The same for a version in the store; undefined if it is gone. */
export async function storedCandidate(
  store: ReleaseStore,
  name: RemoteName,
  version: string,
): Promise<Candidate | undefined> {
  const folder = `${name}/${version}`;
  const contents = await Promise.all(
    (await store.files(folder)).map(async (file) => [file, await store.read(`${folder}/${file}`)] as const),
  );
  const bytes = new Map(contents.flatMap(([file, content]) => (content ? [[file, content] as const] : [])));
  const text = bytes.get('release.json')?.toString('utf8');
  if (text === undefined) return undefined;
  const files = JSON.parse(text) as VersionFiles;
  return { files, metadata: inspectBuild(files, bytes, cachedInspection(bytes)) };
}
