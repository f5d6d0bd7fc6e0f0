import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  keyPattern,
  type ListedFile,
  listFolder,
  listNames,
  missing,
  move,
  placeOf,
  readAt,
  write,
} from './disk-files.ts';
import { createDiskGuard } from './disk-guard.ts';

/** Keys, plus the unfinished files of interrupted saves. */
const ownPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}(\.part)?$/;

/** Byte offsets from 0; both ends are included. */
export interface ByteSpan {
  start: number;
  end: number;
}

const newKey = (extension: string): string => `${randomBytes(32).toString('hex')}.${extension}`;

export type FileStore = ReturnType<typeof createDiskFiles>;

/**
 * Storage for uploaded files, in one folder of this machine's disk. Bytes stream in and out; no file is ever in memory
 * as a whole. The key of a file is 256 random bits and an extension: nobody can guess it, and it never contains the user's own file
 * name.
 */
export function createDiskFiles(folder: string) {
  const placeOfAny = (name: string): string => {
    if (!ownPattern.test(name)) throw new Error('Not the name of a stored file');
    return path.join(folder, name.slice(0, 2), name);
  };
  const pathOf = (key: string): string => placeOf(folder, key);
  return {
    guard: createDiskGuard({ folder, ownPattern, placeOf: placeOfAny }),
    /** A path on this machine, for programs that read files (ffmpeg). */
    pathOf,
    /**
     * Reads the stream to its end. A failed or too long stream (more than `maxBytes`) leaves no file. The key is new,
     * or given for a file that belongs to another.
     */
    async save(
      source: Readable,
      options: { extension: string; maxBytes?: number } | { key: string; maxBytes?: number },
    ) {
      const key = 'key' in options ? options.key : newKey(options.extension);
      return { key, bytes: await write(source, pathOf(key), options.maxBytes ?? Number.POSITIVE_INFINITY) };
    },
    /** Moves a finished file of this machine into the store; `from` no longer exists afterwards. */
    async adopt(from: string, { extension }: { extension: string }) {
      const key = newKey(extension);
      return { key, bytes: await move(from, pathOf(key)) };
    },
    open: (key: string, span?: ByteSpan): Readable => createReadStream(pathOf(key), span),
    /** Null when there is no such file. */
    async find(key: string): Promise<{ bytes: number } | null> {
      const found = keyPattern.test(key) ? await stat(pathOf(key)).catch(missing) : null;
      return found && { bytes: found.size };
    },
    read: async (key: string, offset: number, length: number): Promise<Buffer> => readAt(pathOf(key), offset, length),
    /** Succeeds also when the file is already gone. */
    remove: async (key: string): Promise<void> => rm(pathOf(key), { force: true }),
    /** Lists every file of the store, with or without a row that names it; not the quarantine, and no foreign files. */
    async *list(): AsyncIterable<ListedFile> {
      for await (const name of listNames(folder, /^[0-9a-f]{2}$/))
        yield* listFolder(path.join(folder, name), ownPattern);
    },
  };
}
