import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../config/webpack/shared.ts';
import { addFromUpload, lecturesOf } from './lectures.ts';
import type { School } from './school.ts';
import { announce, sendPiece } from './tus.ts';

export interface ConversionResult {
  name: string;
  playingSeconds: number;
  /** From the last byte to ready. */
  seconds: number;
}

const films = [
  { name: 'narrated lecture, 1280 px (WebM and MP4)', file: 'api/seed-media/web-component-state.mp4' },
  { name: 'long lecture, 320 px (adaptive stream)', file: 'api/src/testing/videos/long.mp4' },
];
const patienceMs = 15 * 60_000;
const lookEveryMs = 250;

async function convert({ server, teacher, courseId }: School, name: string, film: string): Promise<ConversionResult> {
  const sender = { address: await server.address(), headers: teacher };
  const { size } = await stat(film);
  const uploadId = await announce(sender, size, { courseId, filename: path.basename(film) });
  const isSent = await sendPiece(sender, uploadId, film, { offset: 0, bytes: size });
  if (!isSent) throw new Error(`${name} was not taken`);
  const began = performance.now();
  const lectureId = await addFromUpload(sender, courseId, uploadId, name);
  for (;;) {
    const lecture = (await lecturesOf(sender, courseId)).find(({ _id }) => _id === lectureId)!;
    const seconds = (performance.now() - began) / 1_000;
    if (lecture.state === 'ready') return { name, playingSeconds: lecture.durationSeconds, seconds };
    if (lecture.state === 'failed') throw new Error(`${name}: ${lecture.authoring?.failure}`);
    if (seconds * 1_000 > patienceMs) throw new Error(`${name} was not ready after ${patienceMs / 60_000} minutes`);
    await pause(lookEveryMs);
  }
}

/** How long videos are prepared, one after another. */
export async function conversion(school: School): Promise<ConversionResult[]> {
  const results: ConversionResult[] = [];
  for (const { name, file } of films) results.push(await convert(school, name, path.join(root, file)));
  return results;
}
