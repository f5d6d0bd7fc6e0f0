import { hash } from '@node-rs/argon2';
import { getProfile } from '@vidya/contracts/calls/account';
import { checkPassword, forgetPassword, login, resetPassword, updatePassword } from '@vidya/contracts/calls/sign-in';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { passwordResets } from '../../database/tables/schema-people.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { hashPassword } from './passwords.ts';

let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await sharedApi();
  passwordHash = await hashPassword('monsoon');
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const canLogIn = async (person: Person, password: string): Promise<boolean> =>
  (await api.inject(login, { body: { email: person.email, password } })).status === 200;

/** The link from the mail, as the person's browser would open it. */
async function linkFor(person: Person): Promise<{ userId: string; token: string }> {
  await api.inject(forgetPassword, { body: { email: person.email } });
  await api.jobs.drain();
  const [, userId = '', token = ''] =
    /\/auth\/resetPassword\/([^/\s]+)\/([^/\s]+)/.exec(api.mails.at(-1)?.text ?? '') ?? [];
  return { userId, token };
}

it('answers alike for known and unknown addresses, and mails only the known one', async () => {
  const person = await api.signIn({ passwordHash });
  const known = await api.inject(forgetPassword, { body: { email: person.email } });
  const unknown = await api.inject(forgetPassword, { body: { email: 'nobody@vidya.example' } });
  expect(known).toMatchObject({ status: 200, body: { Message: texts.account.resetMailSent } });
  expect(unknown.body).toEqual(known.body);
  await api.jobs.drain();
  expect(api.mails.map((mail) => mail.to)).toEqual([person.email]);
});

it('resets the password once, ends every session and stores no token', async () => {
  const person = await api.signIn({ passwordHash });
  const params = await linkFor(person);
  const [row] = await api.db.select().from(passwordResets);
  expect(row?.tokenHash).not.toContain(params.token);

  const response = await api.inject(resetPassword, { params, body: { newPassword: 'new monsoon' } });
  expect(response).toMatchObject({ status: 200, body: { Message: texts.account.passwordReset } });
  expect(await canLogIn(person, 'new monsoon')).toBe(true);
  expect(await canLogIn(person, 'monsoon')).toBe(false);
  expect((await api.inject(getProfile, { as: person })).status).toBe(401);
  expect((await api.inject(resetPassword, { params, body: { newPassword: 'a third one' } })).status).toBe(400);
});

it('refuses a link that is older than 30 minutes, belongs to somebody else or is no link', async () => {
  const person = await api.signIn({ passwordHash });
  const other = await api.signIn({ passwordHash });
  const params = await linkFor(person);
  const body = { newPassword: 'new monsoon' };
  expect((await api.inject(resetPassword, { params: { ...params, userId: other.id }, body })).status).toBe(400);
  expect((await api.inject(resetPassword, { params: { userId: 'me', token: 'x' }, body })).status).toBe(400);
  await api.db.update(passwordResets).set({ expiresAt: new Date() }).where(eq(passwordResets.userId, person.id));
  expect((await api.inject(resetPassword, { params, body })).status).toBe(400);
  expect(await canLogIn(person, 'monsoon')).toBe(true);
});

it('refuses a link after the next one was asked for, and any after the password was changed', async () => {
  const person = await api.signIn({ passwordHash });
  const body = { newPassword: 'new monsoon' };
  const older = await linkFor(person);
  const newer = await linkFor(person);
  const refused = { status: 400, body: { Error: 'ResetLinkInvalid' } };
  expect(await api.inject(resetPassword, { params: older, body })).toMatchObject(refused);
  const change = { currPassword: 'monsoon', newPassword: 'other monsoon' };
  expect((await api.inject(updatePassword, { as: person, body: change })).status).toBe(200);
  expect(await api.inject(resetPassword, { params: newer, body })).toMatchObject(refused);
  expect((await api.inject(resetPassword, { params: await linkFor(person), body })).status).toBe(200);
});

it('says what is wrong with a new password', async () => {
  const person = await api.signIn({ passwordHash });
  const params = await linkFor(person);
  const reset = await api.inject(resetPassword, { params, body: { newPassword: '  short  ' } });
  expect(reset.body.Message).toBe(texts.validation.passwordShort);
  const body = { currPassword: 'monsoon', newPassword: 'short' };
  const update = await api.inject(updatePassword, { as: person, body });
  expect(update.body.Message).toBe(texts.validation.newPasswordShort);
  expect((await api.inject(forgetPassword, { body: { email: ' ' } })).body.Message).toBe(texts.validation.emailMissing);
});

