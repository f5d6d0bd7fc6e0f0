import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../database/database.ts';
import { namedFiles } from '../database/named-files.ts';
import type { StoreName } from '../database/tables/schema-media.ts';
import { Refusal } from '../operator-errors.ts';
import { type FileStore, keyPattern, type UploadFiles, uploadKeyPattern } from '../outside/files/file-store.ts';
import { encrypted } from './age.ts';
import type { BackupTarget } from './backup-place.ts';
import { dumpDatabase } from './database-dump.ts';
import { rowCounts } from './row-counts.ts';

/** A file of the site, as the backup names it. */
export interface StoredObject {
  store: StoreName;
  key: string;
  bytes: number;
}

/** What one backup consists of, beside the dump of the database. */
export interface Manifest {
  createdAt: string;
  engine: Database['engine'];
  objects: StoredObject[];
  /** Rows by table, for a trial; undefined in older backups. */
  rows?: Record<string, number>;
}

export interface BackupStores {
  media: FileStore;
  images: FileStore;
  uploads: UploadFiles;
}

/** Files never change under their key and length, so all backups of a place share them. */
export const objectName = ({ store, key, bytes }: StoredObject): string => `objects/${store}/${key}@${bytes}.age`;
export const dumpName = (id: string): string => `backups/${id}/database.age`;
export const manifestName = (id: string): string => `backups/${id}/manifest.age`;

interface BackupParts {
  database: Database;
  stores: BackupStores;
  place: BackupTarget;
  /** The public key, 'age1…'. */
  recipient: string;
}

const maxTries = 3;

const isThere = async (stores: BackupStores, { store, key }: StoredObject): Promise<boolean> =>
  store === 'uploads' ? stores.uploads.has(key) : (await stores[store].find(key)) !== null;

/** The first bytes of a file: an upload may grow while it is read, and its object has the length in its name. */
export async function* firstBytes(source: Readable, bytes: number): AsyncGenerator<Buffer> {
  let missing = bytes;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, missing);
    missing -= chunk.length;
    if (missing <= 0) return;
  }
}

/** Copies what the place does not have yet. Returns all files that are now in it. */
async function copyObjects({ stores, place, recipient }: BackupParts): Promise<StoredObject[]> {
  const known = new Set(await place.list('objects'));
  const found: StoredObject[] = [];
  for (const store of ['media', 'images', 'uploads'] as const) {
    for await (const { name: key, bytes } of stores[store].list()) {
      const isOurs = store === 'uploads' ? uploadKeyPattern : keyPattern;
      if (!isOurs.test(key)) continue;
      const object = { store, key, bytes };
      const name = objectName(object);
      const put = async (source: Readable) => place.put(name, await encrypted(source, recipient));
      if (!known.has(name)) {
        try {
          const putUpload = (file: string) => put(Readable.from(firstBytes(createReadStream(file), bytes)));
          if (store === 'uploads') await stores.uploads.lend(key, putUpload);
          else await put(await stores[store].open(key));
        } catch (error) {
          if (await isThere(stores, object)) throw error;
          // Removed since it was listed.
          continue;
        }
      }
      found.push(object);
    }
  }
  return found;
}

/** Runs `work` on the database as it is at this moment, and tells how a dump sees the same moment. */
const atOneMoment = <Result>({ engine, db }: Database, work: (db: Db, snapshot: string) => Promise<Result>) =>
  // The embedded database has one connection, so nothing changes it during the backup.
  engine === 'pglite'
    ? work(db, '')
    : db.transaction(
        async (tx) => {
          const [row] = await rowsOf<{ snapshot: string }>(tx, sql`select pg_export_snapshot() as snapshot`);
          return work(tx, row!.snapshot);
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );

/** The named files that are in no list: people deleted them between the dump and the copy. */
export const missingOf = (named: Record<StoreName, string[]>, objects: StoredObject[]): string[] => {
  const there = new Set(objects.map(({ store, key }) => `${store}/${key}`));
  return Object.entries(named)
    .flatMap(([store, keys]) => keys.map((key) => `${store}/${key}`))
    .filter((name) => !there.has(name));
};

/**
 * Stores database and files together, encrypted: every file that the dump names is in the backup. Returns its id.
 * Throws a `Refusal` at the end when rows name files that were lost before.
 */
export async function backUp(parts: BackupParts): Promise<{ id: string; objects: number; bytes: number }> {
  const { database, place, recipient } = parts;
  await place.tidy();
  // Most files, before the moment of the dump: what is deleted after it is copied already.
  const before = await copyObjects(parts);
  for (let tries = 1; ; tries += 1) {
    const createdAt = new Date().toISOString();
    const id = createdAt.replaceAll(/[:.]/g, '-');
    const { named, rows } = await atOneMoment(database, async (db, snapshot) => {
      const { content, done } = await dumpDatabase(database, snapshot);
      await place.put(dumpName(id), await encrypted(content, recipient));
      await done;
      return { named: await namedFiles(db), rows: await rowCounts(db) };
    });
    const after = await copyObjects(parts);
    const latest = new Map([...before, ...after].map((object) => [`${object.store}/${object.key}`, object]));
    const objects = [...latest.values()];
    const missing = missingOf(named, objects);
    if (missing.length > 0 && tries < maxTries) continue;
    const manifest: Manifest = { createdAt, engine: database.engine, objects, rows };
    await place.put(
      manifestName(id),
      await encrypted(Readable.from([Buffer.from(JSON.stringify(manifest))]), recipient),
    );
    if (missing.length > 0)
      throw new Refusal(`${id} is whole but for files that rows name and nobody has:\n${missing.join('\n')}`);
    return { id, objects: objects.length, bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
}
