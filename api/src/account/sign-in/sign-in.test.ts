import { getProfile } from '@vidya/contracts/calls/account';
import { login, logout, register } from '@vidya/contracts/calls/sign-in';
import { texts } from '@vidya/contracts/texts/texts';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import { startApi, type TestApi, testSecret } from '../../testing/api.ts';
import { sharedApi } from '../../testing/shared-api.ts';

const asha = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'monsoon' };

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const picture = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
};

it('lets somebody sign up, log in and see their profile', async () => {
  const browser = await api.visitor();
  const signedUp = await api.inject(register, { as: browser, body: asha });
  expect(signedUp).toMatchObject({ status: 200, body: { Success: true, Message: texts.session.accountCreated } });

  const loggedIn = await api.inject(login, { as: browser, body: { ...asha, email: ' Asha@Vidya.Example ' } });
  expect(loggedIn.body).toMatchObject({
    Message: texts.session.loggedIn,
    Data: { fullName: 'Asha Rao', role: 'USER', email: asha.email, subscriptions: [], createdCourses: [] },
  });
  expect(JSON.stringify(loggedIn.body)).not.toContain('argon2');
  expect((await api.inject(getProfile, { as: browser })).body.Data?.email).toBe(asha.email);

  await api.jobs.drain();
  expect(api.mails).toEqual([expect.objectContaining({ to: asha.email, subject: 'Welcome to Vidya' })]);
});

describe('an address with an international domain', () => {
  const unicode = 'frank@éxample.com';
  const ascii = 'frank@xn--xample-9ua.com';

  it.each([
    [unicode, ascii],
    [ascii, unicode],
    ['Frank@E\u0301XAMPLE.com\u200b', unicode],
  ])('is one account: signed up with %j, signed in with %j, shown in its script', async (first, second) => {
    expect((await api.inject(register, { body: { ...asha, email: first } })).status).toBe(200);
    expect((await api.inject(register, { body: { ...asha, email: second, password: 'another' } })).status).toBe(200);
    const loggedIn = await api.inject(login, { body: { email: second, password: asha.password } });
    expect(loggedIn).toMatchObject({ status: 200, body: { Data: { email: unicode } } });
    await api.jobs.drain();
    expect(api.mails.map(({ to }) => to)).toEqual([ascii, ascii, ascii]);
    expect(api.mails.map(({ subject }) => subject)).toContain('You already have a Vidya account');
  });

  it('is refused when the domain cannot be', async () => {
    const refused = await api.inject(register, { body: { ...asha, email: 'a@xn--a.com' } });
    expect(refused).toMatchObject({ status: 400, body: { Message: texts.validation.emailInvalid } });
  });
});

it.each(['\0', '\ud83d'])('signs up and logs in somebody who types %j', async (sign) => {
  const browser = await api.visitor();
  const typed = { fullName: `Asha${sign} Rao`, email: asha.email, password: `${sign}monsoon` };
  const payload = JSON.stringify(typed);
  const headers = { ...browser.headers, 'content-type': 'application/json' };
  const ask = (url: string) => api.app.inject({ method: 'POST', url: `/api/v1/user/auth/${url}`, headers, payload });
  expect((await ask('register')).statusCode).toBe(200);
  expect((await ask('login')).json()).toMatchObject({ Success: true });
});

it('takes a form as JSON too, and keeps a picture that comes with it', async () => {
  const browser = await api.visitor();
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/user/auth/register/',
    headers: browser.headers,
    payload: asha,
  });
  expect(response.statusCode).toBe(200);

  const other = { ...asha, email: 'other@vidya.example' };
  await api.inject(register, { as: browser, body: { ...other, avatar: await picture() } });
  const loggedOut = await api.inject(login, { as: browser, body: other });
  const address = loggedOut.body.Data?.avatar?.secure_url ?? '';
  const served = await api.app.inject(address);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  });
  expect(served.headers['set-cookie']).toBeUndefined();
});

it('answers a second sign-up with the same address alike, and tells its owner by mail', async () => {
  const first = await api.inject(register, { body: asha });
  const second = await api.inject(register, { body: { ...asha, password: 'another one' } });
  expect(second.body).toEqual(first.body);
  const taken = await api.inject(login, { body: { ...asha, password: 'another one' } });
  expect(taken.status).toBe(400);
  await api.jobs.drain();
  const subjects = api.mails.map((mail) => mail.subject).toSorted();
  expect(subjects).toEqual(['Welcome to Vidya', 'You already have a Vidya account']);
});

