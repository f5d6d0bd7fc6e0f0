import { deleteAccount } from '@vidya/contracts/calls/account';
import { createCoupon, updateCoupon } from '@vidya/contracts/calls/coupon';
import {
  checkReauthentication,
  listReauthenticationMethods,
  reauthenticate,
} from '@vidya/contracts/calls/sign-in-security';
import { sql } from 'drizzle-orm';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, enrolPasskey } from '../../testing/factors.ts';
import { hashPassword } from '../sign-in/passwords.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startApi();
  passwordHash = await hashPassword('monsoon');
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const become = (interval: string) =>
  api.db.execute(sql`update sessions set reauthenticated_at = now() - ${interval}::interval`);
const confirm = (as: Person, password: string) =>
  api.inject(reauthenticate, { as, body: { method: 'password', password } });
const check = async (as: Person) => (await api.inject(checkReauthentication, { as })).body.Error;

it('opens what is dangerous for ten minutes, in this session alone', async () => {
  const asha = await api.signIn({ passwordHash });
  const elsewhere = await api.resume(asha);
  await become('11 minutes');
  expect(await check(asha)).toBe('ReauthenticationNeeded');
  expect(await confirm(asha, 'monsoon')).toMatchObject({ status: 200, body: { Message: 'Identity Confirmed' } });
  expect([await check(asha), await check(elsewhere)]).toEqual([null, 'ReauthenticationNeeded']);
  expect((await api.inject(deleteAccount, { as: asha })).status).toBe(200);
});

it('refuses a wrong password, and leaves the session as it was', async () => {
  const asha = await api.signIn({ passwordHash });
  await become('11 minutes');
  expect(await confirm(asha, 'winter')).toMatchObject({
    status: 400,
    body: { Message: 'Password Is Incorrect', Error: 'WrongCredentials' },
  });
  expect(await check(asha)).toBe('ReauthenticationNeeded');
});

it('takes a limited number of guesses, also at once, of a password that there is', async () => {
  const limited = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  const asha = await limited.signIn({ passwordHash });
  const body = { method: 'password', password: 'a guess' } as const;
  const guesses = Array.from({ length: 14 }, () => limited.inject(reauthenticate, { as: asha, body }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const social = await limited.signIn();
  for (let n = 0; n < 11; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await limited.inject(reauthenticate, { as: social, body })).status).toBe(400);
  }
  await limited.close();
});

it('names the password, or the provider for people without one', async () => {
  const methodsOf = async (as: Person) => (await api.inject(listReauthenticationMethods, { as })).body.Data?.methods;
  expect(await methodsOf(await api.signIn({ passwordHash }))).toEqual(['password']);
  const social = await api.signIn();
  expect(await methodsOf(social)).toEqual(['social']);
  expect((await confirm(social, 'anything')).body.Message).toMatch(/Not Available/);
});

it.each([
  ['an authenticator app', addTotp],
  ['a passkey', enrolPasskey],
])('a proof by password counts no more elsewhere, once %s is there', async (_, add) => {
  const asha = await api.signIn({ passwordHash });
  const elsewhere = await api.resume(asha);
  const other = await api.signIn();
  await become('1 minute');
  expect(await check(elsewhere)).toBeNull();
  await add(api, asha);
  expect(await check(elsewhere)).toBe('ReauthenticationNeeded');
  expect((await confirm(elsewhere, 'monsoon')).body.Message).toMatch(/Not Available/);
  expect([await check(asha), await check(other)]).toEqual([null, null]);
});

describe('a coupon that gives everything away', () => {
  const form = { code: 'ALL-FREE', courseId: null, maxUses: null, expiresOn: '' };
  const make = (as: Person, off: { kind: 'percent' | 'rupees'; value: number }) =>
    api.inject(createCoupon, { as, body: { ...form, off } });

  it.each([
    { kind: 'percent', value: 100 },
    { kind: 'rupees', value: 100_000 },
  ] as const)('needs it: %o', async (off) => {
    const admin = await api.signIn({ role: 'ADMIN' });
    await become('11 minutes');
    expect((await make(admin, off)).body.Error).toBe('ReauthenticationNeeded');
    await become('1 minute');
    const made = await make(admin, off);
    expect(made.status).toBe(200);
    await become('11 minutes');
    const change = { as: admin, params: { couponId: made.body.Data!._id }, body: { isPaused: true } };
    expect((await api.inject(updateCoupon, change)).body.Error).toBe('ReauthenticationNeeded');
  });

  it('is the only kind that does', async () => {
    const admin = await api.signIn({ role: 'ADMIN' });
    await become('11 minutes');
    expect((await make(admin, { kind: 'percent', value: 80 })).status).toBe(200);
  });
});
