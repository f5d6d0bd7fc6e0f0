import { createHash } from 'node:crypto';
import type { NewVersion } from '@vidya/contracts/release/release-calls';
import type { Candidate } from '@vidya/contracts/release/release-gate';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { versionFiles, versionMetadata } from '@vidya/contracts/shapes/release';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { z } from 'zod';
import { ApiProblem, conflict } from '../http/errors.ts';
import type { ReleaseStore } from '../outside/releases/release-store.ts';
import { grantsIn, listAreas } from './area.store.ts';
import { passGate } from './gate.ts';
import type { ReleaseDocuments } from './release-document.ts';
import { leaveTrace } from './release-trace.ts';
import type { Releaser } from './releaser.ts';

const unusable = (file: string, why: string): ApiProblem =>
  new ApiProblem(422, `integrity: ${file} ${why} Upload the version again with npm run release.`, 'Refused');

const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function parse<T>(shape: z.ZodType<T>, content: Buffer, file: string): T {
  try {
    return shape.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw unusable(file, 'does not read as one.');
  }
}

/** Registers an uploaded version; nobody gets it yet. */
export function createRegisterVersion({ store, documents }: { store: ReleaseStore; documents: ReleaseDocuments }) {
  const read = async (file: string): Promise<Buffer> => {
    const content = await store.read(file);
    if (!content) throw unusable(file, 'is not in the release store.');
    return content;
  };

  /** Reads the uploaded version from the store; throws unless it is the announced one. */
  const readCandidate = async (name: RemoteName, { version, hash }: NewVersion): Promise<Candidate> => {
    const [releaseFile, metadataFile] = [`${name}/${version}/release.json`, `${name}/${version}/facts.json`];
    const content = await read(releaseFile);
    if (hashOf(content) !== hash) throw unusable(releaseFile, 'has another hash in the release store.');
    const files = parse(versionFiles, content, releaseFile);
    if (files.name !== name || files.version !== version) {
      throw unusable(releaseFile, `is that of ${files.name} ${files.version}.`);
    }
    return { files, metadata: parse(versionMetadata, await read(metadataFile), metadataFile) };
  };

  return async (name: RemoteName, wanted: NewVersion, by: Releaser): Promise<void> => {
    const candidate = await readCandidate(name, wanted);
    await documents.change(async (rows, tx) => {
      const { version, hash, note } = wanted;
      const known = await rows.find(name, version);
      if (known?.hash === hash) return;
      if (known) throw conflict(apiMessages.release.changed(name, version));
      const { live } = await rows.stateOf(name);
      const grants = grantsIn(await listAreas(tx));
      passGate({ candidate, host: await rows.findHost(), live, grants });
      const publisher = { publisherId: by.id, publishedBy: by.id ? '' : by.name };
      const row = await rows.add({ name, version, hash, ...candidate, note, ...publisher });
      if (row) await leaveTrace(tx, { action: 'release.published', row, by, details: { note: note || undefined } });
    });
  };
}