it('floods no inbox: an address gets few mails an hour, and every sign-up the same response', async () => {
  const limited = await startApi({ REQUESTS_PER_MINUTE: '1000' });
  const first = await limited.inject(register, { body: asha });
  const more = await Promise.all([1, 2, 3, 4, 5].map(() => limited.inject(register, { body: asha })));
  expect(more.map(({ body }) => body)).toEqual(more.map(() => first.body));
  await limited.jobs.drain();
  const subjects = limited.mails.map(({ subject }) => subject).toSorted();
  const already = 'You already have a Vidya account';
  expect(subjects).toEqual(['Welcome to Vidya', already, already]);
  await limited.close();
});

it.each([
  [{ ...asha, fullName: ' ' }, texts.validation.nameRequired],
  [{ ...asha, email: '' }, texts.validation.emailRequired],
  [{ ...asha, password: '' }, texts.validation.passwordRequired],
  [{ ...asha, email: 'asha@' }, texts.validation.emailInvalid],
  [{ ...asha, password: 'short' }, texts.validation.passwordShort],
])('refuses a sign-up in the words of the specification: %#', async (body, message) => {
  expect(await api.inject(register, { body })).toMatchObject({ status: 400, body: { Message: message } });
});

it('answers a wrong password and an unknown address alike, and never with 401', async () => {
  await api.inject(register, { body: asha });
  const wrong = await api.inject(login, { body: { email: asha.email, password: 'not this' } });
  const unknown = await api.inject(login, { body: { email: 'nobody@vidya.example', password: 'not this' } });
  expect(wrong.status).toBe(400);
  expect(unknown.body).toEqual(wrong.body);
});

it('lets nobody in who has no password, whatever is typed', async () => {
  const { email } = await api.signIn();
  // The last one is what a missing password is compared with.
  for (const password of ['', 'null', 'nobody has this password']) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await api.inject(login, { body: { email, password } });
    expect([response.status, response.body.Data]).toEqual([400, null]);
  }
});

it('tells a visitor, an altered cookie and an old one apart', async () => {
  expect(await api.inject(getProfile)).toMatchObject({ status: 401, body: { Success: false, Error: 'NoSession' } });

  const altered = await api.signIn();
  altered.cookies.set('vidya_session', `${altered.cookies.get('vidya_session')}x`);
  expect((await api.inject(getProfile, { as: altered })).body.Error).toBe('invalid signature');

  const old = await api.signIn();
  const key = new TextEncoder().encode(testSecret);
  const expired = await new SignJWT({ sid: old.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1)
    .sign(key);
  old.cookies.set('vidya_session', expired);
  expect((await api.inject(getProfile, { as: old })).body.Error).toBe('TokenExpiredError');
});

it('ends the session on logout, also in other tabs, and has nothing against a second logout', async () => {
  const tab = await api.signIn();
  const otherTab = await api.resume(tab);
  otherTab.cookies.clear();
  for (const [name, value] of tab.cookies) otherTab.cookies.set(name, value);

  expect(await api.inject(logout, { as: tab })).toMatchObject({
    status: 200,
    body: { Message: texts.session.loggedOut },
  });
  expect((await api.inject(getProfile, { as: otherTab })).body.Error).toBe('TokenExpiredError');
  expect((await api.inject(logout, { as: tab })).status).toBe(200);
});

it('cannot be logged out from another site', async () => {
  const person = await api.signIn();
  const response = await api.app.inject({
    url: '/api/v1/user/auth/logout',
    headers: { cookie: person.headers['cookie'] ?? '' },
  });
  expect(response.json()).toMatchObject({ Success: false, Error: 'XsrfError' });
  expect((await api.inject(getProfile, { as: person })).status).toBe(200);
});

it('refuses a token that belongs to another session', async () => {
  const person = await api.signIn();
  const stranger = await api.visitor();
  person.cookies.set('XSRF-TOKEN', stranger.cookies.get('XSRF-TOKEN') ?? '');
  const loggedOut = await api.inject(logout, { as: person });
  expect(loggedOut.status).toBe(403);
  // The refusal set a valid token, so a retry works.
  expect((await api.inject(logout, { as: person })).status).toBe(200);
});
