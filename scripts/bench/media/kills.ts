import { setTimeout as pause } from 'node:timers/promises';
import { uploadIdOf } from '@vidya/contracts/calls/upload';
import { between, type Random, randomFrom } from '../../../api/src/seed/sample/random.ts';
import { videoSample } from '../../../api/src/testing/video-samples.ts';
import { whatMissed } from '../harness/figures.ts';
import { audit } from './audit.ts';
import type { MediaOptions } from './options.ts';
import type { School, Teacher } from './school.ts';

const teachersAtOnce = 3;
const pieces = 6;
const patienceMs = 5 * 60_000;
const film = new Uint8Array(videoSample('short.mp4'));

/** Retries until the server responds; it may be down at any moment. */
async function until<Value>(school: School, work: (teacher: Teacher) => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work(await school.teacher());
    } catch (error) {
      // A 4xx is final; everything else is retried.
      if (error instanceof Error && /^4\d\d /.test(error.message)) throw error;
      await pause(100);
    }
  }
}

/** Uploads a film in small pieces with pauses, and saves its lecture during or after the upload. */
async function teachOne(school: School, title: string, random: Random): Promise<void> {
  const address = await until(school, (teacher) => teacher.openUpload(film.length, `${title}.mp4`));
  const saveAt = Math.floor(random() * (pieces + 1));
  let isSaved = false;
  for (let piece = 0; ; piece += 1) {
    if (!isSaved && piece >= saveAt) {
      await until(school, (teacher) => teacher.addLecture(title, uploadIdOf(address))).catch(() => null);
      isSaved = true;
    }
    const offset = await until(school, async ({ tus }) => {
      const reported = await tus.offset(address);
      if (Number.isNaN(reported)) throw new Error('The server did not report the offset of the upload');
      return reported;
    });
    if (offset >= film.length && isSaved) return;
    await pause(between(random, 20, 300));
    const part = film.slice(offset, offset + Math.ceil(film.length / pieces));
    if (part.length > 0) await until(school, ({ tus }) => tus.send(address, offset, part).catch(() => null));
  }
}

/** Waits until all lectures are ready or failed. Returns how many are not. */
async function openLectures(school: School): Promise<number> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const lectures = await until(school, (teacher) => teacher.lectures());
    const open = lectures.filter(({ state }) => state === 'uploading' || state === 'processing').length;
    if (open === 0 || performance.now() > end) return open;
    await pause(500);
  }
}

/** Teachers upload and save while the bench kills the server repeatedly; afterwards all work must end. */
export async function kills(school: School, options: MediaOptions): Promise<string[]> {
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
  const stuck = await openLectures(school);
  const lectures = await (await school.teacher()).lectures();
  const failed = lectures.filter(({ state }) => state === 'failed').length;
  await school.rest();
  const { lostFiles, emptyLectures, orphans, openJobs } = await audit(school);
  console.info(
    `Killed ${school.server.kills} times during ${lectures.length} lectures: ${failed} failed, ${stuck} stuck; ` +
      `${lostFiles} files lost, ${emptyLectures} lectures without their film, ${orphans} orphaned files, ${openJobs} jobs open.`,
  );
  return whatMissed([
    [failed > 0, 'a lecture failed though its film was sent'],
    [stuck > 0, 'a lecture never came to an end'],
    [lostFiles > 0, 'a file is missing'],
    [emptyLectures > 0, 'a lecture has no film'],
    [orphans > 0, 'files were left behind'],
    [openJobs > 0, 'a job did not end'],
  ]);
}
