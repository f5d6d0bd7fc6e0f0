import { eq } from 'drizzle-orm';
import { createLecture, listLectures } from '@vidya/contracts/lecture';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lectureMedia, lectures } from '../database/schema-lectures.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { addCourse } from '../testing/samples.ts';

/** Stands in for ffmpeg: writes a small file to its last argument, or fails. */
const program = (folder: string, script: string): string => {
  const place = path.join(folder, 'converter');
  writeFileSync(place, `#!/bin/sh\nif [ "$1" = "-version" ]; then exit 0; fi\nfor last; do :; done\n${script}\n`);
  chmodSync(place, 0o755);
  return place;
};

let api: TestApi;
let folder: string;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-converter-'));
  api = await startApi({ FFMPEG_PATH: program(folder, 'printf converted > "$last"') });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const flv = Buffer.concat([Buffer.from('FLV\x01\x05\x00\x00\x00\x09', 'latin1'), Buffer.alloc(5_000)]);
const upload = () =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Old recording', description: '', video: new File([new Uint8Array(flv)], 'a.flv') },
    as: teacher,
  });
const lecture = async () =>
  (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures[0]!;
const kinds = async () => (await api.db.select().from(lectureMedia)).map(({ kind }) => kind).toSorted();

it('turns an upload that no browser plays into one that does, and keeps the original', async () => {
  await upload();
  expect(await lecture()).toMatchObject({ state: 'processing', files: [] });
  await api.jobs.drain();
  expect(await lecture()).toMatchObject({ state: 'ready', files: [{ type: 'video/mp4' }] });
  expect(await kinds()).toEqual(['original', 'video']);
});

it('marks what cannot be converted, and keeps it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await upload();
  program(folder, 'exit 1');
  await api.jobs.drain();
  program(folder, 'printf converted > "$last"');
  expect((await lecture()).state).toBe('failed');
  expect(await kinds()).toEqual(['original']);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it('does nothing for a lecture that was deleted meanwhile', async () => {
  await upload();
  await api.db.delete(lectures).where(eq(lectures.courseId, courseId));
  await expect(api.jobs.drain()).resolves.toBeUndefined();
});
