import { type CourseListQuery, listCourses, suggestCourses } from '@vidya/contracts/calls/catalogue';
import { courses } from '../../database/tables/schema-courses.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: { id: string };

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const add = (given: Partial<Parameters<typeof addCourse>[1]> = {}) =>
  addCourse(api.db, { instructorId: teacher.id, description: '<p>Nothing else</p>', ...given });
const search = async (q: string, more: CourseListQuery = {}) =>
  (await api.inject(listCourses, { query: { q, page: 1, limit: 8, ...more } })).body;
const titles = async (q: string, more: CourseListQuery = {}): Promise<string[]> =>
  (await search(q, more)).Data!.map(({ topic }) => topic);
const suggestions = async (q: string): Promise<string[]> =>
  (await api.inject(suggestCourses, { query: { q } })).body.Data!.map(({ label }) => label);

describe('what comes first', () => {
  it('a course of that name, then title, then instructor or category, then description', async () => {
    await add({ title: 'Servers', description: '<p>With rust</p>' });
    await add({ title: 'Rust and you', ratingSum: 10, ratingCount: 2 });
    await add({ title: 'Rust' });
    await add({ title: 'Parsers', instructorName: 'Rust Kumar' });
    expect(await titles('rust')).toEqual(['Rust', 'Rust and you', 'Parsers', 'Servers']);
  });

  it('the better rated of two that fit alike, and many good ratings before one excellent one', async () => {
    await add({ title: 'Maps with care', ratingSum: 2, ratingCount: 1 });
    await add({ title: 'Maps with love', ratingSum: 5, ratingCount: 1 });
    await add({ title: 'Maps for all', ratingSum: 900, ratingCount: 200 });
    expect(await titles('maps')).toEqual(['Maps for all', 'Maps with love', 'Maps with care']);
  });

  it('what a tab says, when one is chosen', async () => {
    await add({ title: 'Old maps', ratingSum: 5, ratingCount: 1, rating: 5, createdAt: new Date('2024-01-01') });
    await add({ title: 'New maps', ratingSum: 8, ratingCount: 2, rating: 4, createdAt: new Date('2025-01-01') });
    expect(await titles('maps', { sort: 'bestMatch' })).toEqual(await titles('maps'));
    expect(await titles('maps', { sort: 'mostPopular' })).toEqual(['New maps', 'Old maps']);
    expect(await titles('maps', { sort: 'new' })).toEqual(['New maps', 'Old maps']);
    expect(await titles('maps', { sort: 'topRated' })).toEqual(['Old maps', 'New maps']);
  });
});

describe('what is found', () => {
  it('a course by its language, and SQL in every name that ends in it', async () => {
    await add({ title: 'Loops', language: 'Kannada', category: 'web-development' });
    await add({ title: 'MySQL for shops', category: 'web-development' });
    await add({ title: 'Indexes', description: '<p>All about sql</p>', category: 'web-development' });
    expect(await titles('kannada')).toEqual(['Loops']);
    expect(await titles('sql')).toEqual(['MySQL for shops', 'Indexes']);
    expect(await titles('mysql')).toEqual(['MySQL for shops']);
  });

  it('Hindi and Tamil titles, by any of their words and by their beginnings', async () => {
    await add({ title: 'मशीन लर्निंग का परिचय' });
    await add({ title: 'தமிழில் பைத்தான் நிரலாக்கம்' });
    expect(await titles('लर्निंग मशीन')).toEqual(['मशीन लर्निंग का परिचय']);
    expect(await titles('पर')).toEqual(['मशीन लर्निंग का परिचय']);
    expect(await titles('பைத்தான்')).toEqual(['தமிழில் பைத்தான் நிரலாக்கம்']);
    expect(await suggestions('தமி')).toEqual(['தமிழில் பைத்தான் நிரலாக்கம்']);
  });

  it('names with signs in them', async () => {
    await add({ title: 'C++ without tears', category: 'web-development' });
    await add({ title: 'C# for games', category: 'web-development' });
    await add({ title: 'The language C', category: 'web-development' });
    await add({ title: 'Node.js at work', category: 'web-development' });
    expect(await titles('c++')).toEqual(['C++ without tears']);
    expect(await titles('C#')).toEqual(['C# for games']);
    expect(await titles('nodejs')).toEqual(['Node.js at work']);
    expect(await suggestions('c++')).toEqual(['C++ without tears', 'C++']);
  });

  it.each([
    ['kubenretes', 'kubernetes', 'Kubernetes in production'],
    ['pyhton basics', 'python basics', 'Python basics'],
    ['javva', 'java', 'Java for banks'],
    ['c++ ponters', 'c++ pointers', 'C++ pointers'],
    ['मसीन', 'मशीन', 'मशीन लर्निंग'],
  ])('the course meant by %s', async (typed, meant, title) => {
    for (const each of ['Kubernetes in production', 'Python basics', 'Java for banks', 'C++ pointers', 'मशीन लर्निंग']) {
      // One after another: there are only five rows.
      // oxlint-disable-next-line no-await-in-loop
      await add({ title: each });
    }
    const { Data, Meta } = await search(typed);
    expect(Data!.map(({ topic }) => topic)).toEqual([title]);
    expect(Meta).toMatchObject({ correctedTo: meant });
    expect((await suggestions(typed))[0]).toBe(title);
  });

  it('beginnings, without calling them misspelt', async () => {
    await add({ title: 'Kubernetes in production' });
    const { Data, Meta } = await search('kuber prod');
    expect([Data!.length, Meta]).toEqual([1, {}]);
  });

  it('nothing, rather than something else, when the filters are what is too narrow', async () => {
    await add({ title: 'Java for banks', language: 'English' });
    await add({ title: 'Javelin throwing', language: 'Hindi' });
    const { Data, Total, Meta } = await search('java', { language: 'Hindi', counts: true });
    expect([Data, Total]).toEqual([[], 0]);
    expect(Meta).toMatchObject({ counts: { language: { English: 1 } } });
    expect(Meta).not.toHaveProperty('correctedTo');
  });

  it('no draft and nothing that is archived', async () => {
    await add({ title: 'Maps', status: 'draft' });
    await add({ title: 'Maps', status: 'archived' });
    expect(await titles('maps')).toEqual([]);
    expect(await suggestions('maps')).toEqual([]);
  });
});

