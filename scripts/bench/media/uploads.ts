import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadIdOf } from '@vidya/contracts/calls/upload';
import { limits } from '@vidya/contracts/rules/limits';
import { eq } from 'drizzle-orm';
import { uploads as uploadTable } from '../../../api/src/database/schema-lectures.ts';
import { between, randomFrom } from '../../../api/src/seed/sample/random.ts';
import { videoSample } from '../../../api/src/testing/video-samples.ts';
import { secondsOf, whatMissed } from '../harness/figures.ts';
import { growthWhile } from '../harness/memory.ts';
import type { MediaOptions } from './options.ts';
import type { School } from './school.ts';

const maxMegabytes = 100;
const minShare = 0.5;
const megabyte = 1024 * 1024;
const { pieceBytes } = limits.upload;

/** Writes a file that begins with a film and continues with noise, in a box that players skip. */
async function writeBigFilm(place: string, megabytes: number): Promise<void> {
  const film = videoSample('short.mp4');
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1, 0);
  box.write('free', 4, 'latin1');
  box.writeBigUInt64BE(BigInt(megabytes * megabyte - film.length), 8);
  const noise = randomBytes(megabyte);
  const rest = Array.from({ length: megabytes - 1 }, () => noise);
  await writeFile(place, [film, box, noise.subarray(film.length + box.length), ...rest]);
}

/** SHA-256. */
async function hashOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}

/** Opens one upload of a file of noise. */
async function openUpload(school: School, name: string, megabytes: number) {
  const { database } = school;
  const place = path.join(database.dataDir, name);
  await writeBigFilm(place, megabytes);
  const file = await open(place);
  const size = megabytes * megabyte;
  const teacher = await school.teacher();
  const { tus } = teacher;
  const address = await teacher.openUpload(size, name);
  const piece = async (offset: number): Promise<Uint8Array<ArrayBuffer>> =>
    (await file.read(new Uint8Array(Math.min(pieceBytes, size - offset)), 0, undefined, offset)).buffer;
  return {
    place,
    size,
    offset: () => tus.offset(address),
    async sendFrom(start: number) {
      for (let offset = start; offset < size; offset += pieceBytes) {
        const { status } = await tus.send(address, offset, await piece(offset));
        if (status !== 204) throw new Error(`The piece at ${offset} was refused: ${status}`);
      }
    },
    /** Breaks the connection after this many bytes of a piece. */
    cut: async (offset: number, sentBytes: number) =>
      tus.cut(address, offset, await piece(offset), sentBytes, () => pause(20, true)),
    /** Whether the server has the same bytes. Deletes the file afterwards. */
    async isIdentical(): Promise<boolean> {
      const byId = eq(uploadTable.id, uploadIdOf(address));
      const [row] = await database.use(({ db }) => db.select().from(uploadTable).where(byId));
      if (row?.state !== 'complete') throw new Error(`The upload is ${row?.state ?? 'gone'}`);
      const arrived = await hashOf(path.join(database.dataDir, 'uploads', row.storageKey));
      const isSame = arrived === (await hashOf(place));
      await file.close();
      await rm(place);
      return isSame;
    },
  };
}

/** Uploads a big file at once; measures the memory, and the speed against a plain copy. */
async function bigUpload(school: School, { megabytes }: MediaOptions): Promise<string[]> {
  const upload = await openUpload(school, 'big-film.mp4', megabytes);
  const copy = `${upload.place}.copy`;
  const plain = await secondsOf(() => pipeline(createReadStream(upload.place), createWriteStream(copy)));
  await rm(copy);
  const pid = await school.server.pid();
  const { value: taken, growth } = await growthWhile(pid, () => secondsOf(() => upload.sendFrom(0)));
  const share = plain / taken;
  const speeds = [taken, plain].map((seconds) => (megabytes / seconds).toFixed(0)).join(' of ');
  console.info(
    `Upload of ${megabytes} MB: the API grew by ${growth.toFixed(0)} MB, at ${share.toFixed(2)} of a plain copy's speed (${speeds} MB/s).`,
  );
  return whatMissed([
    [growth > maxMegabytes, `the API grew by more than ${maxMegabytes} MB`],
    [share < minShare, `an upload is slower than ${minShare} of a plain copy`],
    [!(await upload.isIdentical()), 'an uploaded file differs from what was sent'],
  ]);
}

/** Uploads a file with many interruptions inside pieces, each time from the server's offset. */
async function cutUpload(school: School, { cuts, seed }: MediaOptions): Promise<string[]> {
  const upload = await openUpload(school, 'cut-film.mp4', cuts * 4);
  const random = randomFrom(`cuts ${seed}`);
  for (let cut = 0; cut < cuts; cut += 1) {
    const offset = await upload.offset();
    // Each part leaves enough bytes for the remaining ones.
    const bytes = between(random, 1, Math.floor((upload.size - offset) / (cuts - cut + 1)));
    await upload.cut(offset, Math.min(bytes, pieceBytes - 1));
  }
  await upload.sendFrom(await upload.offset());
  const isIdentical = await upload.isIdentical();
  console.info(`Cut off ${cuts} times; the file is ${isIdentical ? 'identical' : 'DIFFERENT'}.`);
  return whatMissed([[!isIdentical, 'a file that was cut off differs from what was sent']]);
}

export const uploads = async (school: School, options: MediaOptions): Promise<string[]> => [
  ...(await bigUpload(school, options)),
  ...(await cutUpload(school, options)),
];
