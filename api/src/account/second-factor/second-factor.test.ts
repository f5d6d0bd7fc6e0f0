import { getProfile } from '@vidya/contracts/calls/account';
import { login, logout, resetPassword } from '@vidya/contracts/calls/sign-in';
import {
  getSignInSecurity,
  listAccountEvents,
  listSecondFactors,
  removeTotp,
  requestSecondFactor,
  verifySecondFactor,
} from '@vidya/contracts/calls/sign-in-security';
import { sql } from 'drizzle-orm';
import { signInAttempts } from '../../database/tables/schema-sign-in.ts';
import type { Agent } from '../../http/in-process.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { addTotp, codeOf, enrolPasskey } from '../../testing/factors.ts';
import { addResetLink } from '../sign-in/password-resets.store.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const password = 'monsoon';
let api: TestApi;
let passwordHash: string;
let asha: Person;
let app: Awaited<ReturnType<typeof addTotp>>;
beforeAll(async () => {
  api = await startApi();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  await api.reset();
  asha = await api.signIn({ passwordHash });
  app = await addTotp(api, asha);
});
afterAll(() => api.close());

const logIn = (as: Agent, email = asha.email) => api.inject(login, { as, body: { email, password } });
const code = (as: Agent, typed: string) =>
  api.inject(verifySecondFactor, { as, body: { method: 'code', code: typed } });