it('changes the password, keeps this session and ends the others', async () => {
  const here = await api.signIn({ passwordHash });
  const elsewhere = await api.resume(here);
  const wrong = await api.inject(updatePassword, {
    as: here,
    body: { currPassword: 'not this', newPassword: 'new monsoon' },
  });
  expect(wrong.status).toBe(400);

  const body = { currPassword: 'monsoon', newPassword: 'new monsoon' };
  const response = await api.inject(updatePassword, { as: here, body });
  expect(response).toMatchObject({ status: 200, body: { Message: texts.account.passwordChanged } });
  expect((await api.inject(getProfile, { as: here })).status).toBe(200);
  expect((await api.inject(getProfile, { as: elsewhere })).status).toBe(401);
  expect(await canLogIn(here, 'new monsoon')).toBe(true);
  await api.jobs.drain();
  expect(api.mails.map((mail) => mail.subject)).toEqual(['Your password was changed']);
});

const tooCommon = { status: 400, body: { Message: apiMessages.account.passwordCommon, Error: 'ValidationError' } };

it('lets a learner choose one of the most common passwords', async () => {
  const person = await api.signIn({ passwordHash });
  const body = { currPassword: 'monsoon', newPassword: 'iloveyou' };
  expect((await api.inject(updatePassword, { as: person, body })).status).toBe(200);
  const params = await linkFor(person);
  expect((await api.inject(resetPassword, { params, body: { newPassword: 'password' } })).status).toBe(200);
  expect(await canLogIn(person, 'password')).toBe(true);
});

describe.each(['INSTRUCTOR', 'ADMIN'] as const)('refuses one of the most common passwords to an %s', (role) => {
  it('who changes it', async () => {
    const person = await api.signIn({ passwordHash, role });
    const change = (newPassword: string) =>
      api.inject(updatePassword, { as: person, body: { currPassword: 'monsoon', newPassword } });
    expect(await change('ILoveYou')).toMatchObject(tooCommon);
    expect(await canLogIn(person, 'monsoon')).toBe(true);
    expect((await change('kettle banyan')).status).toBe(200);
  });

  it('who resets it, and keeps the link good', async () => {
    const person = await api.signIn({ passwordHash, role });
    const params = await linkFor(person);
    const reset = (token: string, newPassword: string) =>
      api.inject(resetPassword, { params: { ...params, token }, body: { newPassword } });
    // A guessed link tells nothing of the role.
    expect((await reset('guess', 'iloveyou')).body).toMatchObject({ Message: apiMessages.account.resetLinkInvalid });
    expect(await reset(params.token, 'iloveyou')).toMatchObject(tooCommon);
    expect(await canLogIn(person, 'monsoon')).toBe(true);
    expect((await reset(params.token, 'kettle banyan')).status).toBe(200);
    expect(await canLogIn(person, 'kettle banyan')).toBe(true);
  });
});

it('counts wrong passwords, not new ones that are refused', async () => {
  const limited = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  const admin = await limited.signIn({ passwordHash, role: 'ADMIN' });
  const change = async (currPassword: string) =>
    (await limited.inject(updatePassword, { as: admin, body: { currPassword, newPassword: 'iloveyou' } })).status;
  for (let n = 0; n < 11; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await change('monsoon')).toBe(400);
  }
  const guesses = await Promise.all(Array.from({ length: 14 }, () => change('a guess')));
  expect(guesses.filter((status) => status === 400)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(4);
  await limited.close();
});

it.each([
  ['iloveyou', true],
  ['kettle banyan', false],
])('tells a visitor whether %s is common', async (password, isCommon) => {
  const response = await api.inject(checkPassword, { body: { password } });
  expect(response).toMatchObject({ status: 200, body: { Data: { isCommon } } });
});

it('looks at a limited number of passwords from one address', async () => {
  const limited = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  const check = async () => (await limited.inject(checkPassword, { body: { password: 'iloveyou' } })).status;
  const statuses: number[] = [];
  // Few at once: a server that is busy with others would send some away.
  for (let n = 0; n < 31; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(...(await Promise.all([check(), check(), check(), check()])));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  await limited.close();
});

describe('a password with letters that keyboards write differently', () => {
  const inOne = 'caf\u00e9-\u2460';
  const inTwo = 'cafe\u0301-1';

  it('is one in all its forms', async () => {
    const person = await api.signIn({ passwordHash: await hashPassword(inTwo) });
    expect(await canLogIn(person, inOne)).toBe(true);
    expect(await canLogIn(person, inTwo)).toBe(true);
    expect(await canLogIn(person, 'cafe-1')).toBe(false);
  });

  it('still fits a hash of it as it was typed', async () => {
    const person = await api.signIn({ passwordHash: await hash(inTwo) });
    expect(await canLogIn(person, inTwo)).toBe(true);
  });
});
