import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listFolder, missing, readAt } from './disk-files.ts';
import { createDiskGuard } from './disk-guard.ts';
import { meter, type UploadFiles, uploadKeyPattern } from './file-store.ts';
import { PieceWriter } from './piece-writer.ts';

/** Keys, plus the temporary hard links that a crash of the process can leave behind. */
const ownPattern = /^[0-9a-f]{64}\.part(\.[0-9a-f]{4,16})?$/;

/** Uploads in `folder` on this machine, which it creates on demand. */
export function createDiskUploads(folder: string): UploadFiles {
  const pathOf = (key: string): string => {
    if (!uploadKeyPattern.test(key)) throw new Error('Not the key of an upload');
    return path.join(folder, key);
  };
  const lengthOf = async (key: string): Promise<number | null> =>
    (await stat(pathOf(key)).catch(missing))?.size ?? null;
  return {
    guard: createDiskGuard(folder),
    async create(key = `${randomBytes(32).toString('hex')}.part`) {
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(key), '', { mode: 0o600, flag: 'wx' });
      return key;
    },
    async write(key, source, { offset, max, stop }) {
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
    head: async (key, length) => readAt(pathOf(key), 0, length),
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
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolder(folder, ownPattern),
  };
}
