import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDiskGuard } from './disk-guard.ts';
import { type FileStore, FileTooLarge, type ListedFile } from './files.ts';

const keyPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/;
/** Keys, plus the unfinished files of interrupted saves. */
const ownPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}(\.part)?$/;

/**
 * The path of a key. Its first two characters choose the subfolder, so that no folder grows too large. Throws for a
 * name that is not a key.
 */
export function placeOf(folder: string, key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not the key of a stored file');
  return path.join(folder, key.slice(0, 2), key);
}

const newKey = (extension: string): string => `${randomBytes(32).toString('hex')}.${extension}`;

/** Counts the bytes that pass; fails the stream with `FileTooLarge` above `maxBytes`. */
export function meter(maxBytes: number): { through: Transform; bytes: () => number } {
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new FileTooLarge(`More than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
  return { through, bytes: () => bytes };
}

/** Writes to a temporary file and renames it when it is complete: readers never see half a file. */
async function write(source: Readable, place: string, maxBytes: number): Promise<number> {
  const unfinished = `${place}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    const { through, bytes } = meter(maxBytes);
    await pipeline(source, through, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, place);
    return bytes();
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A rename within one disk; between two disks, a copy. */
async function move(from: string, place: string): Promise<number> {
  await mkdir(path.dirname(place), { recursive: true });
  const { size } = await stat(from);
  try {
    await rename(from, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await write(createReadStream(from), place, Number.POSITIVE_INFINITY);
    await rm(from, { force: true });
  }
  return size;
}

async function readAt(place: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

async function find(place: string): Promise<{ bytes: number; modifiedMs: number } | null> {
  const found = await stat(place).catch(missing);
  return found ? { bytes: found.size, modifiedMs: found.mtimeMs } : null;
}

/** The files directly in a folder, without subfolders; none when the folder does not exist. */
export async function* listFolder(folder: string): AsyncIterable<ListedFile> {
  const entries = await opendir(folder).catch(missing);
  if (!entries) return;
  for await (const { name } of entries) {
    const found = await stat(path.join(folder, name)).catch(missing);
    // A move changes ctime but keeps mtime.
    if (found?.isFile()) yield { name, changedMs: Math.max(found.mtimeMs, found.ctimeMs) };
  }
}

/** Skips what is not ours, for example the `lost+found` of a disk. */
async function* listStore(folder: string): AsyncIterable<ListedFile> {
  const entries = await opendir(folder).catch(missing);
  if (!entries) return;
  for await (const { name } of entries) {
    if (!/^[0-9a-f]{2}$/.test(name)) continue;
    for await (const file of listFolder(path.join(folder, name))) if (ownPattern.test(file.name)) yield file;
  }
}

/** A file store in one folder of this machine's disk. */
export function createDiskFiles(folder: string): FileStore {
  const placeOfAny = (name: string): string => {
    if (!ownPattern.test(name)) throw new Error('Not the name of a stored file');
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    guard: createDiskGuard(folder, placeOfAny),
    async save(source, { extension, maxBytes = Number.POSITIVE_INFINITY }) {
      const key = newKey(extension);
      return { key, bytes: await write(source, placeOf(folder, key), maxBytes) };
    },
    async adopt(from, { extension }) {
      const key = newKey(extension);
      return { key, bytes: await move(from, placeOf(folder, key)) };
    },
    open: (key, span) => createReadStream(placeOf(folder, key), span),
    find: async (key) => (keyPattern.test(key) ? find(placeOf(folder, key)) : null),
    read: async (key, offset, length) => readAt(placeOf(folder, key), offset, length),
    remove: async (key) => rm(placeOf(folder, key), { force: true }),
    list: () => listStore(folder),
    withPath: async (key, work) => work(placeOf(folder, key)),
  };
}
