import { type CourseListQuery, listCourses, suggestCourses } from '@vidya/contracts/calls/catalogue';
import { eq } from 'drizzle-orm';
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
  addCourse(api.db, { instructorId: teacher.id, description: '<p>Nothing else</p>', category: 'ui-ux', ...given });
const wellRated = { rating: 5, ratingSum: 5_000, ratingCount: 1_000 };
const badlyRated = { rating: 1, ratingSum: 20, ratingCount: 20 };

const byTitle = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]));

/** Title and reason of each course found, in order. */
async function found(q: string, more: CourseListQuery = {}) {
  const { Data, Meta } = (await api.inject(listCourses, { query: { q, page: 1, limit: 8, ...more } })).body;
  const { matches } = Meta as { matches?: Record<string, { place: string; excerpt?: string[] }> };
  return Data!.map(({ _id, topic }) => [topic, matches?.[_id]?.place ?? 'title']);
}
async function excerptOf(q: string): Promise<string[] | undefined> {
  const { Data, Meta } = (await api.inject(listCourses, { query: { q } })).body;
  const { matches } = Meta as { matches?: Record<string, { excerpt?: string[] }> };
  return matches?.[Data![0]!._id]?.excerpt;
}

describe('the order of a search', () => {
  it('is title, then category or instructor, then description, however well each is rated', async () => {
    await add({ title: 'Scripting at work', description: '<p>All of it in python.</p>', ...wellRated });
    await add({ title: 'Loops', category: 'python', ...wellRated });
    await add({ title: 'Lists', instructorName: 'Python Kumar', ...wellRated });
    await add({ title: 'Learning python slowly', ...badlyRated });
    const order = await found('python');
    expect(order[0]).toEqual(['Learning python slowly', 'title']);
    expect(order.slice(1, 3).toSorted(byTitle)).toEqual([
      ['Lists', 'instructor'],
      ['Loops', 'category'],
    ]);
    expect(order[3]).toEqual(['Scripting at work', 'description']);
  });

  it('is title, subtitle, outcomes, description, however well each is rated', async () => {
    await add({ title: 'Scripting at work', description: '<p>All of it in python.</p>', ...wellRated });
    await add({ title: 'Loops', outcomes: 'Draw with turtles\nWrite your first python', ...wellRated });
    await add({ title: 'Lists', subtitle: 'The python way', rating: 3, ratingSum: 30, ratingCount: 10 });
    await add({ title: 'Learning python slowly', ...badlyRated });
    const order = [
      ['Learning python slowly', 'title'],
      ['Lists', 'subtitle'],
      ['Loops', 'outcomes'],
      ['Scripting at work', 'description'],
    ];
    expect(await found('python')).toEqual(order);
    expect(await found('python', { sort: 'mostPopular' })).toHaveLength(4);
  });

  it('says the reasons in the order of every tab, and shares no course between pages', async () => {
    await add({ title: 'Python', createdAt: new Date('2024-01-01') });
    await add({ title: 'Loops', category: 'python', createdAt: new Date('2025-01-01') });
    expect(await found('python', { sort: 'new' })).toEqual([
      ['Loops', 'category'],
      ['Python', 'title'],
    ]);
    const pages = await Promise.all([1, 2].map((page) => found('python', { page, limit: 1 })));
    expect(pages).toEqual([[['Python', 'title']], [['Loops', 'category']]]);
  });
});

