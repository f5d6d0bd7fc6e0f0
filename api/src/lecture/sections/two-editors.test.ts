import { getCourse } from '@vidya/contracts/calls/course';
import { createSection, updateSection } from '@vidya/contracts/calls/structure';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let sectionId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
const before = { title: 'Loops', goal: '' };
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  const made = await api.inject(createSection, { params: { courseId }, body: before, as: teacher });
  sectionId = made.body.Data!.sectionId;
});
afterAll(() => api.close());

const save = (body: object) =>
  api.inject(updateSection, { params: { courseId, sectionId }, body: { title: '', goal: '', ...body }, as: teacher });
const stored = async () => (await api.inject(getCourse, { params: { courseId }, as: teacher })).body.Data!.sections[0]!;

it('tells the second of two editors, and lets them save knowingly', async () => {
  expect((await save({ title: 'Loops and lists', before })).status).toBe(200);
  const late = { title: 'Repetition', goal: 'Repeat.' };
  expect(await save({ ...late, before })).toMatchObject({
    status: 409,
    body: { Message: apiMessages.section.savedByOther, Error: 'Conflict', Data: null },
  });
  const now = await stored();
  expect(now).toMatchObject({ title: 'Loops and lists', goal: '' });
  expect((await save({ ...late, before: { title: now.title, goal: now.goal } })).status).toBe(200);
  expect(await stored()).toMatchObject(late);
});

it('lets exactly one of two through that save at the same moment, and the same save twice', async () => {
  const replies = await Promise.all(['One', 'Two'].map((title) => save({ title, before })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { title, goal } = await stored();
  expect((await save({ title, goal, before })).status).toBe(200);
});
