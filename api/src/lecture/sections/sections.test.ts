import { getCourse } from '@vidya/contracts/calls/course';
import { createLecture, deleteLecture, listLectures } from '@vidya/contracts/calls/lecture';
import { createSection, deleteSection, reorderLectures, updateSection } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { sections as sectionTable } from '../../database/tables/schema-lectures.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const form = { title: 'Tokens', description: '', youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
const create = (title: string, goal = '') =>
  api.inject(createSection, { params: { courseId }, body: { title, goal }, as: teacher });
const add = async (title: string, sectionId?: string) => {
  const body = { ...form, title, ...(sectionId && { sectionId }) };
  return api.inject(createLecture, { params: { courseId }, body, as: teacher });
};
const remove = (sectionId: string) => api.inject(deleteSection, { params: { courseId, sectionId }, as: teacher });
const read = async (as?: Person) =>
  (await api.inject(getCourse, { params: { courseId }, ...(as && { as }) })).body.Data!;

/** 'Basics: One, Two | : Three', the sections with the titles of their lectures. */
async function outline(as?: Person): Promise<string> {
  const { sections, lectures } = await read(as);
  const titleOf = new Map(lectures.map(({ _id, title }) => [_id, title]));
  // In a plain list they stand in the same order.
  expect(sections.flatMap((section) => section.lectures)).toEqual(lectures.map(({ _id }) => _id));
  return sections
    .map(({ title, lectures: ids }) => `${title}: ${ids.map((id) => titleOf.get(id)).join(', ')}`)
    .join(' | ');
}

/** Two sections, 'Basics' with One and Two, 'Loops' with Three. */
async function twoSections() {
  const basics = (await create('Basics', 'Write a first program.')).body.Data!.sectionId;
  for (const title of ['One', 'Two']) await add(title);
  const loops = (await create('Loops')).body.Data!.sectionId;
  await add('Three');
  return { basics, loops };
}

it('a course without a word of sections has one without a title', async () => {
  await add('One');
  await add('Two');
  expect(await outline()).toBe(': One, Two');
  expect((await read()).sections[0]).toMatchObject({ title: '', goal: '' });
});

it('a row of the version before, which knows no sections, goes to the last one', async () => {
  await twoSections();
  await addLecture(api.db, { courseId, position: 4, title: 'Four' });
  expect(await outline()).toBe('Basics: One, Two | Loops: Three, Four');
});

it('sections get texts, and lectures at their ends', async () => {
  const { basics, loops } = await twoSections();
  expect(await outline()).toBe('Basics: One, Two | Loops: Three');
  expect((await read()).sections[0]).toMatchObject({ title: 'Basics', goal: 'Write a first program.' });
  expect((await add('Half', basics)).status).toBe(200);
  expect(await outline()).toBe('Basics: One, Two, Half | Loops: Three');
  const body = { title: '  Loops\u202e and\tlists ', goal: '' };
  const changed = await api.inject(updateSection, { params: { courseId, sectionId: loops }, body, as: teacher });
  expect(changed.body.Data!.sections[1]).toMatchObject({ title: 'Loops and lists', goal: '' });
});

it('the list of lectures for holders and staff carries the sections in its course', async () => {
  await twoSections();
  const { course, lectures } = (await api.inject(listLectures, { params: { courseId }, as: teacher })).body.Data!;
  expect(course.sections.flatMap((section) => section.lectures)).toEqual(lectures.map(({ _id }) => _id));
});

it('learners see no section without a lecture for them; staff see it', async () => {
  await twoSections();
  await create('Later');
  expect(await outline()).toBe('Basics: One, Two | Loops: Three');
  expect(await outline(teacher)).toBe('Basics: One, Two | Loops: Three | Later: ');
});

