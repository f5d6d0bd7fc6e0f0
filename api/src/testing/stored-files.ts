import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestApi } from './api.ts';

/** A small real lecture. */
export const mp4 = new Uint8Array(
  readFileSync(path.resolve(import.meta.dirname, '../../sample-data/media/java-bytecode.mp4')),
);

/** Any length; only its first bytes are a real video. */
export function film(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(randomBytes(bytes));
  whole.set(mp4.subarray(0, Math.min(8_000, bytes)));
  return whole;
}

export const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Folder = 'uploads' | 'media';

/** The number of stored files. */
export function stored({ config }: TestApi, folder: Folder): number {
  const at = path.join(config.dataDir, folder);
  if (!existsSync(at)) return 0;
  return readdirSync(at, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'store-id',
  ).length;
}

/** Removes the stored pictures, films and uploads. Keeps the store-ids. */
export function emptyFolders({ config }: Pick<TestApi, 'config'>): void {
  for (const folder of ['uploads', 'media', 'images']) {
    const at = path.join(config.dataDir, folder);
    for (const name of existsSync(at) ? readdirSync(at) : [])
      if (name !== 'store-id') rmSync(path.join(at, name), { recursive: true });
  }
}
