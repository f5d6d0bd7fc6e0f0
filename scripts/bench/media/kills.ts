import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random, randomFrom } from '../../../api/src/database/seed/random.ts';
import { sampleFilm } from './film.ts';
import { addFromUpload, lecturesOf } from './lectures.ts';
import type { MediaOptions } from './options.ts';
import type { School } from './school.ts';
import { announce, offsetOf, sendPiece, type Sender } from './tus.ts';

export interface KillResult {
  kills: number;
  lectures: number;
  /** Lectures that nobody sent. */
  failed: number;
  /** Still unsettled when patience ended. */
  stuck: number;
}

const teachersAtOnce = 3;
const pieces = 6;
const settleMs = 5 * 60_000;

/** Asks until the server is there to answer; it may be down for a moment at any time. */
async function until<Value>(work: (address: string) => Promise<Value>, school: School): Promise<Value> {
  for (;;) {
    try {
      return await work(await school.server.address());
    } catch (error) {
      // What the server said is final; what it could not say is asked again.
      if (error instanceof Error && /^4\d\d /.test(error.message)) throw error;
      await pause(100);
    }
  }
}

/** One upload in small pieces with pauses, its lecture saved in the middle of it or after it. */
async function teachOne(school: School, title: string, random: Random): Promise<void> {
  const { courseId, teacher: headers } = school;
  const { size } = await stat(sampleFilm);
  const sender = (address: string): Sender => ({ address, headers });
  const uploadId = await until(
    (address) => announce(sender(address), size, { courseId, filename: `${title}.mp4` }),
    school,
  );
  const saveAt = Math.floor(random() * (pieces + 1));
  let isSaved = false;
  for (let piece = 0; ; piece += 1) {
    if (!isSaved && piece >= saveAt) {
      await until((address) => addFromUpload(sender(address), courseId, uploadId, title), school).catch(() => null);
      isSaved = true;
    }
    const offset = await until((address) => offsetOf(sender(address), uploadId), school).catch(() => size);
    if (offset >= size && isSaved) return;
    await pause(between(random, 20, 300));
    const bytes = Math.min(Math.ceil(size / pieces), size - offset);
    if (bytes > 0) {
      await until((address) => sendPiece(sender(address), uploadId, sampleFilm, { offset, bytes }), school);
    }
  }
}

async function settle(school: School): Promise<number> {
  const end = performance.now() + settleMs;
  for (;;) {
    const lectures = await until(
      (address) => lecturesOf({ address, headers: school.teacher }, school.courseId),
      school,
    );
    const open = lectures.filter(({ state }) => state === 'uploading' || state === 'processing').length;
    if (open === 0 || performance.now() > end) return open;
    await pause(500);
  }
}

/** Teachers upload and save while the server is killed again and again; then everything has to come to an end. */
export async function kills(school: School, options: MediaOptions): Promise<KillResult> {
  const random = randomFrom(`kills ${options.seed}`);
  const day = { isOver: false, lectures: 0 };
  const teach = async (): Promise<void> => {
    while (!day.isOver) {
      day.lectures += 1;
      await teachOne(school, `Lecture ${day.lectures}`, random);
    }
  };
  const teachers = Array.from({ length: teachersAtOnce }, teach);
  for (let kill = 0; kill < options.kills; kill += 1) {
    await pause(between(random, 300, 2_500));
    await school.server.kill();
  }
  day.isOver = true;
  await Promise.all(teachers);
  const stuck = await settle(school);
  const sender = { address: await school.server.address(), headers: school.teacher };
  const all = await lecturesOf(sender, school.courseId);
  return {
    kills: school.server.kills,
    lectures: all.length,
    failed: all.filter(({ state }) => state === 'failed').length,
    stuck,
  };
}
