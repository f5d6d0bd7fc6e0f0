import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { StoreName } from '../../database/tables/schema-media.ts';
import { Refusal } from '../../operator-errors.ts';
import { keyPattern, relativePlaceOf, uploadKeyPattern } from '../../outside/files/file-store.ts';
import type { Bucket } from '../../outside/s3/bucket.ts';
import { pieceAt } from '../../outside/s3/s3-uploads.ts';

const identity = 'store-id';
const atOnce = 4;
const stores: StoreName[] = ['media', 'images', 'uploads'];

/** The object of a file in a store's folder; null for what the store does not know, as unfinished or foreign files. */
export function objectOf(place: string): string | null {
  const [folder = '', ...rest] = place.split('/');
  const name = rest.at(-1) ?? folder;
  if (uploadKeyPattern.test(name)) return rest.length === 0 ? pieceAt(name, 0) : null;
  return keyPattern.test(name) && place === relativePlaceOf(name) ? place : null;
}

async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Copies a file unless the bucket has it, and reads it back. Returns whether every byte is there. */
async function copy(file: string, bucket: Bucket, key: string): Promise<boolean> {
  const wanted = await hashOf(createReadStream(file));
  const isThere = async () => (await bucket.head(key)) !== null && (await hashOf(await bucket.open(key))) === wanted;
  if (await isThere()) return true;
  await bucket.put(key, createReadStream(file));
  return isThere();
}

interface Moved {
  files: number;
  left: string[];
  wrong: string[];
}

async function moveStore(folder: string, bucket: Bucket): Promise<Moved> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new Refusal(`${folder} cannot be read: ${error.message}`);
  });
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((place) => place !== identity);
  const moved: Moved = { files: 0, left: [], wrong: [] };
  const next = async (): Promise<void> => {
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      const key = objectOf(place);
      if (key === null) moved.left.push(path.join(folder, place));
      // oxlint-disable-next-line no-await-in-loop
      else if (await copy(path.join(folder, place), bucket, key)) moved.files += 1;
      else moved.wrong.push(path.join(folder, place));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return moved;
}

/**
 * Copies the files of all stores below `folder` into the buckets and compares every byte. The stores' ids follow last:
 * no server takes an incomplete copy for the store. What is there already is compared only, so a second run is for what
 * came since the first. Changes nothing in `folder`. Throws a `Refusal` if anything differs.
 */
export async function moveStores(folder: string, bucketOf: (name: StoreName) => Promise<Bucket>): Promise<string[]> {
  const lines: string[] = [];
  const wrong: string[] = [];
  for (const name of stores) {
    // oxlint-disable-next-line no-await-in-loop
    const moved = await moveStore(path.join(folder, name), await bucketOf(name));
    lines.push(`${name}: ${moved.files} files are there, byte for byte`, ...moved.left.map((file) => `left: ${file}`));
    wrong.push(...moved.wrong);
  }
  if (wrong.length > 0) throw new Refusal([...lines, ...wrong.map((file) => `differs: ${file}`)].join('\n'));
  for (const name of stores) {
    // oxlint-disable-next-line no-await-in-loop
    await (await bucketOf(name)).putText(identity, await readFile(path.join(folder, name, identity), 'utf8'));
  }
  return lines;
}
