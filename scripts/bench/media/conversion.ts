import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../config/webpack/shared.ts';
import type { School } from './school.ts';

const films = [
  { name: 'narrated lecture, 1280 px (WebM and MP4)', file: 'api/sample-data/media/web-component-state.mp4' },
  { name: 'long lecture, 320 px (adaptive stream)', file: 'api/src/testing/videos/long.mp4' },
];
const patienceMs = 15 * 60_000;

/** How long videos are prepared, one after another, from the last byte to ready. It has no target. */
export async function conversion(school: School): Promise<string[]> {
  const teacher = await school.teacher();
  for (const { name, file } of films) {
    const bytes = new Uint8Array(await readFile(path.join(root, file)));
    const uploadId = await teacher.tus.whole(school.courseId, bytes, path.basename(file));
    const start = performance.now();
    const lectureId = await teacher.addLecture(name, uploadId);
    const look = async () => (await teacher.lectures()).find(({ _id }) => _id === lectureId)!;
    let lecture = await look();
    while (lecture.state !== 'ready') {
      if (lecture.state === 'failed') throw new Error(`${name}: ${lecture.authoring?.failure}`);
      if (performance.now() - start > patienceMs) throw new Error(`${name} was not ready after ${patienceMs} ms`);
      await pause(250);
      lecture = await look();
    }
    const seconds = (performance.now() - start) / 1_000;
    const speed = (lecture.durationSeconds / seconds).toFixed(1);
    console.info(
      `Preparing a ${name}: ${lecture.durationSeconds} s of film in ${seconds.toFixed(1)} s, ${speed} times playing speed.`,
    );
  }
  return [];
}
