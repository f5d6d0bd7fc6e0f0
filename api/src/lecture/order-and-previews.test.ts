import { createLecture, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { reorderLectures } from '@vidya/contracts/calls/structure';
import { getPreview, type LecturePreview } from '@vidya/contracts/calls/watching';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { eq } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { lectures } from '../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { mp4 } from '../testing/stored-files.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const form = { title: 'Tokens', description: 'About words', youtubeLink: '' };
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const list = async () => (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;

describe('reorderLectures', () => {
  const reorder = (lectureIds: string[]) =>
    api.inject(reorderLectures, { params: { courseId }, body: { lectureIds }, as: teacher });
  const add = async (count: number) => {
    const ids: string[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let position = 1; position <= count; position += 1)
      ids.push((await addLecture(api.db, { courseId, position })).id);
    return ids;
  };

  it('puts all lectures into their new order', async () => {
    const [one, two, three] = (await add(3)) as [string, string, string];
    const response = await reorder([three, one, two]);
    expect([response.status, response.body.Message]).toEqual([200, 'Lectures Reordered Successfully']);
    expect((await list()).map(({ _id }) => _id)).toEqual([three, one, two]);
    const rows = await api.db.select({ position: lectures.position }).from(lectures);
    expect(rows.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });

  it('is refused when the lectures are not those of the course any more', async () => {
    const [one, two] = (await add(2)) as [string, string];
    const elsewhere = await addCourse(api.db, { instructorId: teacher.id });
    const foreign = await addLecture(api.db, { courseId: elsewhere.id });
    for (const ids of [[one], [one, one], [one, two, two], [one, foreign.id], [one, two, foreign.id], []])
      expect(await reorder(ids)).toMatchObject({
        status: 409,
        body: { Message: apiMessages.lecture.orderOutdated, Error: 'Conflict' },
      });
    expect((await list()).map(({ _id }) => _id)).toEqual([one, two]);
  });

  it('leaves no gap and no double when two reorder at once', async () => {
    const ids = await add(6);
    const responses = await Promise.all([reorder(ids.toReversed()), reorder([...ids.slice(3), ...ids.slice(0, 3)])]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await api.db.select({ position: lectures.position }).from(lectures);
    expect(rows.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('saves', () => {
  it('are counted, and one that was read too early is refused', async () => {
    const { lectureId } = (
      await api.inject(createLecture, { params: { courseId }, body: { ...form, youtubeLink: link }, as: teacher })
    ).body.Data!;
    const save = (title: string, version?: number) =>
      api.inject(updateLecture, {
        params: { courseId, lectureId },
        body: { ...form, youtubeLink: link, title, ...(version !== undefined && { version }) },
        as: teacher,
      });
    const version = async () => (await list())[0]!.authoring!.version;
    expect(await version()).toBe(1);
    expect((await save('By the first', 1)).status).toBe(200);
    expect(await save('By the second', 1)).toMatchObject({
      status: 409,
      body: { Message: apiMessages.lecture.savedByOther, Error: 'Conflict', Data: null },
    });
    expect([(await list())[0]!.title, await version()]).toEqual(['By the first', 2]);
    expect((await save('By whoever is last')).status).toBe(200);
    const responses = await Promise.all([save('One', 3), save('Other', 3)]);
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });
});

describe('previews', () => {
  const create = async (given: object) =>
    (await api.inject(createLecture, { params: { courseId }, body: { ...form, ...given }, as: teacher })).body.Data!
      .lectureId;
  const preview = async (lectureId: string, as?: Person) =>
    api.inject(getPreview, { params: { courseId, lectureId }, ...(as && { as }) });

  it('show everybody the same, with files that everybody may have', async () => {
    const lectureId = await create({ video: new File([mp4], 'a.mp4'), isPreview: true });
    const learner = await api.signIn();
    const responses = await Promise.all([preview(lectureId), preview(lectureId, learner), preview(lectureId, teacher)]);
    const [given] = responses.map(({ body }) => body.Data!) as [LecturePreview];
    expect(responses.map(({ body }) => body.Data)).toEqual([given, given, given]);
    expect(Object.keys(given).toSorted()).toEqual([
      '_id',
      'captions',
      'description',
      'durationSeconds',
      'files',
      'kind',
      'poster',
      'resources',
      'title',
      'youtubeLink',
    ]);
    expect((await api.app.inject({ url: given.files[0]!.src })).statusCode).toBe(302);
  });

  it('may be links', async () => {
    const lectureId = await create({ youtubeLink: 'youtu.be/dQw4w9WgXcQ', isPreview: true });
    expect((await preview(lectureId)).body.Data).toMatchObject({ youtubeLink: link, files: [] });
  });

  it('are none of drafts, archived courses, other lectures and those without a video', async () => {
    const lectureId = await create({ youtubeLink: link, isPreview: true });
    const paid = await create({ youtubeLink: link });
    const empty = await addLecture(api.db, { courseId, position: 3, isPreview: true, state: 'processing' });
    for (const each of [paid, empty.id])
      expect((await preview(each, teacher)).body).toMatchObject({
        Message: "Lecture Doesn't Exist",
        Error: 'NotFound',
      });
    for (const status of ['draft', 'archived'] as const) {
      await api.db.update(courses).set({ status }).where(eq(courses.id, courseId));
      expect([(await preview(lectureId)).status, (await preview(lectureId, teacher)).status]).toEqual([404, 404]);
    }
  });

  it('stop with the switch, which other saves leave alone', async () => {
    const lectureId = await create({ youtubeLink: link, isPreview: true });
    const save = (given: object) =>
      api.inject(updateLecture, {
        params: { courseId, lectureId },
        body: { ...form, youtubeLink: link, ...given },
        as: teacher,
      });
    await save({});
    expect((await preview(lectureId)).status).toBe(200);
    await save({ isPreview: false });
    expect((await preview(lectureId)).status).toBe(404);
  });
});
