import { getProfile } from '@vidya/contracts/calls/account';
import {
  approveFactorReset,
  dropFactorReset,
  endSessions,
  getAccountSignIn,
  listFactorResets,
  requestFactorReset,
} from '@vidya/contracts/calls/account-recovery';
import { listCoupons } from '@vidya/contracts/calls/coupon';
import { changeRole } from '@vidya/contracts/calls/people';
import { login, resetPassword } from '@vidya/contracts/calls/sign-in';
import { getSignInSecurity, listAccountEvents } from '@vidya/contracts/calls/sign-in-security';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { sql } from 'drizzle-orm';
import { factorResets, signInAttempts } from '../../database/tables/schema-sign-in.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Agent } from '../../http/in-process.ts';
import { cleanUp } from '../../nightly-cleanup.ts';
import { Person, startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, enrolPasskey } from '../../testing/factors.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const password = 'banyan tuesday';
const messages = apiMessages.account;
let api: TestApi;
let passwordHash: string;
/** Has an app, a passkey and recovery codes, and lost all of it. */
let asha: Person;
let nandini: Person;
let kavita: Person;
beforeAll(async () => {
  api = await startApi({ STAFF_FACTOR: 'required' });
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  await api.reset();
  asha = await api.signIn({ passwordHash });
  await addTotp(api, asha);
  nandini = await api.signIn({ role: 'ADMIN', fullName: 'Nandini Bose' });
  kavita = await api.signIn({ role: 'ADMIN', fullName: 'Kavita Menon' });
});
afterAll(() => api.close());

const request = (as: Person, person = asha, reason = 'Lost the phone, known by voice') =>
  api.inject(requestFactorReset, { as, body: { userId: person.id, reason } });
const approve = (as: Person, resetId: string) => api.inject(approveFactorReset, { as, params: { resetId } });
const drop = (as: Agent, resetId: string) => api.inject(dropFactorReset, { as, params: { resetId } });
const lookUp = (as: Person, query: { email?: string; userId?: string }) => api.inject(getAccountSignIn, { as, query });
const factorsOf = async (person: Person) => (await lookUp(nandini, { userId: person.id })).body.Data!;
const isSignedIn = async (as: Person) => (await api.inject(getProfile, { as })).status === 200;
const mailOf = async ({ email }: Person, subject: string) => {
  await api.jobs.drain();
  return api.mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? '';
};
const requested = async (person = asha) => (await request(nandini, person)).body.Data!._id;

