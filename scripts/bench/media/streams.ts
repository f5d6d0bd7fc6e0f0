import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callAddress } from '@vidya/contracts/calls/call';
import { listCourses } from '@vidya/contracts/calls/course';
import { autocannon } from '../../tools/autocannon.ts';
import fastify from 'fastify';
import { readConfig } from '../../../api/src/config/config.ts';
import { lectureMedia } from '../../../api/src/database/schema-lectures.ts';
import { mediaAddress } from '../../../api/src/lecture/lecture-view.ts';
import { lectureFilesOf } from '../../../api/src/lecture/media-store/site-stores.ts';
import { addLecture } from '../../../api/src/testing/samples.ts';
import { signedFileRoutes } from '../../../shell/server/files/signed-files.ts';
import { frontSecret } from '../harness/api.ts';
import { median, percentile, whatMissed } from '../harness/figures.ts';
import type { MediaOptions } from './options.ts';
import type { School } from './school.ts';

const maxFirstByteMs = 300;
const bytesPerSecond = 2_000_000 / 8;
const pieceBytes = 512 * 1024;
const filmBytes = 40 * 1024 * 1024;
const browsing = { connections: 3, overallRate: 60 };

/** Adds a lecture with one large file. Returns the path of the file. */
async function addFilm({ database, courseId }: School): Promise<string> {
  const { dataDir } = database;
  const place = path.join(dataDir, 'film.bin');
  await writeFile(place, randomBytes(filmBytes));
  const { key, bytes } = await lectureFilesOf(readConfig({ DATA_DIR: dataDir })).adopt(place, { extension: 'mp4' });
  return database.use(async ({ db }) => {
    const { id: lectureId } = await addLecture(db, { courseId });
    const file = { lectureId, kind: 'video', type: 'video/mp4', storageKey: key, bytes } as const;
    const [row] = await db.insert(lectureMedia).values(file).returning();
    return mediaAddress(row!);
  });
}

/** The part of the front server that delivers films, in this process. */
async function deliver({ dataDir }: School['database']): Promise<{ address: string; close: () => Promise<void> }> {
  const site = fastify();
  signedFileRoutes(site, { mediaFolder: path.join(dataDir, 'media'), originSecret: frontSecret });
  return { address: await site.listen({ host: '127.0.0.1', port: 0 }), close: () => site.close() };
}

interface Watching {
  /** The film's address at the API. */
  url: string;
  /** The server that delivers it. */
  front: string;
  headers: Record<string, string>;
  until: number;
  start: number;
}

/**
 * Reads pieces at the film's speed, like a player with a full buffer that asks the API for each. Returns the times of
 * first bytes in ms.
 */
async function watch({ url, front, headers, until, start }: Watching): Promise<number[]> {
  const times: number[] = [];
  for (let offset = start; performance.now() < until; offset = (offset + pieceBytes) % (filmBytes - pieceBytes)) {
    const began = performance.now();
    const signed = await fetch(url, { headers, redirect: 'manual' });
    const range = `bytes=${offset}-${offset + pieceBytes - 1}`;
    const response = await fetch(front + signed.headers.get('location'), { headers: { range } });
    if (response.status !== 206) throw new Error(`The film was not served: ${response.status}`);
    const reader = response.body!.getReader();
    await reader.read();
    times.push(performance.now() - began);
    while (!(await reader.read()).done);
    await pause(Math.max(0, (pieceBytes / bytesPerSecond) * 1_000 - (performance.now() - began)));
  }
  return times;
}

/** Learners watch at 2 Mbit/s each, while three others browse the catalogue. */
export async function streams(school: School, { seconds }: MediaOptions): Promise<string[]> {
  const film = await addFilm(school);
  const address = await school.server.address();
  const front = await deliver(school.database);
  const until = performance.now() + seconds * 1_000;
  const watching = school.learners.map(async (headers, index) => {
    // Spreads the starts over two seconds.
    await pause((index * 2_000) / school.learners.length);
    return watch({ url: address + film, front: front.address, headers, until, start: index * pieceBytes });
  });
  const url = `${address}${callAddress(listCourses)}?sort=new&page=1&limit=8&counts=true`;
  const [pages, ...times] = await Promise.all([autocannon({ url, duration: seconds, ...browsing }), ...watching]);
  await front.close();
  if (pages.non2xx + pages.errors > 0) throw new Error('The catalogue did not respond');
  const all = times.flat();
  const p99 = percentile(all, 0.99);
  console.info(
    `${school.learners.length} streams of 2 Mbit/s: ${all.length} requests, first byte ${median(all).toFixed(0)} ms in the median, ${p99.toFixed(0)} ms at p99, with ${pages.requests.total} list pages meanwhile.`,
  );
  return whatMissed([[p99 > maxFirstByteMs, `the first byte came later than ${maxFirstByteMs} ms at p99`]]);
}