describe('why a course is found', () => {
  it('is nothing to say where the title has all the words, and nothing is said without a search', async () => {
    await add({ title: 'Python basics' });
    const { Meta } = (await api.inject(listCourses, { query: { q: 'basics python' } })).body;
    expect(Meta).not.toHaveProperty('matches');
    expect((await api.inject(listCourses, { query: {} })).body.Meta).not.toHaveProperty('matches');
  });

  it('is where the words stand that the title lacks', async () => {
    await add({ title: 'Java basics', category: 'java', instructorName: 'Meera Iyer' });
    await add({
      title: 'Java on the web',
      category: 'web-development',
      language: 'Kannada',
      instructorName: 'Dev Anand',
    });
    expect(await found('java meera')).toEqual([['Java basics', 'instructor']]);
    expect(await found('java development')).toEqual([['Java on the web', 'category']]);
    expect(await found('java kannada')).toEqual([['Java on the web', 'language']]);
    expect(await found('the java')).toEqual(expect.arrayContaining([['Java basics', 'title']]));
  });

  it('is told for beginnings, misspellings, accents and other scripts', async () => {
    await add({ title: 'Loops', category: 'kubernetes' });
    await add({ title: 'पहला कदम', description: '<p>इस कोर्स में मशीन लर्निंग है</p>' });
    await add({ title: 'Café management', instructorName: 'Zoë Désirée' });
    expect(await found('kuber')).toEqual([['Loops', 'category']]);
    expect(await found('kubernets')).toEqual([['Loops', 'category']]);
    expect(await found('लर्निंग')).toEqual([['पहला कदम', 'description']]);
    expect(await found('désirée')).toEqual([['Café management', 'instructor']]);
    expect(await found('desiree')).toEqual([['Café management', 'instructor']]);
  });

  it('is the subtitle or what learners will learn, with the words around it', async () => {
    await add({
      title: 'Loops in detail',
      outcomes: 'Draw with turtles\nTeach a turtle to dance',
      subtitle: 'Kittens draw circles',
    });
    await add({ title: 'Nothing', description: '<p>Loops and turtles</p>' });
    expect(await found('loops turtles')).toEqual([
      ['Loops in detail', 'outcomes'],
      ['Nothing', 'description'],
    ]);
    expect(await excerptOf('turtle')).toEqual(['Draw with ', 'turtles', '; Teach a ', 'turtle', ' to dance']);
    expect(await excerptOf('kitten')).toEqual(['', 'Kittens', ' draw circles']);
  });

  it('is one text where two have the words between them', async () => {
    await add({ title: 'Loops', outcomes: 'Dance with turtles', description: '<p>Nothing about kittens</p>' });
    expect(await found('turtles kittens')).toEqual([['Loops', 'description']]);
  });

  it('goes with the text', async () => {
    const { id } = await add({ title: 'Loops', outcomes: 'Dance with turtles' });
    await api.db.update(courses).set({ outcomes: '' }).where(eq(courses.id, id));
    expect(await found('turtles')).toEqual([]);
    const [row] = await api.db.select().from(courses);
    expect(row!.landingWords).toBeNull();
  });

  it('carries plain text of the description around the word, and the word apart', async () => {
    await add({
      title: 'Scripting',
      description: `<h3>Why</h3><p>${'Some words before. '.repeat(30)}You write <strong>pythons</strong> &amp; loops &lt;b&gt;by hand&lt;/b&gt;.</p>`,
    });
    const excerpt = (await excerptOf('python'))!;
    expect(excerpt[1]).toBe('pythons');
    expect(excerpt[0]).toMatch(/^….*You write $/);
    expect(excerpt[2]).toMatch(/^ & loops/);
    expect(excerpt.join('')).not.toMatch(/<strong>|&amp;/);
    expect(excerpt.join('').length).toBeLessThan(200);
  });

  it('is told without an excerpt where the words stand in another form', async () => {
    await add({ title: 'Pointers', description: '<p>Everything about C++ that matters</p>' });
    expect(await found('c++')).toEqual([['Pointers', 'description']]);
    expect(await excerptOf('c++')).toBeUndefined();
  });
});

describe('suggestions', () => {
  it('begin with titles and say why the others are there', async () => {
    await add({ title: 'Loops', category: 'python', ...wellRated });
    await add({ title: 'Lists', instructorName: 'Python Kumar', ...wellRated });
    await add({ title: 'Python basics', ...badlyRated });
    const { Data } = (await api.inject(suggestCourses, { query: { q: 'pyth' } })).body;
    const ofCourses = Data!.filter(({ kind }) => kind === 'course').map(({ label, place }) => [label, place]);
    expect(ofCourses[0]).toEqual(['Python basics', undefined]);
    expect(ofCourses.slice(1).toSorted(byTitle)).toEqual([
      ['Lists', 'instructor'],
      ['Loops', 'category'],
    ]);
  });
});
