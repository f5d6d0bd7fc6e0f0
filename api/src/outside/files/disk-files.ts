import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ListedFile, meter, relativePlaceOf } from './file-store.ts';

/** The path of a key, in subfolders, so that no folder grows too large. Throws for a name that is not a key. */
export const placeOf = (folder: string, key: string): string => path.join(folder, relativePlaceOf(key));

/** Writes to a temporary file and renames it when it is complete: readers never see half a file. */
export async function write(source: Readable, place: string, maxBytes: number): Promise<number> {
  const unfinished = `${place}.part`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(source, meter(maxBytes), target);
    await rename(unfinished, place);
    return target.bytesWritten;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A rename within one disk; between two disks, a copy. */
export async function move(from: string, place: string): Promise<number> {
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

/** Reads bytes at an offset; fewer at the end of the file. */
export async function readAt(place: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Turns the failure of a file that does not exist into null; for `catch`. */
export const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** The names in a folder that match; none when the folder does not exist. Foreign names, as `lost+found`, do not. */
export async function* listNames(folder: string, pattern: RegExp): AsyncIterable<string> {
  const entries = await opendir(folder).catch(missing);
  if (!entries) return;
  for await (const { name } of entries) if (pattern.test(name)) yield name;
}

/** The files directly in a folder, without subfolders. */
export async function* listFolder(folder: string, pattern = /./): AsyncIterable<ListedFile> {
  for await (const name of listNames(folder, pattern)) {
    const found = await stat(path.join(folder, name)).catch(missing);
    // A move changes ctime but keeps mtime.
    if (found?.isFile()) yield { name, bytes: found.size, changedMs: Math.max(found.mtimeMs, found.ctimeMs) };
  }
}
