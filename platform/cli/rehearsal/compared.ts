import type { AreaPaths } from '../../gate/document/area-declaration.ts';
import type { Candidate } from '../../gate/refusal.ts';
import { storedCandidate } from '../release/publish/candidate.ts';
import type { ReleaseTarget } from '../release/publish/publish.ts';
import { ReleaseError } from '../release/release-error.ts';

const kilobytes = (bytes: number): string => `${bytes > 0 ? '+' : ''}${(bytes / 1024).toFixed(1)} kB`;

/** The versions that are compared. `live`: undefined where its files are gone. */
export interface Compared {
  candidate: Candidate;
  live: Candidate | undefined;
}

/** The difference in bytes, as a sentence. */
export function bytesLine({ candidate, live }: Compared): string {
  if (!live) return 'The sizes are not known.';
  const first = candidate.metadata.firstLoadBytes - live.metadata.firstLoadBytes;
  const all = candidate.metadata.totalBytes - live.metadata.totalBytes;
  return `First load ${kilobytes(first)}, all files ${kilobytes(all)} against live ${live.files.version}.`;
}

/** What either version declares; of one without a declaration what is granted. */
export function pathsOf({ candidate, live }: Compared, granted: AreaPaths): string[] {
  const declared = [candidate, live].map((one) => one?.files.declaration?.paths ?? granted);
  return [...new Set(declared.flatMap((paths) => Object.keys(paths)))];
}

/** Reads both versions from the store. Throws a `ReleaseError` if the candidate is not there. */
export async function comparedIn(
  { store }: ReleaseTarget,
  { name, version, live }: Record<'name' | 'version' | 'live', string>,
): Promise<Compared> {
  const [candidate, other] = await Promise.all([
    storedCandidate(store, name, version),
    storedCandidate(store, name, live),
  ]);
  if (candidate) return { candidate, live: other };
  throw new ReleaseError(`${name} ${version} is not in ${store.place}: set RELEASE_STORE to where it was published.`);
}
