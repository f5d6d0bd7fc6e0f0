import { getProfile } from '@vidya/contracts/calls/account';
import { login, logout, register, reportSignIn, resetPassword } from '@vidya/contracts/calls/sign-in';
import { getSignInSecurity, listAccountEvents } from '@vidya/contracts/calls/sign-in-security';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import { sql } from 'drizzle-orm';
import { sessions } from '../../database/tables/schema-people.ts';
import { signInReports } from '../../database/tables/schema-sign-in.ts';
import type { Agent } from '../../http/in-process.ts';
import { Person, startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, enrolPasskey } from '../../testing/factors.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const password = 'monsoon';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startApi();
  passwordHash = await hashPassword(password);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const longAgo = new Date('2026-01-01');
const signIn = (as: Agent, email: string) =>
  api.inject(login, { as, body: { email, password }, headers: { 'user-agent': chrome } });
const mailsAbout = async (email: string) => {
  await api.jobs.drain();
  return api.mails.filter(({ to, subject }) => to === email && subject === 'A new sign-in to your account');
};
const tokenIn = (text = ''): string => /notMe\/([\w-]+)/.exec(text)?.[1] ?? '';
const report = (token: string) => api.inject(reportSignIn, { body: { token } });
const isSignedIn = async (as: Agent) => (await api.inject(getProfile, { as })).status === 200;

/** An intruder signs in to a person's account, in a browser of their own; the person gets the mail. */
async function stolen() {
  const asha = await api.signIn({ passwordHash, createdAt: longAgo });
  const thief = new Person(asha);
  for (const [name, value] of (await api.visitor()).cookies) thief.cookies.set(name, value);
  await signIn(thief, asha.email);
  const [mail] = await mailsAbout(asha.email);
  return { asha, thief, token: tokenIn(mail?.text) };
}

it('tells the person when, and with which browser, once for each browser', async () => {
  const asha = await api.signIn({ passwordHash, createdAt: longAgo });
  const [one, other] = [await api.visitor(), await api.visitor()];
  await signIn(one, asha.email);
  await signIn(one, asha.email);
  const [first, ...more] = await mailsAbout(asha.email);
  expect(more).toEqual([]);
  expect(first?.text).toMatch(/with Chrome on Windows: a browser that you have not used here before/);
  expect(first?.text).toMatch(/on \d+ \w+ \d{4} at \d+:\d\d [ap]m, Indian time/);
  await signIn(other, asha.email);
  expect(await mailsAbout(asha.email)).toHaveLength(2);
});

it('says nothing of a browser that signed up, nor of a wrong password', async () => {
  const browser = await api.visitor();
  const body = { fullName: 'Asha Rao', email: 'asha@vidya.example', password };
  await api.inject(register, { as: browser, body });
  await api.db.execute(sql`update users set created_at = '2026-01-01'`);
  await signIn(browser, body.email);
  await api.inject(login, { body: { email: body.email, password: 'a guess' } });
  expect(await mailsAbout(body.email)).toEqual([]);
});

it('makes no browser known by signing up again with somebody’s address', async () => {
  const asha = await api.signIn({ passwordHash, createdAt: longAgo });
  const thief = await api.visitor();
  await api.inject(register, { as: thief, body: { fullName: 'Asha Rao', email: asha.email, password } });
  await signIn(thief, asha.email);
  expect(await mailsAbout(asha.email)).toHaveLength(1);
});

it('signs nobody in without that mail: the next sign-in sends it', async () => {
  const asha = await api.signIn({ passwordHash, createdAt: longAgo });
  const browser = new Person(asha);
  for (const [name, value] of (await api.visitor()).cookies) browser.cookies.set(name, value);
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(api.jobs, 'send').mockRejectedValueOnce(new Error('The database is away'));
  expect((await signIn(browser, asha.email)).status).toBe(500);
  expect(browser.cookies.has(sessionCookie)).toBe(false);
  expect(await api.db.$count(sessions)).toBe(1);
  expect((await signIn(browser, asha.email)).status).toBe(200);
  expect(await mailsAbout(asha.email)).toHaveLength(1);
});

describe('“This was not me”', () => {
  it.each([
    ['', async () => undefined],
    [
      ' after signing in again',
      async (thief: Person) => {
        await api.inject(logout, { as: thief });
        await signIn(thief, thief.email);
      },
    ],
  ])('ends sessions and password, removes what the stranger added%s, leads to a new password', async (_, goOn) => {
    const { asha, thief, token } = await stolen();
    await goOn(thief);
    const { authenticator } = await enrolPasskey(api, asha, { name: 'Phone' });
    // As if the thief had proved who they are again: her new passkey has ended what they proved.
    await api.db.execute(sql`update sessions set reauthenticated_at = now()`);
    await enrolPasskey(api, thief, { name: 'The thief’s' });
    await addTotp(api, thief);
    const { body } = await report(token);
    expect([await isSignedIn(asha), await isSignedIn(thief)]).toEqual([false, false]);
    expect((await signIn(await api.visitor(), asha.email)).status).toBe(400);
    await api.inject(resetPassword, { params: body.Data!, body: { newPassword: 'a-new-monsoon' } });
    const back = await api.visitor();
    const again = { email: asha.email, password: 'a-new-monsoon' };
    expect((await api.inject(login, { as: back, body: again })).status).toBe(200);
    expect((await api.inject(getSignInSecurity, { as: back })).body.Data).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect(authenticator.id).not.toBe('');
    const kinds = (await api.inject(listAccountEvents, { as: back })).body.Data!.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['signedIn', 'passwordReset', 'signInReported']);
  });

  it('is good once, also of ten at the same time', async () => {
    const { token } = await stolen();
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await report(token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await report(token)).status).toBe(400);
  });

  it('is over after a week', async () => {
    const { asha, token } = await stolen();
    await api.db.update(signInReports).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await report(token)).status).toBe(400);
    expect(await isSignedIn(asha)).toBe(true);
  });

  it.each(['', 'x', '\0', 'a'.repeat(200)])('is refused for a guess: %j', async (token) => {
    expect((await report(token)).status).toBe(400);
  });
});
