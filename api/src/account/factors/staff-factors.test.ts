import { getProfile, getSession } from '@vidya/contracts/calls/account';
import { listCourses } from '@vidya/contracts/calls/catalogue';
import { listCoupons } from '@vidya/contracts/calls/coupon';
import { changeRole } from '@vidya/contracts/calls/people';
import { getSignInSecurity } from '@vidya/contracts/calls/sign-in-security';
import { sql } from 'drizzle-orm';
import { enrollingCalls } from '../../http/access/enrolling-calls.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, enrolPasskey } from '../../testing/factors.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi({ STAFF_FACTOR: 'required' });
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const work = async (as: Person) => (await api.inject(listCoupons, { as })).body.Error;
const dueAt = async (as: Person) => (await api.inject(getSession, { as })).body.Data?.factorDueAt ?? null;
const endGrace = () => api.db.execute(sql`update users set factor_due_at = now() - interval '1 minute'`);

it('gives an administrator a week from the first time on', async () => {
  const due = Date.parse((await dueAt(admin)) ?? '');
  expect(Math.abs(due - Date.now() - 7 * dayMs)).toBeLessThan(60_000);
  expect(await dueAt(admin)).toBe(new Date(due).toISOString());
  expect(await work(admin)).toBeNull();
});

it('then lets them do nothing but add one', async () => {
  await dueAt(admin);
  await endGrace();
  expect(await work(admin)).toBe('FactorRequired');
  expect((await api.inject(getProfile, { as: admin })).status).toBe(200);
  expect((await api.inject(listCourses, { as: admin })).status).toBe(200);
  await addTotp(api, admin);
  expect([await work(admin), await dueAt(admin)]).toEqual([null, null]);
});

it('takes a passkey as well, and begins no new week when the last one is removed', async () => {
  await dueAt(admin);
  await endGrace();
  await enrolPasskey(api, admin);
  expect(await work(admin)).toBeNull();
  await api.db.execute(sql`delete from passkeys`);
  expect(await work(admin)).toBe('FactorRequired');
});

it('demands nothing of learners and instructors, nor where it is not required', async () => {
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  expect(await dueAt(instructor)).toBeNull();
  const other = await startApi();
  const theirs = await other.signIn({ role: 'ADMIN' });
  const session = (await other.inject(getSession, { as: theirs })).body.Data;
  expect(session).toMatchObject({ factorDueAt: null, isFactorAdvised: true });
  await other.close();
});

it.each([
  ['an app', addTotp],
  ['a passkey', enrolPasskey],
])('advises instructors alone, until they have %s', async (_, add) => {
  const isAdvised = async (as: Person) => (await api.inject(getSession, { as })).body.Data?.isFactorAdvised;
  const instructor = await api.signIn({ role: 'INSTRUCTOR' });
  expect(await Promise.all([instructor, admin, await api.signIn()].map(isAdvised))).toEqual([true, false, false]);
  await add(api, instructor);
  expect(await isAdvised(instructor)).toBe(false);
});

it('a half-added app is none', async () => {
  await api.db.execute(sql`insert into totp_secrets (user_id, secret) values (${admin.id}, 'sealed')`);
  await dueAt(admin);
  await endGrace();
  expect(await work(admin)).toBe('FactorRequired');
});

it('names calls that there are', () => {
  const known = new Set(api.app.accessTable.map(({ call }) => call));
  expect([...enrollingCalls].filter((call) => !known.has(call))).toEqual([]);
});

describe('a session of staff', () => {
  const age = (column: 'last_seen_at' | 'created_at', minutes: number) =>
    api.db.execute(sql`update sessions set ${sql.identifier(column)} = now() - make_interval(mins => ${minutes})`);
  const isAlive = async (as: Person) => (await api.inject(getSignInSecurity, { as })).status === 200;

  it.each(['INSTRUCTOR', 'ADMIN'] as const)('ends after 30 idle minutes: %s', async (role) => {
    const one = await api.signIn({ role });
    await age('last_seen_at', 29);
    expect(await isAlive(one)).toBe(true);
    await age('last_seen_at', 32);
    expect(await isAlive(one)).toBe(false);
  });

  it('ends after 12 hours, however busy', async () => {
    await age('created_at', 12 * 60 - 1);
    expect(await isAlive(admin)).toBe(true);
    await age('created_at', 12 * 60 + 1);
    expect(await isAlive(admin)).toBe(false);
  });

  it('says when it ends', async () => {
    const { endsAt, idleMs } = (await api.inject(getSession, { as: admin })).body.Data!;
    expect(idleMs).toBe(30 * 60_000);
    expect(Math.abs(Date.parse(endsAt) - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000);
  });

  it('is not that of a learner, which lasts a week', async () => {
    const learner = await api.signIn();
    await age('last_seen_at', 600);
    await age('created_at', 3_000);
    expect(await isAlive(learner)).toBe(true);
    expect((await api.inject(getSession, { as: learner })).body.Data).toMatchObject({
      idleMs: null,
      factorDueAt: null,
    });
  });

  it('ends as soon as a learner of long becomes staff', async () => {
    const learner = await api.signIn();
    await age('created_at', 3_000);
    await api.db.execute(sql`update users set role = 'INSTRUCTOR' where id = ${learner.id}`);
    expect(await isAlive(learner)).toBe(false);
  });

  it('does not come back with the role of a learner', async () => {
    const one = await api.signIn({ role: 'INSTRUCTOR' });
    await age('last_seen_at', 32);
    const busy = await api.resume(one);
    const as = await api.signIn({ role: 'ADMIN' });
    expect((await api.inject(changeRole, { as, params: { userId: one.id }, body: { role: 'USER' } })).status).toBe(200);
    expect([await isAlive(one), await isAlive(busy)]).toEqual([false, true]);
  });
});
