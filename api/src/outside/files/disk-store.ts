import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFolder, listNames, missing, move, placeOf, readAt, write } from './disk-files.ts';
import { createDiskGuard } from './disk-guard.ts';
import { type FileStore, keyPattern, newKey } from './file-store.ts';

/** Keys, plus the unfinished files of interrupted saves. */
const ownPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}(\.part)?$/;

/** A store in one folder of this machine. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => placeOf(folder, key);
  return {
    guard: createDiskGuard(folder),
    presign: null,
    withPath: async (key, work) => work(pathOf(key)),
    async save(source, options) {
      const key = 'key' in options ? options.key : newKey(options.extension);
      return { key, bytes: await write(source, pathOf(key), options.maxBytes ?? Number.POSITIVE_INFINITY) };
    },
    async adopt(from, { extension }) {
      const key = newKey(extension);
      return { key, bytes: await move(from, pathOf(key)) };
    },
    open: async (key, span) => createReadStream(pathOf(key), span),
    async find(key) {
      const found = keyPattern.test(key) ? await stat(pathOf(key)).catch(missing) : null;
      return found && { bytes: found.size };
    },
    read: async (key, offset, length) => readAt(pathOf(key), offset, length),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const name of listNames(folder, /^[0-9a-f]{2}$/))
        yield* listFolder(path.join(folder, name), ownPattern);
    },
  };
}
