import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callAddress } from '@vidya/contracts/call';
import { listCourses } from '@vidya/contracts/course';
import { lectureFilesOf } from '../../../api/src/media-store/site-stores.ts';
import { lectureMedia } from '../../../api/src/database/schema-lectures.ts';
import { mediaAddress } from '../../../api/src/lecture/lecture-view.ts';
import { addLecture } from '../../../api/src/testing/samples.ts';
import { at } from '../catalog/ask.ts';
import type { MediaOptions } from './options.ts';
import type { School } from './school.ts';

export interface StreamResult {
  requests: number;
  /** First byte, in ms. */
  median: number;
  p99: number;
  /** List pages that were read meanwhile. */
  pages: number;
}

const bytesPerSecond = 2_000_000 / 8;
const pieceBytes = 512 * 1024;
const filmBytes = 40 * 1024 * 1024;
const browsers = 3;
const betweenPagesMs = 50;

/** A lecture with one file, long enough for everybody. Answers the file's address below the origin. */
async function addFilm({ database, dataDir, courseId }: School): Promise<string> {
  const place = path.join(dataDir, 'film.bin');
  await writeFile(place, randomBytes(filmBytes));
  const { key, bytes } = await lectureFilesOf({ dataDir }).adopt(place, { extension: 'mp4' });
  return database.use(async ({ db }) => {
    const { id: lectureId } = await addLecture(db, { courseId });
    const [row] = await db
      .insert(lectureMedia)
      .values({ lectureId, kind: 'video', type: 'video/mp4', storageKey: key, bytes })
      .returning();
    return mediaAddress(row!);
  });
}

/** Reads pieces at the film's own speed, as a player does that has filled its buffer. */
async function watch(url: string, headers: Record<string, string>, until: number, start: number): Promise<number[]> {
  const times: number[] = [];
  for (let offset = start; performance.now() < until; offset = (offset + pieceBytes) % (filmBytes - pieceBytes)) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { ...headers, range: `bytes=${offset}-${offset + pieceBytes - 1}` } });
    if (answer.status !== 206) throw new Error(`The film was not served: ${answer.status}`);
    const reader = answer.body!.getReader();
    await reader.read();
    times.push(performance.now() - began);
    while (!(await reader.read()).done);
    await pause(Math.max(0, (pieceBytes / bytesPerSecond) * 1_000 - (performance.now() - began)));
  }
  return times;
}

async function browse(address: string, until: number): Promise<number> {
  let pages = 0;
  for (; performance.now() < until; pages += 1) {
    const answer = await fetch(`${address}${callAddress(listCourses)}?sort=new&page=1&limit=8&counts=true`);
    if (!answer.ok) throw new Error(`The catalogue did not answer: ${answer.status}`);
    await answer.arrayBuffer();
    await pause(betweenPagesMs);
  }
  return pages;
}

/** Learners who watch at 2 Mbit/s each, while others look through the catalogue. */
export async function streams(school: School, { seconds }: MediaOptions): Promise<StreamResult> {
  const film = await addFilm(school);
  const address = await school.server.address();
  const until = performance.now() + seconds * 1_000;
  const watching = school.learners.map(async (headers, index) => {
    // They do not all begin at once.
    await pause((index * 2_000) / school.learners.length);
    return watch(address + film, headers, until, index * pieceBytes);
  });
  const browsing = Array.from({ length: browsers }, () => browse(address, until));
  const times = (await Promise.all(watching)).flat().toSorted((one, other) => one - other);
  const pages = (await Promise.all(browsing)).reduce((sum, count) => sum + count, 0);
  return { requests: times.length, median: at(times, 0.5), p99: at(times, 0.99), pages };
}