const isSignedIn = async (as: Agent) => (await api.inject(getProfile, { as })).status === 200;
/** A browser in which the password was right. */
async function afterPassword(): Promise<Agent> {
  const browser = await api.visitor();
  expect(await logIn(browser)).toMatchObject({ status: 403, body: { Error: 'SecondFactorNeeded', Data: null } });
  return browser;
}
const copyOf = async (browser: Agent): Promise<Agent> => {
  const copy = await api.visitor();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

it('a code finishes the sign-in that the password began', async () => {
  const browser = await afterPassword();
  expect(await isSignedIn(browser)).toBe(false);
  expect((await api.inject(listSecondFactors, { as: browser })).body.Data).toEqual({
    methods: ['totp', 'recoveryCode'],
  });
  const signedIn = await code(browser, codeOf(app.secret));
  expect(signedIn.body).toMatchObject({ Message: 'LoggedIn Successfully', Data: { _id: asha.id } });
  expect(await isSignedIn(browser)).toBe(true);
  expect((await api.inject(listSecondFactors, { as: browser })).body.Data).toBeNull();
  const events = (await api.inject(listAccountEvents, { as: browser })).body.Data!;
  expect(events[0]).toMatchObject({ kind: 'signedIn', detail: 'code' });
});

it('a code is good once, in every browser', async () => {
  const [one, other] = [await afterPassword(), await afterPassword()];
  const typed = codeOf(app.secret);
  expect((await code(one, typed)).status).toBe(200);
  expect((await code(other, typed)).body.Error).toBe('WrongCredentials');
  // Nor is an older one, which nobody has used.
  expect((await code(other, codeOf(app.secret, -1))).status).toBe(400);
  expect((await code(other, codeOf(app.secret, 1))).status).toBe(200);
});

it.each(['code', 'recovery code'])('of ten requests with one %s at once, one wins', async (kind) => {
  const browsers = await Promise.all(Array.from({ length: 10 }, afterPassword));
  const typed = kind === 'code' ? codeOf(app.secret) : app.recoveryCodes[0]!;
  const statuses = (await Promise.all(browsers.map((browser) => code(browser, typed)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
});

it('one attempt makes one session, also when two proofs of it are right at once', async () => {
  const browser = await afterPassword();
  const copy = await copyOf(browser);
  const both = await Promise.all([code(browser, codeOf(app.secret)), code(copy, app.recoveryCodes[0]!)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a recovery code, however it is typed, signs in once; its person is told by mail', async () => {
  const typed = ` ${app.recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')} `;
  const browser = await afterPassword();
  expect((await code(browser, typed)).status).toBe(200);
  expect((await code(await afterPassword(), typed)).status).toBe(400);
  expect((await api.inject(getSignInSecurity, { as: browser })).body.Data?.recoveryCodesLeft).toBe(9);
  await api.jobs.drain();
  const mail = api.mails.find(({ subject }) => subject === 'A recovery code was used');
  expect(mail).toMatchObject({ to: asha.email, text: expect.stringContaining('9 are left') as string });
  expect(mail?.text).not.toContain(app.recoveryCodes[3]!);
});

it('nobody guesses: five tries, then the password again', async () => {
  const browser = await afterPassword();
  const guesses = await Promise.all(Array.from({ length: 8 }, () => code(browser, '000000')));
  expect(guesses.filter(({ body }) => body.Error === 'WrongCredentials')).toHaveLength(5);
  expect(guesses.filter(({ body }) => body.Error === 'SignInExpired')).toHaveLength(3);
  expect((await code(browser, codeOf(app.secret))).body.Error).toBe('SignInExpired');
  expect((await code(await afterPassword(), codeOf(app.secret))).status).toBe(200);
});

it('tells the person that somebody knows the password, after five wrong codes', async () => {
  const browser = await afterPassword();
  for (const _ of [1, 2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop
    await code(browser, '000000');
  }
  await api.jobs.drain();
  const warnings = () => api.mails.filter(({ subject }) => subject === 'Somebody knows your password');
  expect(warnings()).toEqual([]);
  await code(browser, '000000');
  await api.jobs.drain();
  expect(warnings()).toMatchObject([{ to: asha.email }]);
});

it('takes twenty wrong codes an hour of one account, however often the password was right', async () => {
  const limited = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  const dev = await limited.signIn({ passwordHash });
  await addTotp(limited, dev);
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    // oxlint-disable-next-line no-await-in-loop
    const as = await limited.visitor();
    // oxlint-disable-next-line no-await-in-loop
    await limited.inject(login, { as, body: { email: dev.email, password } });
    const guess = () => limited.inject(verifySecondFactor, { as, body: { method: 'code', code: '000000' } });
    // oxlint-disable-next-line no-await-in-loop
    for (const { status } of await Promise.all([1, 2, 3, 4, 5].map(guess))) statuses.push(status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await limited.close();
});

it('ten minutes, then the password again', async () => {
  const browser = await afterPassword();
  await api.db.update(signInAttempts).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await code(browser, codeOf(app.secret))).body.Error).toBe('SignInExpired');
  expect((await api.inject(listSecondFactors, { as: browser })).body.Data).toBeNull();
});

it('an attempt is worth nothing in another browser, nor after the password changed', async () => {
  const browser = await afterPassword();
  expect((await code(await api.visitor(), codeOf(app.secret))).body.Error).toBe('SignInExpired');
  const link = await addResetLink(api.db, { userId: asha.id, origin: '' });
  const params = { userId: asha.id, token: link.split('/').at(-1)! };
  await api.inject(resetPassword, { params, body: { newPassword: 'new-monsoon' } });
  expect((await code(browser, codeOf(app.secret))).body.Error).toBe('SignInExpired');
});

it('who removes the app while somebody signs in leaves them to begin anew', async () => {
  const browser = await afterPassword();
  await api.inject(removeTotp, { as: asha });
  expect((await api.inject(listSecondFactors, { as: browser })).body.Data).toEqual({ methods: [] });
  expect((await code(browser, codeOf(app.secret))).status).toBe(400);
  expect((await logIn(browser)).status).toBe(200);
});

it('a session that an attacker put into the browser ends with the sign-in', async () => {
  const mallory = await api.signIn();
  const browser = await copyOf(mallory);
  await logIn(browser);
  expect((await api.inject(getProfile, { as: browser })).body.Data?._id).toBe(mallory.id);
  await code(browser, codeOf(app.secret));
  expect((await api.inject(getProfile, { as: browser })).body.Data?._id).toBe(asha.id);
  expect(await isSignedIn(mallory)).toBe(false);
  await api.inject(logout, { as: browser });
});

it('an attempt that an attacker put into the browser signs in the attacker alone', async () => {
  const mallory = await api.signIn({ passwordHash });
  const theirs = await addTotp(api, mallory);
  const browser = await api.visitor();
  await logIn(browser, mallory.email);
  expect((await code(browser, codeOf(app.secret))).status).toBe(400);
  expect((await code(browser, codeOf(theirs.secret))).body.Data?._id).toBe(mallory.id);
});

describe('with a passkey as the second factor', () => {
  it('staff need it beside the password; learners do not', async () => {
    const instructor = await api.signIn({ role: 'INSTRUCTOR', passwordHash });
    const learner = await api.signIn({ passwordHash });
    const { authenticator } = await enrolPasskey(api, instructor);
    await enrolPasskey(api, learner);
    expect((await logIn(await api.visitor(), learner.email)).status).toBe(200);
    const browser = await api.visitor();
    expect((await logIn(browser, instructor.email)).body.Error).toBe('SecondFactorNeeded');
    const { body } = await api.inject(requestSecondFactor, { as: browser });
    expect(body.Data?.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id]);
    const response = authenticator.sign(body.Data!);
    const signedIn = await api.inject(verifySecondFactor, { as: browser, body: { method: 'passkey', response } });
    expect(signedIn.body.Data?._id).toBe(instructor.id);
  });

  it('takes none of another person, though that one is good', async () => {
    const instructor = await api.signIn({ role: 'INSTRUCTOR', passwordHash });
    await enrolPasskey(api, instructor);
    const { authenticator } = await enrolPasskey(api, await api.signIn());
    const browser = await api.visitor();
    await logIn(browser, instructor.email);
    const { body } = await api.inject(requestSecondFactor, { as: browser });
    const send = (response: ReturnType<typeof authenticator.sign>) =>
      api.inject(verifySecondFactor, { as: browser, body: { method: 'passkey', response } });
    expect((await send(authenticator.sign(body.Data!))).status).toBe(400);
    const again = await api.inject(requestSecondFactor, { as: browser });
    expect((await send(createAuthenticator().sign(again.body.Data!))).status).toBe(400);
  });
});
