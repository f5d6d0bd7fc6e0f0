import { setTimeout as pause } from 'node:timers/promises';
import { createLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { describeOnServer } from '../../testing/own-server-database.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { emptyFolders, mp4 } from '../../testing/stored-files.ts';
import { videoFile } from '../../testing/video-samples.ts';
import { fitProgress } from '../watching/fit-progress.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;
let lectureId: string;

const form = { title: 'What a model sees', description: '' };
/** 35 and 3 seconds long. */
const longFilm = () => new File([mp4], 'First steps.mp4');
const shortFilm = () => videoFile('short.webm');
const list = async () => (await api.inject(listLectures, { params: { courseId }, as: learner })).body.Data!;
const progress = async () => (await list()).lectures[0]!.progress;
const courseProgress = async () => (await list()).course.enrolment!.progress;
const add = async (video: File) => {
  const created = await api.inject(createLecture, { params: { courseId }, body: { ...form, video }, as: teacher });
  ({ lectureId } = created.body.Data!);
};
const replace = (video: File) =>
  api.inject(updateLecture, { params: { courseId, lectureId }, body: { ...form, video }, as: teacher });

interface Report {
  watched: [number, number][];
  positionSeconds: number;
  hasEnded?: boolean;
}
const watch = ({ hasEnded = false, ...report }: Report, of = lectureId) =>
  api.inject(saveProgress, { params: { courseId, lectureId: of }, body: { ...report, hasEnded }, as: learner });

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  emptyFolders(api);
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

describe('a shorter video', () => {
  beforeEach(() => add(longFilm()));

  it('counts no second beyond its end, and sets the position back to the end', async () => {
    const watched: Report['watched'] = [
      [0, 1],
      [2, 20],
      [22, 30],
    ];
    await watch({ watched, positionSeconds: 30 });
    expect(await progress()).toEqual({ positionSeconds: 30, watchedSeconds: 27, isCompleted: false });
    await replace(shortFilm());
    expect(await progress()).toEqual({ positionSeconds: 3, watchedSeconds: 2, isCompleted: false });
    const next = await watch({ watched: [[1, 2]], positionSeconds: 2 });
    expect(next.body.Data!.progress).toEqual({ positionSeconds: 2, watchedSeconds: 3, isCompleted: true });
  });

  it('keeps what was watched before its end', async () => {
    await watch({ watched: [[0, 2]], positionSeconds: 2 });
    await replace(shortFilm());
    expect(await progress()).toEqual({ positionSeconds: 2, watchedSeconds: 2, isCompleted: false });
  });

  it('leaves nothing of what was watched behind its end only', async () => {
    await watch({ watched: [[10, 20]], positionSeconds: 20 });
    await replace(shortFilm());
    expect(await progress()).toEqual({ positionSeconds: 3, watchedSeconds: 0, isCompleted: false });
    await watch({ watched: [], positionSeconds: 0 });
    expect((await progress())!.watchedSeconds).toBe(0);
  });

  it('is completed by those who watched 90 % of it, and their course follows', async () => {
    await watch({ watched: [[0, 30]], positionSeconds: 30 });
    expect(await courseProgress()).toBe(0);
    await replace(shortFilm());
    expect(await progress()).toEqual({ positionSeconds: 0, watchedSeconds: 3, isCompleted: true });
    expect(await courseProgress()).toBe(100);
  });

  it('takes no completion away, and starts at 0 for those who have it', async () => {
    await watch({ watched: [[20, 35]], positionSeconds: 35, hasEnded: true });
    await replace(shortFilm());
    expect(await progress()).toEqual({ positionSeconds: 0, watchedSeconds: 0, isCompleted: true });
    expect(await courseProgress()).toBe(100);
  });

  it('changes neither another lecture nor which one was watched last', async () => {
    const other = await addLecture(api.db, { courseId, position: 2 });
    await watch({ watched: [[0, 30]], positionSeconds: 30 });
    await watch({ watched: [[0, 50]], positionSeconds: 50 }, other.id);
    await replace(shortFilm());
    const { lectures, lastLectureId, course } = await list();
    expect(lectures[1]!.progress).toEqual({ positionSeconds: 50, watchedSeconds: 50, isCompleted: false });
    expect([lastLectureId, course.enrolment!.progress]).toEqual([other.id, 50]);
  });
});

describe('a longer video', () => {
  beforeEach(() => add(shortFilm()));

  it('takes no completion away', async () => {
    await watch({ watched: [[0, 3]], positionSeconds: 3 });
    await replace(longFilm());
    expect(await progress()).toEqual({ positionSeconds: 3, watchedSeconds: 3, isCompleted: true });
    expect(await courseProgress()).toBe(100);
  });

  it('is completed at 90 % of its own length', async () => {
    await watch({ watched: [[0, 2]], positionSeconds: 2 });
    await replace(longFilm());
    const more = await watch({ watched: [[2, 30]], positionSeconds: 30 });
    expect(more.body.Data!.progress).toEqual({ positionSeconds: 30, watchedSeconds: 30, isCompleted: false });
    expect((await watch({ watched: [[30, 32]], positionSeconds: 32 })).body.Data!.progress.isCompleted).toBe(true);
  });
});

describeOnServer('a report that commits during the switch', () => {
  it('counts, as far as the new video goes', async () => {
    await add(longFilm());
    await watch({ watched: [[20, 30]], positionSeconds: 30 });
    let fitted: Promise<void> | undefined;
    await api.db.transaction(async (tx) => {
      const watched: Report['watched'] = [
        [0, 2],
        [20, 35],
      ];
      await tx.update(lectureProgress).set({ watched, watchedSeconds: 17, positionSeconds: 35 });
      fitted = fitProgress(api.db, lectureId, { durationSeconds: 3, isFilm: true });
      await pause(100);
    });
    await fitted;
    expect(await api.db.select().from(lectureProgress)).toMatchObject([
      { watched: [[0, 2]], watchedSeconds: 2, positionSeconds: 3, isCompleted: false },
    ]);
  });
});
