import { getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { listLectures, updateLecture } from '@vidya/contracts/calls/lecture';
import { publishLectures, scheduleCourse, scheduleLecture } from '@vidya/contracts/calls/structure';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import { users } from '../../database/tables/schema-people.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { publishDue, publishWhatIsDue } from './publish-due.ts';

let api: TestApi;
let teacher: Person;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const description = `<p>${'A sentence about the course. '.repeat(5)}</p>`;
const complete = { description, category: 'java', price: 499, thumbnail: 'a.webp', thumbnailSmall: 'b.webp' };
const form = {
  topic: 'A course of its own',
  category: 'java',
  price: 499,
  discount: 0,
  level: 'Beginner' as const,
  language: 'English' as const,
};
const add = (given: object) => addCourse(api.db, { instructorId: teacher.id, title: 'A course of its own', ...given });
const tomorrow = () => inDays(1).toISOString();
const course = (courseId: string, publishAt: string | null, as = teacher) =>
  api.inject(scheduleCourse, { params: { courseId }, body: { publishAt }, as });
const read = async (courseId: string, as?: Person) =>
  (await api.inject(getCourse, { params: { courseId }, ...(as && { as }) })).body.Data;

describe('a course', () => {
  it('is published at its time, once, and then has no time any more', async () => {
    const { id } = await add({ ...complete, status: 'draft' });
    const publishAt = tomorrow();
    expect(await course(id, publishAt)).toMatchObject({ status: 200, body: { Message: apiMessages.schedule.set } });
    expect(await read(id, teacher)).toMatchObject({ status: 'draft', publishAt });
    expect(await publishWhatIsDue(api.db)).toBe(0);
    // The server may have been away at the time.
    expect(await publishWhatIsDue(api.db, inDays(3))).toBe(1);
    expect(await publishWhatIsDue(api.db, inDays(3))).toBe(0);
    expect(await read(id)).toMatchObject({ status: 'published', publishAt: null });
  });

  it('that is not complete has no time, and one with a time stays complete', async () => {
    const { id } = await add({ status: 'draft', description: '', thumbnail: null });
    expect(await course(id, tomorrow())).toMatchObject({
      status: 400,
      body: { Message: texts.validation.fieldsMandatory },
    });
    const other = await add({ ...complete, status: 'draft' });
    await course(other.id, tomorrow());
    const shorter = await api.inject(updateCourse, {
      params: { courseId: other.id },
      body: { ...form, description: 'Short' },
      as: teacher,
    });
    expect(shorter).toMatchObject({ status: 400, body: { Message: texts.validation.descriptionShort } });
    await course(other.id, null);
    const free = await api.inject(updateCourse, {
      params: { courseId: other.id },
      body: { ...form, description: 'Short' },
      as: teacher,
    });
    expect(free.status).toBe(200);
  });

  it('that is published by hand loses its time, and one that is published gets none', async () => {
    const { id } = await add({ ...complete, status: 'draft' });
    await course(id, tomorrow());
    await api.inject(updateCourse, {
      params: { courseId: id },
      body: { ...form, description, status: 'published' },
      as: teacher,
    });
    expect(await read(id, teacher)).toMatchObject({ status: 'published', publishAt: null });
    expect(await course(id, tomorrow())).toMatchObject({
      status: 400,
      body: { Message: apiMessages.schedule.published },
    });
  });

  it('of a person who may not teach any more stays a draft', async () => {
    const { id } = await add({ ...complete, status: 'draft' });
    await course(id, tomorrow());
    await api.db.update(users).set({ role: 'USER' }).where(eq(users.id, teacher.id));
    expect(await publishWhatIsDue(api.db, inDays(2))).toBe(0);
  });

  it('whose price is missing has no time: it would go out free', async () => {
    const { id } = await add({ ...complete, price: 0, status: 'draft' });
    expect(await course(id, tomorrow())).toMatchObject({
      status: 400,
      body: { Message: texts.validation.fieldsMandatory },
    });
  });

  it('with a time does not lose its price: it would go out free', async () => {
    const save = async (price: number, given: object) => {
      const { id } = await add({ ...complete, publishAt: inDays(1), ...given });
      const body = { ...form, price, description };
      return api.inject(updateCourse, { params: { courseId: id }, body, as: teacher });
    };
    const { fieldsMandatory } = texts.validation;
    expect(await save(0, { status: 'draft' })).toMatchObject({ status: 400, body: { Message: fieldsMandatory } });
    expect((await save(499, { status: 'draft' })).status).toBe(200);
    expect((await save(0, { status: 'unpublished' })).status).toBe(200);
  });

  it.each([
    ['past', () => inDays(-1).toISOString()],
    ['too far', () => inDays(800).toISOString()],
  ])('has no time that is %s', async (_, at) => {
    const { id } = await add({ ...complete, status: 'draft' });
    expect(await course(id, at())).toMatchObject({ status: 400, body: { Message: apiMessages.schedule.outOfRange } });
  });
});

describe('a lecture', () => {
  const lecture = (courseId: string, lectureId: string, publishAt: string | null) =>
    api.inject(scheduleLecture, { params: { courseId, lectureId }, body: { publishAt }, as: teacher });
  const world = async () => {
    const { id: courseId } = await add({ ...complete, status: 'published' });
    await addLecture(api.db, { courseId, title: 'One' });
    const { id: lectureId } = await addLecture(api.db, { courseId, position: 2, title: 'Two', status: 'draft' });
    return { courseId, lectureId };
  };

  it('is published at its time; holders see before that it will come, others do not', async () => {
    const { courseId, lectureId } = await world();
    const publishAt = tomorrow();
    expect((await lecture(courseId, lectureId, publishAt)).status).toBe(200);
    const holder = await api.signIn();
    await enrol(api.db, { userId: holder.id, courseId });
    const upcoming = [{ _id: lectureId, title: 'Two', publishAt }];
    expect(await read(courseId, holder)).toMatchObject({ upcoming, publishAt: null });
    expect((await read(courseId, holder))!.lectures.map(({ title }) => title)).toEqual(['One']);
    expect(await read(courseId, await api.signIn())).toMatchObject({ upcoming: [] });
    expect(await read(courseId)).toMatchObject({ upcoming: [] });
    expect(await publishWhatIsDue(api.db, inDays(2))).toBe(1);
    expect((await read(courseId, holder))!.lectures.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(await read(courseId, holder)).toMatchObject({ upcoming: [] });
  });

  it('with a time is left out when all drafts are published, and loses it when published by hand', async () => {
    const { courseId, lectureId } = await world();
    const publishAt = tomorrow();
    await lecture(courseId, lectureId, publishAt);
    const all = await api.inject(publishLectures, { params: { courseId }, as: teacher });
    expect(all.body.Data).toMatchObject({ published: 0, notReady: [] });
    const list = (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!.lectures;
    expect(list[1]!.authoring).toMatchObject({ status: 'draft', publishAt });
    const body = {
      title: 'Two',
      description: '',
      youtubeLink: 'https://youtu.be/dQw4w9WgXcQ',
      status: 'published' as const,
    };
    await api.inject(updateLecture, { params: { courseId, lectureId }, body, as: teacher });
    const [row] = await api.db.select().from(lectures).where(eq(lectures.id, lectureId));
    expect(row).toMatchObject({ status: 'published', publishAt: null });
    expect(await lecture(courseId, lectureId, publishAt)).toMatchObject({ status: 400 });
  });

  it('is published by the job or saved by its author, never lost between them', async () => {
    const { courseId, lectureId } = await world();
    const body = {
      title: 'Two',
      description: '',
      youtubeLink: 'https://youtu.be/dQw4w9WgXcQ',
      status: 'draft' as const,
    };
    for (let version = 1, round = 0; round < 10; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await api.db
        .update(lectures)
        .set({ status: 'draft', publishAt: inDays(-1), version })
        .where(eq(lectures.id, lectureId));
      const form = { ...body, version };
      // oxlint-disable-next-line no-await-in-loop
      const [saved] = await Promise.all([
        api.inject(updateLecture, { params: { courseId, lectureId }, body: form, as: teacher }),
        publishWhatIsDue(api.db),
      ]);
      // oxlint-disable-next-line no-await-in-loop
      const [row] = await api.db.select().from(lectures).where(eq(lectures.id, lectureId));
      expect([saved.status, row!.status, row!.publishAt]).toEqual([expect.any(Number), 'published', null]);
      version = row!.version;
    }
  });

  it('of another course is not found', async () => {
    const { lectureId } = await world();
    const elsewhere = await add({ status: 'draft' });
    expect((await lecture(elsewhere.id, lectureId, tomorrow())).status).toBe(404);
  });
});

it('what a version without times publishes by hand has no time any more, and can be withdrawn', async () => {
  const { id: courseId } = await add({ ...complete, status: 'draft', publishAt: inDays(1) });
  await addLecture(api.db, { courseId, status: 'draft', publishAt: inDays(1) });
  await api.db.update(courses).set({ status: 'published' });
  await api.db.update(lectures).set({ status: 'published' });
  await api.db.update(courses).set({ status: 'unpublished' });
  await api.db.update(lectures).set({ status: 'draft' });
  expect(await publishWhatIsDue(api.db, inDays(2))).toBe(0);
});

it('the job publishes what came due', async () => {
  const { id } = await add({ ...complete, status: 'draft', publishAt: inDays(-1) });
  await api.jobs.send(api.db, publishDue, {});
  await api.jobs.drain();
  const [row] = await api.db.select().from(courses).where(eq(courses.id, id));
  expect(row).toMatchObject({ status: 'published', publishAt: null });
});
