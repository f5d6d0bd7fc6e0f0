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
/** Keys, plus the temporary hard links that a crash of the process can leave behind. */
const ownPattern = /^[0-9a-f]{64}\.part(\.[0-9a-f]{4,16})?$/;

/** The received bytes of each upload: one file each, in one folder of this machine. */
export interface UploadFiles {
  guard: StoreGuard;
  /** Makes an empty file and returns its key. */
  create(): Promise<string>;
  /**
   * Writes at `offset` until the source ends, fails or `stop` aborts, and returns the new end. Rethrows a failure of
   * the source, and throws when it is longer than `max`. The bytes received until then are on disk, and no write is
   * pending.
   */
  write(key: string, source: Readable, at: { offset: number; max: number; stop: AbortSignal }): Promise<number>;
  /** In bytes; 0 when the file does not exist. */
  length(key: string): Promise<number>;
  pathOf(key: string): string;
  /** Gives `work` a temporary hard link to the finished file, which `work` may move away. */
  lend<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Succeeds also when the file is already gone. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Lists every file of ours in the folder, without the quarantine. */
  list(): AsyncIterable<ListedFile>;
}

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Uploads in `folder`, which it creates on demand. */
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
        // Pending writes still reach the disk before the file closes.
        if (!target.closed) await once(target, 'close');
        if (!stop.aborted) throw error;
      }
      return target.reached;
    },
    length: async (key) => (await lengthOf(key)) ?? 0,
    has: async (key) => (await lengthOf(key)) !== null,
    async lend(key, work) {
      const copy = `${pathOf(key)}.${randomBytes(8).toString('hex')}`;
      // Without hard links on this disk, make a copy.
      await link(pathOf(key), copy).catch(() => copyFile(pathOf(key), copy));
      try {
        return await work(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    async *list() {
      for await (const file of listFolder(folder)) if (ownPattern.test(file.name)) yield file;
    },
  };
}

/** The folder of received uploads below `dataDir`. */
export const uploadFilesOf = (config: Pick<Config, 'dataDir'>) =>
  createUploadFiles(path.join(config.dataDir, 'uploads'));