describe('how many are found', () => {
  it('counts each choice among what the words find', async () => {
    await add({ title: 'Maps one', level: 'Advance', rating: 4.6 });
    await add({ title: 'Maps two', price: 0 });
    await add({ title: 'Roads' });
    const { Total, Meta } = await search('maps', { price: 'paid', counts: true });
    expect(Total).toBe(1);
    expect(Meta).toEqual({
      counts: {
        category: { 'generative-ai': 1 },
        level: { Advance: 1 },
        language: { English: 1 },
        price: { free: 1, paid: 1 },
        ratingAtLeast: { 3: 1, 3.5: 1, 4: 1, 4.5: 1 },
      },
    });
  });

  it('offers the best 400 of very many, on pages that share no course, and says that there are more', async () => {
    const many = Array.from({ length: 450 }, (_, number) => ({
      title: `Maps ${number}`,
      category: 'java',
      instructorId: teacher.id,
      instructorName: 'Meera Iyer',
      status: 'published' as const,
      ratingSum: number,
    }));
    await api.db.insert(courses).values(many);
    const pages = await Promise.all([1, 2, 8, 9].map((page) => search('maps', { page, limit: 50, counts: true })));
    expect(pages.map(({ Total, Meta }) => [Total, Meta])).toEqual(pages.map(() => [400, { isCapped: true }]));
    expect(pages.map(({ Data }) => Data!.length)).toEqual([50, 50, 50, 0]);
    expect(new Set(pages.flatMap(({ Data }) => Data!.map(({ _id }) => _id))).size).toBe(150);
    const newest = await search('maps', { page: 8, limit: 50, sort: 'new' });
    expect([newest.Data!.length, newest.Total, newest.Meta]).toEqual([50, 400, { isCapped: true }]);
  });

  it('knows the number beyond the last page, too', async () => {
    await add({ title: 'Maps' });
    for (const page of [7, 500]) expect(await search('maps', { page })).toMatchObject({ Data: [], Total: 1 });
  });
});

describe('what people type', () => {
  const harmless = [
    '%',
    '_',
    "'",
    '"',
    '\\',
    '🙂🙂',
    '.*',
    '(',
    '[a-z]+',
    '^$',
    '-',
    '&',
    '|',
    '!',
    ':*',
    '<->',
    'the',
  ];
  it.each(harmless)('%j finds nothing and breaks nothing', async (q) => {
    await add({ title: 'Roads' });
    expect(await search(q, { counts: true })).toMatchObject({ Success: true, Data: [], Total: 0 });
    expect((await api.inject(suggestCourses, { query: { q } })).status).toBe(200);
  });

  it.each(["roads'", '"roads"', 'roads%', 'roads & !roads', '(roads|', 'roads:*', 'roads 🙂', 'the roads'])(
    '%j finds the word in it',
    async (q) => {
      await add({ title: 'Roads' });
      expect(await titles(q)).toEqual(['Roads']);
    },
  );

  it.each([
    { sort: 'random' },
    { page: 0 },
    { page: 1_000_000_000 },
    { page: -1 },
    { page: 1.5 },
    { limit: 0 },
    { limit: 51 },
    { level: 'Guru' },
    { price: 'cheap' },
    { ratingAtLeast: 9 },
    { ratingAtLeast: 'x' },
    { counts: 'maybe' },
  ])('refuses %o', async (query) => {
    const { status, body } = await api.inject(listCourses, { query: query as object });
    expect([status, body.Success]).toEqual([400, false]);
  });

  it('refuses a search as long as a page', async () => {
    expect((await api.inject(listCourses, { query: { q: 'ab '.repeat(1_700) } })).status).toBe(400);
    expect((await api.inject(suggestCourses, { query: { q: 'ab '.repeat(1_700) } })).status).toBe(400);
  });

  it('takes an unknown category and a page far away for what they are: empty', async () => {
    await add();
    for (const query of [{ category: "x' or 1=1" }, { page: 1_000_000 }, { category: '%' }]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await api.inject(listCourses, { query });
      expect([status, body.Data]).toEqual([200, []]);
    }
  });
});
