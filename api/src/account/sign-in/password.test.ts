import { forgetPassword, getProfile, login, resetPassword, updatePassword } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { passwordResets } from '../../database/schema-people.ts';
import type { Person, TestApi } from '../../testing/api.ts';
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
