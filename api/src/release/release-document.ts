import { verify } from 'node:crypto';
import type { ReleaseDocument, RemoteRelease, SignedText, VersionReference } from '@vidya/contracts/release/release';
import { type RemoteName, remoteNames } from '@vidya/contracts/release/remotes';
import { type ReleaseKey, signText } from '../config/release-key.ts';
import type { Db } from '../database/database.ts';
import type { ReleaseStore } from '../outside/releases/release-store.ts';
import { lockReleases } from './host.store.ts';
import { type AreaState, createReleaseRows, type VersionRow } from './release.store.ts';

export type Bases = Record<RemoteName, string>;

export const referenceOf = ({ name, version, hash }: VersionRow, bases: Bases): VersionReference => ({
  version,
  base: `${bases[name]}/${version}/`,
  hash,
});

/** Null for an area that nobody gets yet. A canary that nobody gets is left out. */
export function remoteReleaseOf({ name, live, previous, canary }: AreaState, bases: Bases): RemoteRelease | null {
  if (!live) return null;
  const isTried = canary !== null && (canary.percent > 0 || canary.cohort !== null);
  return {
    name,
    live: referenceOf(live, bases),
    ...(previous && { previous: referenceOf(previous, bases) }),
    ...(isTried && {
      canary: {
        ...referenceOf(canary.row, bases),
        percent: canary.percent,
        ...(canary.cohort && { cohort: canary.cohort }),
      },
    }),
  };
}

async function remotesNow(db: Db, bases: Bases): Promise<RemoteRelease[]> {
  const rows = createReleaseRows(db);
  const found: RemoteRelease[] = [];
  for (const name of remoteNames) {
    // One connection, so one after another.
    // oxlint-disable-next-line no-await-in-loop
    const remote = remoteReleaseOf(await rows.stateOf(name), bases);
    if (remote) found.push(remote);
  }
  return found;
}

/** What a store's text says, when it is one that this key signed. */
function readDocument(text: string | null, { privateKey }: ReleaseKey): ReleaseDocument | null {
  try {
    const { payload, signature } = JSON.parse(text ?? '') as SignedText;
    // Node takes the public half of a private key.
    const isOurs = verify(null, Buffer.from(payload, 'utf8'), privateKey, Buffer.from(signature, 'base64'));
    return isOurs ? (JSON.parse(payload) as ReleaseDocument) : null;
  } catch {
    return null;
  }
}

interface ReleaseDocumentDependencies {
  db: Db;
  store: Pick<ReleaseStore, 'readDocument' | 'writeDocument'>;
  key: ReleaseKey;
  bases: Bases;
}

export interface ReleaseDocuments {
  /** One change of releases at a time: the document is written before the transaction ends, so both come true or none. */
  change<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Writes the document again when the store's is missing, is not ours, or says something else. */
  keep(): Promise<void>;
}

export function createReleaseDocuments({ db, store, key, bases }: ReleaseDocumentDependencies): ReleaseDocuments {
  /** Whether anything had to be written. */
  const write = async (tx: Db): Promise<boolean> => {
    const remotes = await remotesNow(tx, bases);
    const known = readDocument(await store.readDocument(), key);
    if (known && JSON.stringify(known.remotes) === JSON.stringify(remotes)) return false;
    // Browsers refuse what is older than what they know, even after a clock was set back.
    const issuedMs = Math.max(Date.now(), known ? Date.parse(known.issuedAt) + 1 : 0);
    const document: ReleaseDocument = { issuedAt: new Date(issuedMs).toISOString(), remotes };
    await store.writeDocument(JSON.stringify(signText(JSON.stringify(document), key)));
    return true;
  };
  const keep = (): Promise<void> =>
    db.transaction(async (tx) => {
      await lockReleases(tx);
      await write(tx);
    });
  return {
    keep,
    async change(work) {
      let isWritten = false;
      try {
        return await db.transaction(async (tx) => {
          await lockReleases(tx);
          const result = await work(tx);
          isWritten = await write(tx);
          return result;
        });
      } catch (error) {
        // The transaction did not end well after all. Should this fail as well, the next round of every minute does it.
        if (isWritten) await keep().catch(() => {});
        throw error;
      }
    },
  };
}
