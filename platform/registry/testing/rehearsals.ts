import { generateKeyPairSync } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type ReleaseKey, readReleaseKey } from '../../../api/src/config/release-key.ts';
import { addRehearsal, type SentRehearsal } from '../../calls/rehearsal.ts';
import { type Envelope, sealed } from '../../gate/provenance/dsse.ts';
import type { RehearsalStatement } from '../../gate/provenance/rehearsal-statement.ts';
import { statementType } from '../../gate/provenance/statement.ts';
import { sampleRehearsal } from '../../testing/sample-rehearsal.ts';
import { releaseVersions } from '../tables/schema-release.ts';
import { releaseSigningKeys } from '../tables/schema-release-rights.ts';
import type { ReleaseDesk } from './release-desk.ts';
import { asReleaser } from './releases.ts';

export const newSigningKey = (): ReleaseKey =>
  readReleaseKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

export const signed = (statement: RehearsalStatement, key: ReleaseKey): Envelope =>
  sealed(statementType, JSON.stringify(statement), key);

/** The steps of a rehearsal of the catalogue. */
export function rehearsing(desk: ReleaseDesk) {
  const key = newSigningKey();
  /** The statement about a registered version. */
  const saidOf = async (version: string, predicate: Partial<RehearsalStatement['predicate']> = {}) => {
    const isIt = and(eq(releaseVersions.name, 'catalog'), eq(releaseVersions.version, version));
    const [row] = await desk.api.db.select({ hash: releaseVersions.hash }).from(releaseVersions).where(isIt);
    return sampleRehearsal({ name: 'catalog', version, hash: row!.hash }, predicate);
  };
  const send = async (version: string, body: SentRehearsal) => {
    const params = { name: 'catalog', version };
    return desk.api.inject(addRehearsal, { params, body, headers: asReleaser() });
  };
  return {
    key,
    saidOf,
    send,
    giveKey: ({ publicKey } = key) => desk.api.db.insert(releaseSigningKeys).values({ area: 'catalog', publicKey }),
    /** Sends a rehearsal that a key of the area signed; without a predicate nothing was wrong. */
    rehearse: async (version: string, predicate: Partial<RehearsalStatement['predicate']> = {}) =>
      send(version, signed(await saidOf(version, predicate), key)),
  };
}
