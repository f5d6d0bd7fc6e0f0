import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostMetadata } from '@vidya/contracts/release/release';
import { type Refusal, refusalsOf } from '@vidya/contracts/release/release-gate';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import type { ReleaseStore } from '../../api/src/outside/releases/release-store.ts';
import { builtCandidate, changedSince, hashOf, storedCandidate } from './candidate.ts';
import type { ReleaseApi } from './release-api.ts';
import { ReleaseError } from './release-error.ts';
import { upload } from './upload.ts';

/** Everything that a publication touches outside this process. */
export interface ReleaseTarget {
  api: ReleaseApi;
  store: ReleaseStore;
  /** What the shell offers that areas are to live on. */
  host: () => Promise<HostMetadata>;
}

/** One block for each refusal: what was looked at, what is wrong, what puts it right. */
const refusalBlocks = (refusals: Refusal[]): string =>
  refusals.map(({ check, what, fix }) => `  ${check}\n    what: ${what}\n    fix:  ${fix}`).join('\n');

/**
 * Publishes one finished build: gate, upload, registration. Nobody gets it by that. Safe to repeat.
 *
 * @param folder the build, absolute
 * @returns what the API knows of the area now, and whether the store had the build already
 * @throws ReleaseError with every refusal of the gate
 */
export async function publish(
  { api, store, host }: ReleaseTarget,
  { name, folder, note }: { name: RemoteName; folder: string; note: string },
) {
  const candidate = builtCandidate(folder);
  const { version } = candidate.files;
  const live = (await api.list()).find((remote) => remote.name === name)?.live;
  const liveCandidate = live ? await storedCandidate(store, name, live.version) : undefined;
  const refusals = [...refusalsOf(candidate, await host(), liveCandidate), ...changedSince(candidate.files, folder)];
  if (refusals.length > 0)
    throw new ReleaseError(`${name} ${version} may not be published:\n${refusalBlocks(refusals)}`);
  const isUploaded = await upload(store, { name, version, folder });
  const hash = hashOf(readFileSync(path.join(folder, 'release.json')));
  return { version, releases: await api.register(name, { version, hash, note }), isUploaded };
}
