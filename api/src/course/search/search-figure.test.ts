import { listCourses } from '@vidya/contracts/calls/catalogue';
import type { TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { searchedCourses } from '../../testing/search-courses.ts';
import { indianQueries, latinQueries, type SearchQuery } from '../../testing/search-queries.ts';
import { sharedApi } from '../../testing/shared-api.ts';

/** The share of searches whose first course is the expected one. */
const minShare = 0.9;

let api: TestApi;

beforeAll(async () => {
  api = await sharedApi();
  await api.reset();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const description = '<p>Nothing else</p>';
  for (const course of Object.values(searchedCourses)) {
    // One after another: all of them lie in one table, in this order.
    // oxlint-disable-next-line no-await-in-loop
    await addCourse(api.db, { instructorId, description, ...course });
  }
});
afterAll(() => api.close());

async function isFirst([q, ...expected]: SearchQuery): Promise<boolean> {
  const { Data } = (await api.inject(listCourses, { query: { q, page: 1, limit: 8 } })).body;
  return expected.some((key) => searchedCourses[key].title === Data![0]?.topic);
}

async function missed(queries: readonly SearchQuery[]): Promise<string[]> {
  const results = await Promise.all(queries.map(isFirst));
  return queries.filter((_, index) => !results[index]).map(([typed]) => typed);
}

it('has at least 120 searches, 40 of them in Indian scripts', () => {
  const typed = [...latinQueries, ...indianQueries].map(([text]) => text);
  expect(new Set(typed).size).toBeGreaterThanOrEqual(120);
  expect(indianQueries.filter(([text]) => /\p{L}/u.test(text) && !/[a-z]/i.test(text)).length).toBeGreaterThanOrEqual(
    40,
  );
});

it.each([
  ['Latin letters', latinQueries],
  ['Indian scripts', indianQueries],
])('the expected course comes first: %s', async (what, queries) => {
  const failed = await missed(queries);
  const share = 1 - failed.length / queries.length;
  console.info(
    `Search, ${what}: ${queries.length - failed.length} of ${queries.length} first; not: ${failed.join(' | ')}`,
  );
  expect(share).toBeGreaterThanOrEqual(minShare);
});
