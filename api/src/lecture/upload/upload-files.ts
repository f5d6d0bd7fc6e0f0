import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config/config.ts';
import { listFolder, meter, missing } from '../../outside/files/disk-files.ts';
import { createDiskGuard } from '../../outside/files/disk-guard.ts';
import { PieceWriter } from './piece-writer.ts';

const keyPattern = /^[0-9a-f]{64}\.part$/;
/** Keys, plus the temporary hard links that a crash of the process can leave behind. */
const ownPattern = /^[0-9a-f]{64}\.part(\.[0-9a-f]{4,16})?$/;

export type UploadFiles = ReturnType<typeof createUploadFiles>;

/** The received bytes of each upload: one file each, in `folder` on this machine, which it creates on demand. */
export function createUploadFiles(folder: string) {
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
  return {
    guard: createDiskGuard({ folder, ownPattern, placeOf: placeOfAny }),
    pathOf,
    /** Makes an empty file and returns its key. */
    async create(): Promise<string> {
      const key = `${randomBytes(32).toString('hex')}.part`;
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(key), '', { mode: 0o600, flag: 'wx' });
      return key;
    },
    /**
     * Writes at `offset` until the source ends, fails or `stop` aborts, and returns the new end. Rethrows a failure of
     * the source, and throws when it is longer than `max`. The bytes received until then are on disk, and no write is
     * pending.
     */
    async write(
      key: string,
      source: Readable,
      at: { offset: number; max: number; stop: AbortSignal },
    ): Promise<number> {
      const { offset, max, stop } = at;
      const target = new PieceWriter(await open(pathOf(key), 'r+'), offset);
      try {
        await pipeline(source, meter(max), target, { signal: stop });
      } catch (error) {
        // Pending writes still reach the disk before the file closes.
        if (!target.closed) await once(target, 'close');
        if (!stop.aborted) throw error;
      }
      return target.reached;
    },
    /** In bytes; 0 when the file does not exist. */
    length: async (key: string): Promise<number> => (await lengthOf(key)) ?? 0,
    has: async (key: string): Promise<boolean> => (await lengthOf(key)) !== null,
    /** Gives `work` a temporary hard link to the finished file, which `work` may move away. */
    async lend<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
      const copy = `${pathOf(key)}.${randomBytes(8).toString('hex')}`;
      // Without hard links on this disk, make a copy.
      await link(pathOf(key), copy).catch(() => copyFile(pathOf(key), copy));
      try {
        return await work(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    /** Succeeds also when the file is already gone. */
    remove: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
    /** Lists every file of ours in the folder, without the quarantine. */
    list: () => listFolder(folder, ownPattern),
  };
}

/** The folder of received uploads below `dataDir`. */
export const uploadFilesOf = (config: Pick<Config, 'dataDir'>) =>
  createUploadFiles(path.join(config.dataDir, 'uploads'));
