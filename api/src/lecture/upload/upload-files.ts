import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config/config.ts';
import { listFolder, meter } from '../../outside/files/disk-files.ts';
import { createDiskGuard } from '../../outside/files/disk-guard.ts';
import type { ListedFile } from '../../outside/files/files.ts';
import type { StoreGuard } from '../../outside/files/store-guard.ts';
import { PieceWriter } from './piece-writer.ts';

const keyPattern = /^[0-9a-f]{64}\.part$/;
/** Keys, and second names that were lent when the process ended. */
const ownPattern = /^[0-9a-f]{64}\.part(\.[0-9a-f]{4,16})?$/;

/** What has come of each upload, one file each, in one folder of this machine. */
export interface UploadFiles {
  guard: StoreGuard;
  /** Makes an empty file and answers its key. */
  create(): Promise<string>;
  /**
   * Writes at `offset` until the source ends, breaks or is given up, and answers the new end. A source that broke is
   * thrown, as is one longer than `max`; what came before is on disk, and nothing is still being written.
   */
  write(key: string, source: Readable, at: { offset: number; max: number; stop: AbortSignal }): Promise<number>;
  /** In bytes; 0 where there is no such file. */
  length(key: string): Promise<number>;
  pathOf(key: string): string;
  /** Lends a second name for the finished file, which whoever gets it may take away. */
  lend<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Forgiving: a file that is already gone is what was asked for. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Every file of ours that lies there; not the quarantine. */
  list(): AsyncIterable<ListedFile>;
}

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Uploads in `folder`, which is made when it is needed. */
export function createUploadFiles(folder: string): UploadFiles {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('Not the key of an upload');
    return path.join(folder, key);
  };
  const placeOfAny = (name: string): string => {
    if (!ownPattern.test(name)) throw new Error('Not the name of an upload');
    return path.join(folder, name);
  };
  const lengthOf = async (key: string): Promise<number | null> =>
    (await stat(pathOf(key)).catch(missing))?.size ?? null;
  const remove = (key: string): Promise<void> => rm(pathOf(key), { force: true });
  return {
    guard: createDiskGuard(folder, placeOfAny),
    pathOf,
    remove,
    async create() {
      const key = `${randomBytes(32).toString('hex')}.part`;
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(key), '', { mode: 0o600, flag: 'wx' });
      return key;
    },
    async write(key, source, { offset, max, stop }) {
      const target = new PieceWriter(await open(pathOf(key), 'r+'), offset);
      try {
        await pipeline(source, meter(max).through, target, { signal: stop });
      } catch (error) {
        // What is on its way to the disk still gets there before the file is closed.
        if (!target.closed) await once(target, 'close');
        if (!stop.aborted) throw error;
      }
      return target.reached;
    },
    length: async (key) => (await lengthOf(key)) ?? 0,
    has: async (key) => (await lengthOf(key)) !== null,
    async lend(key, work) {
      const lent = `${pathOf(key)}.${randomBytes(8).toString('hex')}`;
      // A disk that knows no second names gets a second file.
      await link(pathOf(key), lent).catch(() => copyFile(pathOf(key), lent));
      try {
        return await work(lent);
      } finally {
        await rm(lent, { force: true });
      }
    },
    async *list() {
      for await (const file of listFolder(folder)) if (ownPattern.test(file.name)) yield file;
    },
  };
}

/** Where what has come of uploads lies below `dataDir`. */
export const uploadFilesOf = (config: Pick<Config, 'dataDir'>) =>
  createUploadFiles(path.join(config.dataDir, 'uploads'));
