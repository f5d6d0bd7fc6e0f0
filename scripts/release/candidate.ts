import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import type { Candidate, Refusal } from '@vidya/contracts/release/release-gate';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import type { ReleaseStore } from '../../api/src/outside/releases/release-store.ts';
import { ReleaseError } from './release-error.ts';

const parse = (text: string | Buffer): unknown => JSON.parse(text.toString());

/** The hash of a file in the form of integrity attributes. */
export const hashOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Reads a finished build from a local folder. Throws if there is none. */
export function builtCandidate(folder: string): Candidate {
  if (!statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false }))
    throw new ReleaseError(`${folder} holds no finished build: npm run build`);
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file)));
  return { files: read('release.json') as VersionFiles, metadata: read('facts.json') as VersionMetadata };
}

/** The contents of a file and of its decompressed `.br` form. Empty if there is neither. */
function formsOf(file: string): Buffer[] {
  try {
    return [file, `${file}.br`]
      .filter((place) => existsSync(place))
      .map((place) => (place.endsWith('.br') ? brotliDecompressSync(readFileSync(place)) : readFileSync(place)));
  } catch {
    return [];
  }
}

/** Refusals for files that changed after the build: browsers would refuse them. */
export function changedSince({ integrity }: VersionFiles, folder: string): Refusal[] {
  const changed = Object.entries(integrity).filter(([file, hash]) => {
    const forms = formsOf(path.join(folder, file));
    return forms.length === 0 || forms.some((content) => hashOf(content) !== hash);
  });
  return changed.map(([file]) => ({
    check: 'integrity',
    what: `${file} is not what was built, so no browser would run it.`,
    fix: `Delete ${folder} and build again; do not change files of a finished build.`,
  }));
}

/** Reads a version from the store; undefined if it is gone. */
export async function storedCandidate(
  store: ReleaseStore,
  name: RemoteName,
  version: string,
): Promise<Candidate | undefined> {
  const [files, metadata] = await Promise.all(
    ['release.json', 'facts.json'].map((file) => store.read(`${name}/${version}/${file}`)),
  );
  return files && metadata
    ? { files: parse(files) as VersionFiles, metadata: parse(metadata) as VersionMetadata }
    : undefined;
}