describe('moving', () => {
  const reorder = (lectureIds: string[], sections?: [string, number][]) =>
    api.inject(reorderLectures, {
      params: { courseId },
      body: {
        lectureIds,
        ...(sections && { sections: sections.map(([_id, noOfLectures]) => ({ _id, noOfLectures })) }),
      },
      as: teacher,
    });
  const ids = async () => (await read(teacher)).lectures.map(({ _id }) => _id) as [string, string, string];

  it('moves lectures between sections and sections themselves, in one request', async () => {
    const { basics, loops } = await twoSections();
    const [one, two, three] = await ids();
    expect(
      (
        await reorder(
          [one, two, three],
          [
            [basics, 1],
            [loops, 2],
          ],
        )
      ).status,
    ).toBe(200);
    expect(await outline()).toBe('Basics: One | Loops: Two, Three');
    expect(
      (
        await reorder(
          [three, two, one],
          [
            [loops, 2],
            [basics, 1],
          ],
        )
      ).status,
    ).toBe(200);
    expect(await outline()).toBe('Loops: Three, Two | Basics: One');
    await add('Four');
    expect(await outline()).toBe('Loops: Three, Two | Basics: One, Four');
  });

  it('a browser of the version before names lectures only: the sections keep their numbers of them', async () => {
    await twoSections();
    const [one, two, three] = await ids();
    expect((await reorder([three, one, two])).status).toBe(200);
    expect(await outline()).toBe('Basics: Three, One | Loops: Two');
  });

  it('is refused when sections are missing, foreign, double, or do not hold all lectures', async () => {
    const { basics, loops } = await twoSections();
    const all = await ids();
    const elsewhere = (await addCourse(api.db, { instructorId: teacher.id })).id;
    const [foreign] = await api.db.insert(sectionTable).values({ courseId: elsewhere, position: 1 }).returning();
    const wrong: [string, number][][] = [
      [[basics, 3]],
      [
        [basics, 2],
        [foreign!.id, 1],
      ],
      [
        [basics, 2],
        [loops, 1],
        [loops, 0],
      ],
      [
        [basics, 2],
        [loops, 0],
      ],
      [
        [basics, 2],
        [loops, 5],
      ],
      [],
    ];
    for (const sections of wrong)
      expect(await reorder(all, sections)).toMatchObject({
        status: 409,
        body: { Message: apiMessages.lecture.orderOutdated },
      });
    expect(await outline()).toBe('Basics: One, Two | Loops: Three');
  });
});

describe('deleting', () => {
  it('a section leaves its lectures to the one before, and the first to the one after', async () => {
    const { basics, loops } = await twoSections();
    const last = (await create('Last')).body.Data!.sectionId;
    await add('Four');
    expect((await remove(loops)).body.Message).toBe(apiMessages.section.deleted);
    expect(await outline()).toBe('Basics: One, Two, Three | Last: Four');
    expect((await remove(basics)).status).toBe(200);
    expect(await outline()).toBe('Last: One, Two, Three, Four');
    expect(await remove(last)).toMatchObject({ status: 409, body: { Message: apiMessages.section.only } });
  });

  it('a lecture closes the numbers, and its section stays', async () => {
    const { loops } = await twoSections();
    const [, , three] = (await read(teacher)).lectures;
    await api.inject(deleteLecture, { params: { courseId, lectureId: three!._id }, as: teacher });
    expect(await outline(teacher)).toBe('Basics: One, Two | Loops: ');
    await add('New', loops);
    expect(await outline()).toBe('Basics: One, Two | Loops: New');
  });

  it('and changing are refused for a section of another course', async () => {
    await twoSections();
    const elsewhere = (await addCourse(api.db, { instructorId: teacher.id })).id;
    const [foreign] = await api.db.insert(sectionTable).values({ courseId: elsewhere, position: 1 }).returning();
    const params = { courseId, sectionId: foreign!.id };
    const statuses = [
      (await remove(foreign!.id)).status,
      (await api.inject(updateSection, { params, body: { title: 'Mine', goal: '' }, as: teacher })).status,
    ];
    expect(statuses).toEqual([404, 404]);
    expect(await outline()).toBe('Basics: One, Two | Loops: Three');
  });
});

it('a lecture for a section that is gone stands at the end of the course', async () => {
  const { loops } = await twoSections();
  await remove(loops);
  await add('Late', loops);
  await add('Later', 'no-id');
  expect(await outline()).toBe('Basics: One, Two, Three, Late, Later');
});

describe('limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ courseId, position: index + 1 }));

  it('at most 100 sections', async () => {
    await api.db.insert(sectionTable).values(many(limits.section.perCourse));
    expect(await create('One more')).toMatchObject({ status: 400, body: { Message: apiMessages.section.tooMany } });
  });

  it('at most 500 lectures', async () => {
    for (const { position } of many(limits.lecturesPerCourse)) await addLecture(api.db, { courseId, position });
    expect(await add('One more')).toMatchObject({ status: 400, body: { Message: apiMessages.lecture.tooMany } });
  });

  it('titles and goals of a length', async () => {
    const statuses = [
      (await create('x'.repeat(limits.section.title + 1))).status,
      (await create('x', 'x'.repeat(limits.section.goal + 1))).status,
      (await create('x'.repeat(limits.section.title), 'x'.repeat(limits.section.goal))).status,
    ];
    expect(statuses).toEqual([400, 400, 200]);
  });
});
