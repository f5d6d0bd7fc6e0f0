import { integrityOf } from '../../../gate/integrity-of.ts';
import type { RemoteName } from '../../../gate/remotes.ts';
import { isServed } from '../../../registry/release-store/is-served.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseTarget } from './publish.ts';

/**
 * Asks the area's address for an area's first version before anybody gets it: without an earlier one nothing could be
 * shown instead, and there is no way back. `version`: by default the newest. Throws a `ReleaseError`.
 */
export async function requireServed(
  { api, store }: ReleaseTarget,
  { name, version: wanted }: { name: RemoteName; version: string | undefined },
): Promise<void> {
  const area = (await api.list()).find((one) => one.name === name);
  const version = wanted ?? area?.versions[0]?.version;
  const base = area?.grant.base;
  if (!area || area.live || !version || !base?.startsWith('http')) return;
  const content = await store.read(`${name}/${version}/release.json`);
  // The store of another host: only the API knows it.
  if (!content || (await isServed(base, { version, hash: integrityOf(content) }))) return;
  throw new ReleaseError(
    `Browsers would find nothing at ${base}/${version}/. Start what serves its files there, or have another address granted.`,
  );
}