describe('the reset of somebody’s factors', () => {
  it('waits for a second administrator, and tells the person', async () => {
    const { status, body } = await request(nandini);
    expect([status, body.Message]).toEqual([200, messages.factorResetRequested]);
    expect((await api.inject(listFactorResets, { as: kavita })).body.Data).toEqual([body.Data]);
    expect(body.Data).toMatchObject({
      person: { _id: asha.id, role: 'USER' },
      requestedBy: { _id: nandini.id, fullName: 'Nandini Bose' },
      reason: 'Lost the phone, known by voice',
    });
    expect(await factorsOf(asha)).toMatchObject({ hasTotp: true, factorReset: { _id: body.Data!._id } });
    expect(await isSignedIn(asha)).toBe(true);
    const mail = await mailOf(asha, 'Somebody asked to reset your account');
    expect(mail).toMatch(/Nandini Bose was told .*editProfile\/security/s);
  });

  it('removes all of them, the password and the sessions, when she approves', async () => {
    await enrolPasskey(api, asha);
    const resetId = await requested();
    expect(await approve(kavita, resetId)).toMatchObject({
      status: 200,
      body: { Message: messages.factorResetApproved },
    });
    expect(await isSignedIn(asha)).toBe(false);
    expect(await factorsOf(asha)).toMatchObject({
      passkeys: 0,
      hasTotp: false,
      recoveryCodesLeft: 0,
      devices: 0,
      factorReset: null,
    });
    const body = { email: asha.email, password };
    expect((await api.inject(login, { body })).status).toBe(400);
    const mail = await mailOf(asha, 'Your account was reset');
    const [, userId = '', token = ''] = /resetPassword\/([^/]+)\/([\w-]+)/.exec(mail) ?? [];
    const newPassword = 'another banyan';
    expect((await api.inject(resetPassword, { params: { userId, token }, body: { newPassword } })).status).toBe(200);
    const back = await api.visitor();
    expect((await api.inject(login, { as: back, body: { ...body, password: newPassword } })).status).toBe(200);
    const events = (await api.inject(listAccountEvents, { as: back })).body.Data!;
    expect(events.find(({ kind }) => kind === 'factorsReset')).toMatchObject({ browser: '' });
  });

  it('leaves nobody signed in whose old password was looked at meanwhile', async () => {
    const resetId = await requested();
    const stranger = await api.visitor();
    // Hashing takes turns: the stranger has found the account, and waits to compare.
    const others = Array.from({ length: 30 }, () => hashPassword('other work'));
    const signIn = api.inject(login, { as: stranger, body: { email: asha.email, password } });
    expect((await approve(kavita, resetId)).status).toBe(200);
    expect((await signIn).status).toBe(400);
    await Promise.all(others);
    expect(await factorsOf(asha)).toMatchObject({ devices: 0 });
  });

  it('leaves a trace of both, with the reason', async () => {
    await approve(kavita, await requested());
    const entries = (await api.db.select().from(auditLog)).filter(({ action }) => action.startsWith('factorReset'));
    expect(entries.map(({ actorId, action, subjectId, details }) => [actorId, action, subjectId, details])).toEqual([
      [nandini.id, 'factorReset.requested', asha.id, { reason: 'Lost the phone, known by voice' }],
      [kavita.id, 'factorReset.approved', asha.id, {}],
    ]);
  });

  it('is not for one alone, nor for oneself', async () => {
    const resetId = await requested();
    expect(await approve(nandini, resetId)).toMatchObject({
      status: 403,
      body: { Message: messages.sameAdministrator },
    });
    await addTotp(api, kavita);
    expect(await request(kavita, kavita)).toMatchObject({ status: 403, body: { Message: messages.ownFactorReset } });
    const own = await requested(kavita);
    expect(await approve(kavita, own)).toMatchObject({ status: 403, body: { Message: messages.ownFactorReset } });
    expect(await factorsOf(asha)).toMatchObject({ hasTotp: true });
  });

  it('takes two who did not become administrators this week', async () => {
    const ravi = await api.signIn();
    await api.inject(changeRole, { as: nandini, params: { userId: ravi.id }, body: { role: 'ADMIN' } });
    const resetId = await requested();
    await addTotp(api, ravi);
    expect(await approve(ravi, resetId)).toMatchObject({ status: 403, body: { Message: messages.newAdministrator } });
    expect((await request(ravi, kavita)).body.Message).toBe(messages.newAdministrator);
    await api.db.execute(sql`update audit_log set created_at = now() - interval '8 days'`);
    expect((await approve(ravi, resetId)).status).toBe(200);
  });

  it('falls with the first administrator’s role', async () => {
    const resetId = await requested();
    await api.db.execute(sql`update users set role = 'USER' where id = ${nandini.id}`);
    expect(await approve(kavita, resetId)).toMatchObject({ status: 409, body: { Message: messages.requesterGone } });
  });

  it('happens once, of ten at the same time, and a drop beside it', async () => {
    const resetId = await requested();
    const others = Array.from({ length: 10 }, () => approve(kavita, resetId));
    const statuses = (await Promise.all([...others, drop(nandini, resetId)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  });

  it.each([
    ['without a reason', () => request(nandini, asha, ' '), 400],
    ['with a letter as a reason', () => request(nandini, asha, 'x'), 400],
    ['with a novel as a reason', () => request(nandini, asha, 'x'.repeat(301)), 400],
    ['of somebody without a factor', async () => request(nandini, await api.signIn()), 409],
    ['of nobody', () => request(nandini, new Person({ id: 'nobody', email: '', fullName: '' })), 404],
  ])('is refused %s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect(await api.db.select().from(factorResets)).toEqual([]);
  });

  it('is asked for once, also at the same time', async () => {
    const statuses = (await Promise.all([request(nandini), request(kavita)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('is stopped by the person, and dropped by any administrator, with a mail', async () => {
    const own = (await api.inject(getSignInSecurity, { as: asha })).body.Data?.factorReset;
    expect(own).toBeNull();
    const resetId = await requested();
    const seen = (await api.inject(getSignInSecurity, { as: asha })).body.Data?.factorReset;
    expect(seen).toMatchObject({ _id: resetId });
    expect((await drop(await api.signIn(), resetId)).status).toBe(404);
    expect((await drop(asha, resetId)).status).toBe(200);
    expect((await approve(kavita, resetId)).status).toBe(404);
    await drop(kavita, await requested());
    expect(await mailOf(asha, 'Your account is not reset')).toContain('Nothing was removed.');
  });

  it('is over after three days', async () => {
    const resetId = await requested();
    await api.db.update(factorResets).set({ expiresAt: sql`now() - interval '1 second'` });
    expect([(await approve(kavita, resetId)).status, (await drop(kavita, resetId)).status]).toEqual([404, 404]);
    expect((await api.inject(listFactorResets, { as: kavita })).body.Data).toEqual([]);
    expect((await request(kavita)).status).toBe(200);
    await api.db.update(factorResets).set({ expiresAt: sql`now() - interval '1 second'` });
    await cleanUp(api.database);
    expect(await api.db.select().from(factorResets)).toEqual([]);
  });

  it('gives an administrator no new week: they add a factor before anything else', async () => {
    const devika = await api.signIn({ role: 'ADMIN', passwordHash });
    await addTotp(api, devika);
    await approve(kavita, await requested(devika));
    const back = await api.resume(devika);
    expect((await api.inject(listCoupons, { as: back })).body.Error).toBe('FactorRequired');
  });
});

describe('what administrators see of somebody’s sign-in', () => {
  it('is found by the whole address, in any case, and by id', async () => {
    await enrolPasskey(api, asha);
    const found = { person: { _id: asha.id, email: asha.email, role: 'USER' }, passkeys: 1, hasTotp: true, devices: 1 };
    expect((await lookUp(nandini, { email: ` ${asha.email.toUpperCase()} ` })).body.Data).toMatchObject(found);
    expect((await lookUp(nandini, { userId: asha.id })).body.Data).toMatchObject(found);
    const { body, headers } = await lookUp(nandini, { userId: asha.id });
    expect(JSON.stringify(body)).not.toMatch(/argon|secret|publicKey/i);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([{}, { email: '' }, { email: 'nobody@vidya.example' }, { userId: 'x' }, { email: '%' }])(
    'is nothing for %j',
    async (query) => {
      expect((await lookUp(nandini, query)).status).toBe(404);
    },
  );
});

describe('the end of somebody’s sessions', () => {
  const end = (as: Person, { id: userId }: Person) => api.inject(endSessions, { as, params: { userId } });

  it('is of all devices, and a sign-in that waits for its code', async () => {
    const other = await api.resume(asha);
    const waiting = await api.visitor();
    await api.inject(login, { as: waiting, body: { email: asha.email, password } });
    expect((await end(nandini, asha)).status).toBe(200);
    expect([await isSignedIn(asha), await isSignedIn(other)]).toEqual([false, false]);
    expect(await api.db.select().from(signInAttempts)).toEqual([]);
    expect(await factorsOf(asha)).toMatchObject({ devices: 0, hasTotp: true });
    expect((await api.db.select().from(auditLog)).at(-1)).toMatchObject({
      action: 'user.signedOut',
      actorId: nandini.id,
    });
  });

  it('is another administrator’s too, not one’s own', async () => {
    expect(await end(nandini, nandini)).toMatchObject({ status: 403, body: { Message: messages.ownDevices } });
    expect((await end(nandini, kavita)).status).toBe(200);
    expect(await isSignedIn(kavita)).toBe(false);
  });
});
