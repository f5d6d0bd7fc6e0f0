import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { limits } from '@vidya/contracts/limits';
import { uploads } from '../../../api/src/database/schema-lectures.ts';
import { between, randomFrom } from '../../../api/src/database/seed/random.ts';
import { checksumOf, writeBigFilm } from './film.ts';
import { growthWhile } from './memory.ts';
import type { MediaOptions } from './options.ts';
import type { School } from './school.ts';
import { announce, offsetOf, sendPiece, type Sender } from './tus.ts';

export interface UploadResult {
  /** MB by which the server grew, at most. */
  growth: number;
  /** Throughput of the upload and of a plain copy of the same file, in MB/s. */
  upload: number;
  copy: number;
  cuts: number;
  isIdentical: boolean;
}

const { pieceBytes } = limits.upload;

/** Where the finished file of an upload lies. */
async function placeOf({ database, dataDir }: School, uploadId: string): Promise<string> {
  const [row] = await database.use(({ db }) => db.select().from(uploads).where(eq(uploads.id, uploadId)));
  if (row?.state !== 'complete') throw new Error(`The upload is ${row?.state ?? 'gone'}`);
  return path.join(dataDir, 'uploads', row.storageKey);
}

async function sendAll(sender: Sender, uploadId: string, film: string, from = 0): Promise<void> {
  const { size } = await stat(film);
  for (let offset = from; offset < size; offset += pieceBytes) {
    const isSent = await sendPiece(sender, uploadId, film, { offset, bytes: Math.min(pieceBytes, size - offset) });
    if (!isSent) throw new Error(`The piece at ${offset} was not taken`);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** A big file in one go: what it costs in memory, and how fast it is beside a plain copy. */
export async function bigUpload(school: School, { megabytes }: MediaOptions): Promise<Omit<UploadResult, 'cuts'>> {
  const film = path.join(school.dataDir, 'big-film.mp4');
  const copy = `${film}.copy`;
  await writeBigFilm(film, megabytes);
  const { size } = await stat(film);
  const sender = { address: await school.server.address(), headers: school.teacher };
  const plain = await secondsOf(() => pipeline(createReadStream(film), createWriteStream(copy)));
  await rm(copy);
  const uploadId = await announce(sender, size, { courseId: school.courseId, filename: 'big-film.mp4' });
  const { value: taken, growth } = await growthWhile(await school.server.pid(), () =>
    secondsOf(() => sendAll(sender, uploadId, film)),
  );
  const isIdentical = (await checksumOf(await placeOf(school, uploadId))) === (await checksumOf(film));
  await rm(film);
  return { growth, upload: megabytes / taken, copy: megabytes / plain, isIdentical };
}

/** The same file again and again cut off in the middle of a piece, taken up where the server says it stands. */
export async function cutUpload(
  school: School,
  options: MediaOptions,
): Promise<{ cuts: number; isIdentical: boolean }> {
  const film = path.join(school.dataDir, 'cut-film.mp4');
  await writeBigFilm(film, options.cuts * 4);
  const { size } = await stat(film);
  const sender = { address: await school.server.address(), headers: school.teacher };
  const random = randomFrom(`cuts ${options.seed}`);
  const uploadId = await announce(sender, size, { courseId: school.courseId, filename: 'cut-film.mp4' });
  let cuts = 0;
  for (; cuts < options.cuts; cuts += 1) {
    const offset = await offsetOf(sender, uploadId);
    const bytes = Math.min(pieceBytes, size - offset);
    // Each of them leaves enough for those that follow.
    const cutAfter = between(random, 1, Math.floor((size - offset) / (options.cuts - cuts + 1)));
    await sendPiece(sender, uploadId, film, { offset, bytes, cutAfter: Math.min(cutAfter, bytes - 1) });
  }
  await sendAll(sender, uploadId, film, await offsetOf(sender, uploadId));
  const isIdentical = (await checksumOf(await placeOf(school, uploadId))) === (await checksumOf(film));
  await rm(film);
  return { cuts, isIdentical };
}
