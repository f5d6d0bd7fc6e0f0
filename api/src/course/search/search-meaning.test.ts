import { type CourseListQuery, listCourses } from '@vidya/contracts/calls/catalogue';
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

describe('a search finds', () => {
  it('courses with most of the words when none has all, and says which', async () => {
    await add({ title: 'Spring Boot in practice' });
    await add({ title: 'Gardens' });
    const { Data, Meta } = await search('spring boot kafka');
    expect(Data!.map(({ topic }) => topic)).toEqual(['Spring Boot in practice']);
    expect(Meta).toMatchObject({ correctedTo: 'spring boot' });
    expect(await titles('zzzz qqqq')).toEqual([]);
  });

  it('by price and level what people write as words, in each order and count', async () => {
    await add({ title: 'Maps', price: 0, level: 'Intermediate' });
    await add({ title: 'Maps again', level: 'Beginner' });
    await add({ title: 'Free maps', level: 'Advance' });
    expect(await titles('maps for beginners')).toEqual(['Maps again']);
    expect((await titles('maps free')).toSorted()).toEqual(['Free maps', 'Maps']);
    expect((await titles('free maps', { sort: 'new' })).toSorted()).toEqual(['Free maps', 'Maps']);
    expect(await search('free maps', { counts: true })).toMatchObject({
      Meta: { counts: { price: { free: 1, paid: 1 } } },
    });
    expect(await titles('free course')).toEqual(['Maps']);
  });

  it('stop words only in titles, those in capitals first', async () => {
    await add({ title: 'Try it', ratingSum: 500, ratingCount: 100 });
    await add({ title: 'IT for all' });
    await add({ title: 'Roads', description: '<p>it</p>' });
    expect(await titles('IT')).toEqual(['IT for all', 'Try it']);
    expect(await titles('it', { sort: 'new' })).toHaveLength(2);
  });
});
