import { generateKeyPairSync } from 'node:crypto';
import { addRehearsal, type SentRehearsal } from '@vidya/contracts/release/rehearsal-calls';
import { type Envelope, sealed } from '@vidya/contracts/server/provenance/dsse';
import type { RehearsalStatement } from '@vidya/contracts/server/provenance/rehearsal-statement';
import { statementType } from '@vidya/contracts/server/provenance/statement';
import { sampleRehearsal } from '@vidya/contracts/testing/sample-rehearsal';
import { and, eq } from 'drizzle-orm';
import { type ReleaseKey, readReleaseKey } from '../config/release-key.ts';
import { releaseVersions } from '../database/schema-release.ts';
import { releaseSigningKeys } from '../database/schema-release-rights.ts';
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
