import { ApiProblem } from '../../api/src/http/errors.ts';
import { integrityOf } from '../gate/integrity-of.ts';
import type { ReleaseStore } from './release-store/release-store.ts';
import type { releaseVersions } from './tables/schema-release.ts';

const atOnce = 8;

export type Reading = Pick<ReleaseStore, 'read'>;

/**
 * Throws 422 when the store does not have a registered version's files any more, byte for byte: its visitors would get
 * nothing, or what browsers refuse.
 */
export async function verifyStoredFiles(
  store: Reading,
  { name, version, hash, files }: typeof releaseVersions.$inferSelect,
): Promise<void> {
  const expected = Object.entries({ ...files.integrity, 'release.json': hash });
  for (let at = 0; at < expected.length; at += atOnce) {
    const some = expected.slice(at, at + atOnce);
    // oxlint-disable-next-line no-await-in-loop
    const contents = await Promise.all(some.map(([file]) => store.read(`${name}/${version}/${file}`)));
    const wrong = some.find(([, known], index) => integrityOf(contents[index] ?? '') !== known);
    if (!wrong) continue;
    const what = `${name}/${version}/${wrong[0]} is gone from the release store, or changed there.`;
    throw new ApiProblem(
      422,
      `integrity: ${what} Put the version back as it was published, or publish a new one.`,
      'Refused',
    );
  }
}
