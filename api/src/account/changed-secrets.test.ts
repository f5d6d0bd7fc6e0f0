import { getProfile } from '@vidya/contracts/calls/account';
import { logout } from '@vidya/contracts/calls/sign-in';
import { reauthenticate } from '@vidya/contracts/calls/sign-in-security';
import { type Person, startApi, type TestApi, testSecret } from '../testing/api.ts';
import { addTotp, codeOf } from '../testing/factors.ts';

const next = 'another secret for tests only, never used elsewhere';

let before: TestApi;
/** The same site while its secrets are changed, and when the ones before are forgotten. */
let during: TestApi;
let after: TestApi;
let asha: Person;
beforeAll(async () => {
  before = await startApi();
  const env = { DATA_DIR: before.config.dataDir, SESSION_SECRET: next, FACTOR_SECRET: next };
  const overlap = { SESSION_SECRET_BEFORE: testSecret, FACTOR_SECRET_BEFORE: testSecret };
  during = await startApi({ ...env, ...overlap }, before.database);
  after = await startApi(env, before.database);
});
beforeEach(async () => {
  await before.reset();
  asha = await before.signIn();
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

const statusOf = async (api: TestApi, as: Person) => (await api.inject(getProfile, { as })).status;
const enter = async (api: TestApi, as: Person, code: string) =>
  (await api.inject(reauthenticate, { as, body: { method: 'code', code } })).status;

it('a session goes on, with its token for changes, as long as the secret before is known', async () => {
  expect([await statusOf(during, asha), await statusOf(after, asha)]).toEqual([200, 401]);
  expect((await during.inject(logout, { as: asha })).status).toBe(200);
});

it('a new session is signed with the new secret', async () => {
  const dev = await during.signIn();
  expect([await statusOf(before, dev), await statusOf(after, dev)]).toEqual([401, 200]);
});

it('a code is accepted, and its secret encrypted with the new key, so that later the new one is enough', async () => {
  const { secret } = await addTotp(before, asha);
  const there = await after.resume(asha);
  expect(await enter(after, there, codeOf(secret))).toBe(400);
  expect(await enter(during, asha, codeOf(secret))).toBe(200);
  expect(await enter(after, there, codeOf(secret, 1))).toBe(200);
});
