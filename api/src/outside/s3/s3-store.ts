import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type FileStore, keyPattern, newKey, relativePlaceOf } from '../files/file-store.ts';
import { createS3Guard, filesOf, type OpenBucket } from './s3-guard.ts';

/** Only complete files: a bucket never holds half of one. */
const nameOf = (key: string): string | null => {
  const [folder, name = '', ...rest] = key.split('/');
  return rest.length === 0 && keyPattern.test(name) && name.startsWith(folder ?? '') ? name : null;
};

/** Gives `work` the path of a new file in `scratch`, and removes that file afterwards. */
export async function withScratchFile<Result>(
  scratch: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(scratch, { recursive: true });
  const place = path.join(scratch, randomUUID());
  try {
    return await work(place);
  } finally {
    await rm(place, { force: true });
  }
}

interface S3Files {
  place: string;
  open: OpenBucket;
  /** A folder of this machine for files that programs work on. */
  scratch: string;
}

/** A store in an S3 bucket. */
export function createS3Files({ place, open, scratch }: S3Files): FileStore {
  const find: FileStore['find'] = async (key) =>
    keyPattern.test(key) ? (await open()).head(relativePlaceOf(key)) : null;
  const openFile: FileStore['open'] = async (key, span) => (await open()).open(relativePlaceOf(key), span);
  return {
    guard: createS3Guard(place, open),
    presign: async (file) => (await open()).presign({ ...file, key: relativePlaceOf(file.key) }),
    find,
    open: openFile,
    withPath: (key, work) =>
      withScratchFile(scratch, async (copy) => {
        await pipeline(await openFile(key), createWriteStream(copy, { mode: 0o600 }));
        return work(copy);
      }),
    async save(source, options) {
      const key = 'key' in options ? options.key : newKey(options.extension);
      return { key, bytes: await (await open()).put(relativePlaceOf(key), source, options.maxBytes) };
    },
    async adopt(from, { extension }) {
      const key = newKey(extension);
      const bytes = await (await open()).put(relativePlaceOf(key), createReadStream(from));
      await rm(from, { force: true });
      return { key, bytes };
    },
    async read(key, offset, length) {
      const bytes = (await find(key))?.bytes ?? 0;
      const end = Math.min(offset + length, bytes) - 1;
      return end < offset ? Buffer.alloc(0) : buffer(await openFile(key, { start: offset, end }));
    },
    remove: async (key) => (await open()).remove(relativePlaceOf(key)),
    async *list() {
      yield* filesOf((await open()).list(''), nameOf);
    },
  };
}
