import { listCourseAddresses } from '@vidya/contracts/calls/catalogue';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { users } from '../../database/tables/schema-people.ts';
import type { TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let ids: string[];

beforeAll(async () => {
  api = await sharedApi();
  const [teacher] = await api.db
    .insert(users)
    .values({ email: 'meera@vidya.example', fullName: 'Meera Iyer', role: 'INSTRUCTOR' })
    .returning();
  const instructorId = teacher!.id;
  for (const status of ['draft', 'archived'] as const) await addCourse(api.db, { instructorId, status });
  const rows = await Promise.all(Array.from({ length: 25 }, () => addCourse(api.db, { instructorId })));
  ids = rows.map(({ id }) => id).toSorted();
});
afterAll(() => api.close());

const listed = async (query: object): Promise<string[]> =>
  (await api.inject(listCourseAddresses, { query })).body.Data!.map(({ _id }) => _id);

describe('listCourseAddresses', () => {
  it('names every published course once, stretch behind stretch', async () => {
    const found: string[] = [];
    for (let more = await listed({ limit: 10 }); more.length > 0; ) {
      found.push(...more);
      // oxlint-disable-next-line no-await-in-loop
      more = await listed({ limit: 10, after: found.at(-1) });
    }
    expect(found).toEqual(ids);
  });

  it('ends with the bound, and begins behind it', async () => {
    expect(await listed({ upTo: ids[9] })).toEqual(ids.slice(0, 10));
    expect(await listed({ after: ids[9], upTo: ids[11] })).toEqual(ids.slice(10, 12));
    expect(await listed({ after: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })).toEqual([]);
  });

  it('says when a course was changed', async () => {
    const { body } = await api.inject(listCourseAddresses, { query: { limit: 1 } });
    expect(body.Data).toEqual([{ _id: ids[0], updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
  });

  it.each(['limit=0', 'limit=5001', 'limit=all', 'after=1', "upTo='", 'after=%00'])('refuses %s', async (query) => {
    const { statusCode } = await api.app.inject(`${API_BASE}${listCourseAddresses.path}?${query}`);
    expect(statusCode).toBe(400);
  });
});
