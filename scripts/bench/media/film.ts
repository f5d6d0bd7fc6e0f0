import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomFrom } from '../../../api/src/database/seed/random.ts';
import { root } from '../../config/webpack/shared.ts';

export const sampleFilm = path.join(root, 'api/src/testing/videos/short.mp4');

const megabyte = 1024 * 1024;

/** Writes a file of `megabytes` that begins as a film does and goes on with noise, in a box that players skip. */
export async function writeBigFilm(place: string, megabytes: number): Promise<void> {
  const film = await readFile(sampleFilm);
  const random = randomFrom('big film');
  const noise = Buffer.from(Uint8Array.from({ length: megabyte }, () => Math.floor(random() * 256)));
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  const boxBytes = megabytes * megabyte - film.length;
  head.writeBigUInt64BE(BigInt(boxBytes), 8);
  const file = await open(place, 'w');
  try {
    await file.write(film);
    await file.write(head);
    for (let left = boxBytes - head.length; left > 0; left -= noise.length) {
      await file.write(noise, 0, Math.min(left, noise.length));
    }
  } finally {
    await file.close();
  }
}

/** SHA-256 in hex. */
export async function checksumOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}
