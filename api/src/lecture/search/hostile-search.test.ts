import { createLecture } from '@vidya/contracts/calls/lecture';
import { searchLectures } from '@vidya/contracts/calls/watching';
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

const ask = (q: string) => api.inject(searchLectures, { params: { courseId }, query: { q }, as: teacher });
async function matches(q: string) {
  const { status, body } = await ask(q);
  expect(status).toBe(200);
  return body.Data!;
}
const article = (text: string) =>
  api.inject(createLecture, {
    params: { courseId },
    body: { title: 'Read', description: '', kind: 'article', article: text },
    as: teacher,
  });

describe('hostile searches', () => {
  const harmless = [
    '',
    '   ',
    '%',
    '_',
    '\\',
    '.*',
    '(',
    '[z-',
    "'; drop table lectures; --",
    '\u200b\u200d',
    '\u202e',
    '&|!:*',
    '<b>',
    '\ud800',
    '\0',
  ];
  it.each(harmless)('%j has no matches and does no harm', async (q) => {
    await addLecture(api.db, { courseId, title: 'What a model sees' });
    expect(await matches(q)).toEqual([]);
  });

  it('one that is too long is refused, and texts of signs are not found by wildcards', async () => {
    await addLecture(api.db, { courseId, title: '100% <b>under_score</b>' });
    expect((await ask('x'.repeat(10_000))).status).toBe(400);
    expect(await matches('1%0')).toEqual([]);
    expect(await matches('under_sc')).toMatchObject([{ excerpt: ['100% <b>', 'under', '_', 'score', '</b>'] }]);
    expect(await matches('\u202eunder\u200b')).toHaveLength(1);
  });

  it('letters that grow when they are folded cost a save nothing', async () => {
    expect((await article(`<p>${'\ufdfa'.repeat(50_000)}</p>`)).status).toBe(200);
    expect((await article(`<p>${'a'.repeat(90_000)} needle</p>`)).status).toBe(200);
    expect((await matches('needle'))[0]!.excerpt.join('').length).toBeLessThan(170);
  });
});
