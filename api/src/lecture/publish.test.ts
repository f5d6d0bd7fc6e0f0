import { createLecture, type LectureForm, listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { publishLectures } from '@vidya/contracts/calls/structure';
import { asc } from 'drizzle-orm';
import { lectures } from '../database/tables/schema-lectures.ts';
import { auditLog } from '../database/tables/schema-site.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { addCourse, addLecture, enrol } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({ FFMPEG_PATH: '/nowhere/ffmpeg' });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

const youtubeLink = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const form = { title: 'Tokens', description: '', youtubeLink };
const create = async (given: Partial<LectureForm> = {}): Promise<string> => {
  const body = { ...form, ...given };
  return (await api.inject(createLecture, { params: { courseId }, body, as: teacher })).body.Data!.lectureId;
};
const update = (lectureId: string, given: Partial<LectureForm>) =>
  api.inject(updateLecture, { params: { courseId, lectureId }, body: { ...form, ...given }, as: teacher });
const list = async (as: Person) =>
  (await api.inject(listLectures, { params: { courseId }, as })).body.Data!.lectures.map(({ title }) => title);
const publish = (as: Person = teacher) => api.inject(publishLectures, { params: { courseId }, as });

describe('one lecture', () => {
  it('is published unless its form says otherwise, and an edit without a word leaves it as it is', async () => {
    await create({ title: 'Published' });
    const draftId = await create({ title: 'Draft', status: 'draft' });
    expect([await list(learner), await list(teacher)]).toEqual([['Published'], ['Published', 'Draft']]);
    await update(draftId, { title: 'Still a draft' });
    expect(await list(learner)).toEqual(['Published']);
    await update(draftId, { title: 'Published too', status: 'published' });
    expect(await list(learner)).toEqual(['Published', 'Published too']);
    await update(draftId, { status: 'draft' });
    expect(await list(learner)).toEqual(['Published']);
  });

  it('tells its makers what it is, and learners nothing of it', async () => {
    await create({ status: 'draft' });
    await create();
    const read = async (as: Person) =>
      (await api.inject(listLectures, { params: { courseId }, as })).body.Data!.lectures.map(
        ({ authoring }) => authoring?.status ?? null,
      );
    expect(await read(teacher)).toEqual(['draft', 'published']);
    expect(await read(learner)).toEqual([null]);
  });

  it('refuses any other status', async () => {
    const body = { ...form, status: 'secret' as 'draft' };
    expect((await api.inject(createLecture, { params: { courseId }, body, as: teacher })).status).toBe(400);
  });
});

describe('publishLectures', () => {
  it('publishes the drafts that can be played, and names the others', async () => {
    await addLecture(api.db, { courseId, title: 'There already', position: 1 });
    await addLecture(api.db, { courseId, title: 'Ready', position: 2, status: 'draft' });
    await addLecture(api.db, { courseId, title: 'On its way', position: 3, status: 'draft', state: 'processing' });
    await addLecture(api.db, { courseId, title: 'Linked', position: 4, status: 'draft', state: 'failed', youtubeLink });
    await addLecture(api.db, { courseId, title: 'Broken', position: 5, status: 'draft', state: 'failed' });
    const { body } = await publish();
    expect(body.Data).toMatchObject({ published: 2, notReady: ['On its way', 'Broken'], Course: { noOfLectures: 3 } });
    expect(await list(learner)).toEqual(['There already', 'Ready', 'Linked']);
    const rows = await api.db.select().from(lectures).orderBy(asc(lectures.position));
    // The version changes too, so that a form opened before detects the conflict.
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 1, 2, 1]);
    expect((await publish()).body.Data).toMatchObject({ published: 0, notReady: ['On its way', 'Broken'] });
  });

  it('leaves a trace when an administrator does it for somebody else, once something was published', async () => {
    const admin = await api.signIn({ role: 'ADMIN' });
    await publish(admin);
    await addLecture(api.db, { courseId, status: 'draft' });
    await publish(admin);
    expect(await api.db.select().from(auditLog)).toMatchObject([
      { action: 'lectures.published', details: { published: 1 }, actorId: admin.id },
    ]);
  });
});
