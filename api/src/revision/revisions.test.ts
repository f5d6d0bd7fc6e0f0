import { createCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import { createLecture, deleteLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { duplicateCourse, getRevision, listRevisions } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { eq } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { revisions } from '../database/tables/schema-revisions.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { courseForm } from '../testing/course-forms.ts';
import { addCourse, addLecture } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let admin: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Ravi Menon' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a', thumbnailSmall: 'b' })).id;
});
afterAll(() => api.close());

const save = (given: object, as: Person = teacher) =>
  api.inject(updateCourse, { params: { courseId }, body: { ...courseForm, ...given }, as });
const list = (lectureId?: string, as: Person = teacher) =>
  api.inject(listRevisions, { params: { courseId }, query: lectureId ? { lectureId } : {}, as });
const listed = async (lectureId?: string) =>
  (await list(lectureId)).body.Data!.map(({ number, savedBy, isCurrent }) => [number, savedBy, isCurrent]);
const textsOf = async (number: number, lectureId?: string) => {
  const params = { courseId, number: String(number) };
  return (await api.inject(getRevision, { params, query: lectureId ? { lectureId } : {}, as: teacher })).body.Data
    ?.texts;
};

describe('the history of a course', () => {
  it('has one entry for each save, with who and when, from the creation on', async () => {
    const created = await api.inject(createCourse, {
      body: { ...courseForm, topic: 'First', status: 'draft' },
      as: teacher,
    });
    courseId = created.body.Data!._id;
    await save({ topic: 'Second' });
    const before = Date.now();
    await save({ topic: 'Third', subtitle: 'By an administrator' }, admin);
    const [newest] = (await list()).body.Data!;
    expect(Date.parse(newest!.savedAt)).toBeGreaterThanOrEqual(before);
    expect(await listed()).toEqual([
      [3, 'Ravi Menon', true],
      [2, 'Meera Iyer', false],
      [1, 'Meera Iyer', false],
    ]);
    expect((await textsOf(1))?.['topic']).toBe('First');
    expect(await textsOf(3)).toMatchObject({ topic: 'Third', subtitle: 'By an administrator' });
  });

  it('holds the texts and choices, and neither price nor what names another row', async () => {
    await save({ topic: 'Second', outcomes: 'One\nTwo\nThree\nFour' });
    const { description, ...texts } = (await textsOf(2))!;
    expect(description).toBe(`<p>${courseForm.description}</p>`);
    expect(texts).toEqual({
      topic: 'Second',
      category: 'generative-ai',
      level: 'Beginner',
      language: 'English',
      subtitle: '',
      outcomes: 'One\nTwo\nThree\nFour',
      requirements: '',
      audience: '',
    });
  });

  it('has no entry for a save that changed no text', async () => {
    await save({ topic: 'Second' });
    await save({ topic: ' Second ', price: 2_000 });
    expect(await listed()).toHaveLength(2);
  });

  it('begins with what was there before it, with its time and no name', async () => {
    const [stored] = await api.db.select().from(courses).where(eq(courses.id, courseId));
    expect(await listed()).toEqual([]);
    await save({ topic: 'Second' });
    expect(await listed()).toEqual([
      [2, 'Meera Iyer', true],
      [1, '', false],
    ]);
    expect((await list()).body.Data![1]!.savedAt).toBe(stored!.updatedAt.toISOString());
    expect(await textsOf(1)).toMatchObject({ topic: stored!.title, description: stored!.description });
  });

  it('loses no text that was changed without a form, as the version before did', async () => {
    await save({ topic: 'Second' });
    await api.db.update(courses).set({ title: 'By an operator' }).where(eq(courses.id, courseId));
    expect((await listed()).map(([, , isCurrent]) => isCurrent)).toEqual([false, false]);
    await save({ topic: 'Fourth' });
    expect((await textsOf(3))?.['topic']).toBe('By an operator');
    expect(await listed()).toHaveLength(4);
  });

  it('holds the last 50, large texts too', async () => {
    const texts = { topic: 'x', description: 'क'.repeat(100_000) };
    const numbers = Array.from({ length: limits.revisionsOfEach - 1 }, (_, index) => index + 1);
    const values = (number: number) => (number === 2 ? texts : { topic: `Version ${number}` });
    const rows = numbers.map((number) => ({ courseId, number, values: values(number), savedAt: new Date(0) }));
    await api.db.insert(revisions).values(rows);
    // What was there before, and the save: one too many.
    await save({ topic: 'The fifty-first' });
    const held = await listed();
    expect([held.length, held[0]![0], held.at(-1)![0]]).toEqual([50, 51, 2]);
    expect(await textsOf(1)).toBeUndefined();
    expect(await textsOf(2)).toEqual(texts);
  });

  it('names each of two saves at the same moment', async () => {
    await Promise.all([save({ topic: 'Saved first' }), save({ topic: 'Saved by the other' }, admin)]);
    expect((await listed()).map(([number]) => number)).toEqual([3, 2, 1]);
  });

  it('has no entry for a save that was refused', async () => {
    expect((await save({ topic: 'Second', description: 'short' })).status).toBe(400);
    expect((await save({ topic: 'Second', version: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect(await listed()).toEqual([]);
  });

  it('is not copied with the course', async () => {
    await save({ topic: 'Second' });
    const copy = await api.inject(duplicateCourse, { params: { courseId }, as: teacher });
    courseId = copy.body.Data!._id;
    expect(await listed()).toEqual([]);
  });

  it('gives older texts that are cleaned and checked again when a form saves them', async () => {
    const unsafe = `<p>${courseForm.description}</p><script>alert(1)</script>`;
    const values = { topic: 'Before', description: unsafe };
    await api.db.insert(revisions).values({ courseId, number: 1, values, savedAt: new Date(0) });
    expect((await save({ ...(await textsOf(1)), descriptionFormat: 'html' })).status).toBe(200);
    const { topic, description } = (await api.inject(getCourse, { params: { courseId } })).body.Data!;
    expect([topic, description]).toEqual(['Before', `<p>${courseForm.description}</p>`]);
  });

  it('no longer names an account that is deleted', async () => {
    const former = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Asha Rao' });
    const saved = { values: { topic: 'Hers' }, savedBy: former.id, savedAt: new Date(0) };
    await api.db.insert(revisions).values({ courseId, number: 1, ...saved });
    expect(await listed()).toEqual([[1, 'Asha Rao', false]]);
    await api.inject(deleteUserOrInstructor, { body: { userId: former.id }, as: admin });
    expect(await listed()).toEqual([[1, '', false]]);
  });
});

describe('the history of a lecture', () => {
  const form = { title: 'What a model sees', description: 'Tokens', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' };
  const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const change = (lectureId: string, given: object, as = teacher) =>
    api.inject(updateLecture, { params: { courseId, lectureId }, body: { ...form, ...given }, as });
  const create = async () =>
    (await api.inject(createLecture, { params: { courseId }, body: form, as: teacher })).body.Data!.lectureId;

  it('is its own, from the creation on, and not that of another lecture or of the course', async () => {
    const [one, other] = [await create(), await create()];
    await change(one, { title: 'Second' }, admin);
    await change(one, { title: 'Second', isPreview: 'true' });
    expect(await listed(one)).toEqual([
      [2, 'Ravi Menon', true],
      [1, 'Meera Iyer', false],
    ]);
    expect(await textsOf(1, one)).toEqual({ ...form, youtubeLink: link });
    expect(await listed(other)).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  it('begins with what was there before it', async () => {
    const { id } = await addLecture(api.db, { courseId, title: 'Before', youtubeLink: link });
    await change(id, { title: 'Second' });
    expect(await textsOf(1, id)).toEqual({ title: 'Before', description: '', youtubeLink: link });
  });

  it('holds the source of an article, as its form has it', async () => {
    const article = {
      ...form,
      youtubeLink: '',
      kind: 'article',
      article: '<p>Tokens, then <b>context</b>.</p>',
    } as const;
    const created = await api.inject(createLecture, { params: { courseId }, body: article, as: teacher });
    const lectureId = created.body.Data!.lectureId;
    await change(lectureId, { ...article, article: '<p>Context, then tokens.</p>' });
    const held = [await textsOf(1, lectureId), await textsOf(2, lectureId)].map((texts) => texts!['article']);
    expect(held).toEqual(['<p>Tokens, then <b>context</b>.</p>', '<p>Context, then tokens.</p>']);
    expect((await listed(lectureId))[0]).toEqual([2, 'Meera Iyer', true]);
  });

  it('goes with the lecture', async () => {
    const lectureId = await create();
    await api.inject(deleteLecture, { params: { courseId, lectureId }, as: teacher });
    expect((await list(lectureId)).status).toBe(404);
    expect(await api.db.select().from(revisions)).toEqual([]);
  });
});

test('is for those who may change the course', async () => {
  await save({ topic: 'Second' });
  const [rival, learner] = [await api.signIn({ role: 'INSTRUCTOR' }), await api.signIn()];
  expect((await list(undefined, rival)).status).toBe(403);
  expect((await list(undefined, learner)).status).toBe(403);
  const read = (as: Person, number: string) =>
    api.inject(getRevision, { params: { courseId, number }, as }).then(({ status }) => status);
  expect([await read(rival, '1'), await read(learner, '1'), await read(admin, '1')]).toEqual([403, 403, 200]);
  expect([await read(teacher, '9'), await read(teacher, '0'), await read(teacher, 'x')]).toEqual([404, 400, 400]);
});
