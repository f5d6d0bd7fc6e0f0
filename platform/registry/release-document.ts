import { verify } from 'node:crypto';
import { type ReleaseKey, signText } from '../../api/src/config/release-key.ts';
import type { Db } from '../../api/src/database/database.ts';
import type { AreaInSite } from '../gate/document/area-declaration.ts';
import type { ReleaseDocument, RemoteRelease, SignedText, VersionReference } from '../gate/document/release.ts';
import { type AreaRow, type Bases, baseOf, listAreas } from './areas/area.store.ts';
import { listEndedPreviews } from './preview/preview.store.ts';
import { type AreaState, createReleaseRows, isTried, type ReleaseRows, type VersionRow } from './release.store.ts';
import type { ReleaseStore } from './release-store/release-store.ts';

/** `base`: the public URL of its area's folder. */
export const referenceOf = ({ version, hash }: VersionRow, base: string): VersionReference => ({
  version,
  base: `${base}/${version}/`,
  hash,
});

/** What the site needs of a declaration: nothing is left out that a shell of another age could know differently. */
function inSite({ files: { declaration } }: VersionRow): AreaInSite | undefined {
  if (!declaration) return undefined;
  const { title, paths, navigation, connections, countedCalls, leadsTo } = declaration;
  return {
    title,
    paths,
    ...(navigation.length > 0 && { navigation }),
    ...(connections.length > 0 && { connections }),
    ...(countedCalls && { countedCalls }),
    ...(leadsTo !== undefined && { leadsTo }),
  };
}

/** Null for an area without a live version. Leaves out a canary without a share. */
function remoteReleaseOf(state: AreaState, base: string): RemoteRelease | null {
  const { name, live, previous, canary } = state;
  if (!live) return null;
  return {
    name,
    live: referenceOf(live, base),
    previous: previous ? referenceOf(previous, base) : undefined,
    canary:
      canary && isTried(state)
        ? { ...referenceOf(canary.row, base), percent: canary.percent, cohort: canary.cohort ?? undefined }
        : undefined,
    area: inSite(live),
  };
}

async function remotesNow(rows: ReleaseRows, areas: AreaRow[], bases: Bases): Promise<RemoteRelease[]> {
  const found: RemoteRelease[] = [];
  for (const area of areas) {
    // The transaction has one connection, so read one by one.
    // oxlint-disable-next-line no-await-in-loop
    const state = await rows.stateOf(area.name);
    const base = baseOf(area, bases);
    const remote = base === null ? null : remoteReleaseOf(state, base);
    if (remote) found.push(remote);
  }
  return found;
}

/** Parses the stored document; null unless this key signed it. */
function readDocument(text: string | null, { privateKey }: ReleaseKey): ReleaseDocument | null {
  try {
    const { payload, signature } = JSON.parse(text ?? '') as SignedText;
    // Node derives the public key from the private key.
    const isOurs = verify(null, Buffer.from(payload, 'utf8'), privateKey, Buffer.from(signature, 'base64'));
    return isOurs ? (JSON.parse(payload) as ReleaseDocument) : null;
  } catch {
    return null;
  }
}

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface ReleaseDocumentDependencies {
  db: Db;
  store: Pick<ReleaseStore, 'readDocument' | 'writeDocument' | 'read'>;
  key: ReleaseKey;
  bases: Bases;
}

export function createReleaseDocuments({ db, store, key, bases }: ReleaseDocumentDependencies) {
  /** Returns true when it had to write. */
  const write = async (rows: ReleaseRows, tx: Db): Promise<boolean> => {
    const remotes = await remotesNow(rows, await listAreas(tx), bases);
    const known = readDocument(await store.readDocument(), key);
    const endedPreviews = await listEndedPreviews(tx);
    const content = { remotes, ...(endedPreviews.length > 0 && { endedPreviews }) };
    if (known && sameText({ ...known, issuedAt: undefined }, content)) return false;
    // Browsers refuse a document older than the one they know, even after the server's clock was set back.
    const issuedMs = Math.max(Date.now(), known ? Date.parse(known.issuedAt) + 1 : 0);
    const document: ReleaseDocument = { issuedAt: new Date(issuedMs).toISOString(), ...content };
    await store.writeDocument(JSON.stringify(signText(JSON.stringify(document), key)));
    return true;
  };
  /** Rewrites the document when the stored one is missing, has a foreign signature or is outdated. */
  const keep = (): Promise<void> =>
    db.transaction(async (tx) => {
      const rows = createReleaseRows(tx);
      await rows.lock();
      await write(rows, tx);
    });
  return {
    keep,
    /** Runs one release change at a time. The document is written inside the transaction: both succeed or neither. */
    async change<T>(work: (rows: ReleaseRows, tx: Db) => Promise<T>): Promise<T> {
      let isWritten = false;
      try {
        return await db.transaction(async (tx) => {
          const rows = createReleaseRows(tx, store);
          await rows.lock();
          const result = await work(rows, tx);
          isWritten = await write(rows, tx);
          return result;
        });
      } catch (error) {
        // The commit failed after the write, so write the previous state again. If that fails too, the job of every
        // minute repeats it.
        if (isWritten) await keep().catch(() => {});
        throw error;
      }
    },
  };
}

export type ReleaseDocuments = ReturnType<typeof createReleaseDocuments>;
