import { sessions } from './database/tables/schema-people.ts';
import { cleanUp } from './nightly-cleanup.ts';
import type { TestApi } from './testing/api.ts';
import { sharedApi } from './testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
afterAll(() => api.close());

it('sweeps expired sessions and no others', async () => {
  const person = await api.signIn();
  await api.db.insert(sessions).values({ userId: person.id, expiresAt: new Date(0) });
  await cleanUp(api.database);
  const left = await api.db.select().from(sessions);
  expect(left).toHaveLength(1);
  expect(left[0]!.expiresAt.getTime()).toBeGreaterThan(Date.now());
});
