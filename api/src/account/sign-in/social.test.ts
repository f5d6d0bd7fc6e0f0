import { createHash } from 'node:crypto';
import { deleteAccount, exportData, getProfile } from '@vidya/contracts/calls/account';
import { getSignInProvider, login, register, resetPassword } from '@vidya/contracts/calls/sign-in';
import { checkReauthentication, listAccountEvents, listSecondFactors } from '@vidya/contracts/calls/sign-in-security';
import { freshSocialSignInPath, socialCallbackPath, socialSignInPath } from '@vidya/contracts/texts/social-paths';
import { users } from '../../database/tables/schema-people.ts';
import { passkeys, totpSecrets } from '../../database/tables/schema-sign-in.ts';
import { contactMessages } from '../../database/tables/schema-site.ts';
import type { Agent } from '../../http/in-process.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addTotp, enrolPasskey } from '../../testing/factors.ts';
import { type Claims, startSignInProvider } from '../../testing/sign-in-provider.ts';
import { addResetToken } from './password-resets.store.ts';

let provider: Awaited<ReturnType<typeof startSignInProvider>>;
let api: TestApi;
beforeAll(async () => {
  provider = await startSignInProvider();
  api = await startApi({ OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Tara ID' });
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await provider.stop();
});

const host = '127.0.0.1:3000';
it('names its provider to everybody, for the button', async () => {
  expect((await api.inject(getSignInProvider)).body.Data).toEqual({ name: 'Tara ID' });
});

const asha = { sub: 'asha', email: 'Asha@Vidya.Example', email_verified: true, name: 'Asha Rao' };

async function load(browser: Agent, url: string, at: Record<string, string> = { host }) {
  const response = await api.app.inject({ url, headers: { ...browser.headers, ...at } });
  browser.keep(response.headers['set-cookie']);
  return new URL(String(response.headers['location']));
}

interface Journey {
  path?: string;
  /** Tampers with the way back. */
  change?: (query: URLSearchParams) => void;
}

/** Goes to the provider and comes back as `claims`. */
async function signInAs(claims: Omit<Claims, 'nonce'>, { path = socialSignInPath, change }: Journey = {}) {
  const browser = await api.visitor();
  const there = await load(browser, path);
  provider.settings.claims = { ...claims, nonce: there.searchParams.get('nonce') ?? '' };
  const back = new URLSearchParams({
    code: 'code',
    state: there.searchParams.get('state') ?? '',
    iss: provider.issuer,
  });
  change?.(back);
  const landing = await load(browser, `${socialCallbackPath}?${back.toString()}`);
  return { browser, there, landing };
}

it('signs a new learner in, with PKCE, and lands on the site they came from', async () => {
  const { browser, there, landing } = await signInAs(asha);
  expect(there.searchParams.get('redirect_uri')).toBe(`http://${host}${socialCallbackPath}`);
  const challenge = createHash('sha256').update(provider.settings.verifier).digest('base64url');
  expect(there.searchParams.get('code_challenge')).toBe(challenge);
  expect(landing.href).toBe(`http://${host}/auth-login/success`);
  const { Data } = (await api.inject(getProfile, { as: browser })).body;
  expect(Data).toMatchObject({ email: 'asha@vidya.example', fullName: 'Asha Rao', role: 'USER' });
});

it.each(['localhost:3000', '127.0.0.1:3000'])('comes back to %s when it began there', async (began) => {
  const browser = await api.visitor();
  const headers = { host: '127.0.0.1:4000', 'x-forwarded-host': began };
  const there = await load(browser, socialSignInPath, headers);
  expect(there.searchParams.get('redirect_uri')).toBe(`http://${began}${socialCallbackPath}`);
  provider.settings.claims = { ...asha, nonce: there.searchParams.get('nonce') ?? '' };
  const state = there.searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'code', state, iss: provider.issuer }).toString();
  const landing = await load(browser, `${socialCallbackPath}?${query}`, headers);
  expect(landing.href).toBe(`http://${began}/auth-login/success`);
});

it('begins at the site’s own address when it was opened at none that is accepted, and never goes elsewhere', async () => {
  const headers = { host: '127.0.0.1:4000', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const first = await load(await api.visitor(), socialSignInPath, headers);
  expect(first.href).toBe(`http://localhost:3000${socialSignInPath}?moved=1`);
  // A proxy that hides the origin causes no redirect loop.
  const second = await load(await api.visitor(), `${socialSignInPath}?moved=1`, headers);
  expect(second.searchParams.get('redirect_uri')).toBe(`http://localhost:3000${socialCallbackPath}`);
});

it('finds the same person again, also under a changed address', async () => {
  const first = await signInAs(asha);
  const second = await signInAs({ ...asha, email: 'new@vidya.example' });
  const idOf = async (browser: Agent) => (await api.inject(getProfile, { as: browser })).body.Data?._id;
  expect(await idOf(first.browser)).toEqual(expect.any(String));
  expect(await idOf(second.browser)).toBe(await idOf(first.browser));
});

it('links an existing account by a verified address only', async () => {
  const person = await api.signIn({ email: 'asha@vidya.example' });
  const unverified = await signInAs({ ...asha, email_verified: false });
  expect(unverified.landing.searchParams.has('failed')).toBe(true);
  expect((await api.inject(getProfile, { as: unverified.browser })).status).toBe(401);
  const verified = await signInAs(asha);
  expect((await api.inject(getProfile, { as: verified.browser })).body.Data?._id).toBe(person.id);
});

describe('an account that a stranger made with this address', () => {
  const form = { fullName: 'Mallory', email: 'asha@vidya.example', password: 'Stranger-Things-9' };
  const logInAsStranger = async () => {
    const stranger = await api.visitor();
    const { status } = await api.inject(login, { body: form, as: stranger });
    return { stranger, status };
  };
  const passkeysLost = /Passkeys and recovery codes .* were removed/;
  const passkeyRemoved = expect.objectContaining({ kind: 'passkeyRemoved', detail: 'Phone' });
  beforeEach(async () => {
    await api.inject(register, {
      body: form,
      as: await api.visitor(),
    });
  });

  it('is the owner’s alone after their first sign-in, who is told by mail', async () => {
    const { stranger } = await logInAsStranger();
    await enrolPasskey(api, stranger, { name: 'Phone' });
    const { browser } = await signInAs(asha);
    expect((await api.inject(getProfile, { as: browser })).status).toBe(200);
    expect((await api.inject(getProfile, { as: stranger })).status).toBe(401);
    expect((await logInAsStranger()).status).toBe(400);
    await api.jobs.drain(sendMail);
    const mail = api.mails.find(({ subject }) => subject === 'The password of your account was removed');
    expect(mail?.text).toMatch(passkeysLost);
    expect((await api.inject(listAccountEvents, { as: browser })).body.Data).toContainEqual(passkeyRemoved);
    // From now on the address is known to be theirs.
    await api.db.update(users).set({ passwordHash: 'chosen since' });
    await signInAs({ ...asha, sub: 'another account of hers' });
    expect((await api.db.select().from(users))[0]?.passwordHash).toBe('chosen since');
  });

  it('stays the stranger’s when it asks for a second factor, which the owner of the address does not have', async () => {
    const { stranger } = await logInAsStranger();
    await addTotp(api, stranger);
    const { browser } = await signInAs(asha);
    expect((await api.inject(getProfile, { as: browser })).status).toBe(401);
    expect((await api.inject(getProfile, { as: stranger })).status).toBe(200);
    // The provider's account is known from now on: that alone must not let its owner into what a stranger can enter.
    await api.db.delete(totpSecrets);
    const again = await signInAs(asha);
    expect((await api.inject(getProfile, { as: again.browser })).status).toBe(200);
    expect((await api.inject(getProfile, { as: stranger })).status).toBe(401);
    expect((await logInAsStranger()).status).toBe(400);
  });

  it('is the owner’s alone after a mailed link, too', async () => {
    const { stranger } = await logInAsStranger();
    await enrolPasskey(api, stranger, { name: 'Phone' });
    const [{ id: userId }] = (await api.db.select().from(users)) as [typeof users.$inferSelect];
    const params = { userId, token: await addResetToken(api.db, userId) };
    const body = { newPassword: 'banyan tuesday' };
    expect((await api.inject(resetPassword, { params, body, as: await api.visitor() })).status).toBe(200);
    expect(await api.db.$count(passkeys)).toBe(0);
    expect((await logInAsStranger()).status).toBe(400);
    await api.jobs.drain(sendMail);
    expect(api.mails.map(({ text }) => text)).toContainEqual(expect.stringMatching(passkeysLost));
    const { browser } = await signInAs(asha);
    expect((await api.inject(listAccountEvents, { as: browser })).body.Data).toContainEqual(passkeyRemoved);
  });

  it('exports no contact message of the owner’s', async () => {
    const { stranger } = await logInAsStranger();
    const message = {
      name: 'Asha Rao',
      email: 'asha@vidya.example',
      phone: '',
      subject: 'Help',
      message: 'A private matter',
    };
    await api.db.insert(contactMessages).values(message);
    const exported = (await api.inject(exportData, { as: stranger })).body.Data;
    expect(exported?.contactMessages).toEqual([]);
    await api.db.update(users).set({ emailProvedAt: new Date() });
    expect((await api.inject(exportData, { as: stranger })).body.Data?.contactMessages).toHaveLength(1);
  });
});

it('starts anew for somebody who deleted their account', async () => {
  const before = await signInAs({ ...asha, auth_time: Math.floor(Date.now() / 1000) }, { path: freshSocialSignInPath });
  await api.inject(deleteAccount, { as: before.browser });
  const after = await signInAs(asha);
  expect((await api.inject(getProfile, { as: after.browser })).status).toBe(200);
});

it('lets nobody in with a state of somebody else, without a start, or with an error', async () => {
  const tampered = await signInAs(asha, { change: (query) => query.set('state', 'other') });
  expect((await api.inject(getProfile, { as: tampered.browser })).status).toBe(401);
  const refused = await signInAs(asha, {
    change: (query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    },
  });
  expect((await api.inject(getProfile, { as: refused.browser })).status).toBe(401);
  const landing = await load(await api.visitor(), `${socialCallbackPath}?code=code&state=x`);
  expect(landing.searchParams.has('failed')).toBe(true);
});

describe('as a proof in the middle of a session', () => {
  const codeOfCheck = async (browser: Agent) => (await api.inject(checkReauthentication, { as: browser })).body.Error;
  const seconds = () => Math.floor(Date.now() / 1000);

  it('counts when the provider was told to ask who is there, and says that it just did', async () => {
    const quiet = await signInAs(asha);
    expect(await codeOfCheck(quiet.browser)).toBe('ReauthenticationNeeded');
    const fresh = await signInAs({ ...asha, auth_time: seconds() }, { path: freshSocialSignInPath });
    expect(fresh.there.searchParams.get('prompt')).toBe('login');
    expect(await codeOfCheck(fresh.browser)).toBeNull();
  });

  it.each([
    ['that it asked an hour ago', { auth_time: seconds() - 3_600 }],
    ['nothing about it', {}],
  ])('counts for nothing when the provider says %s', async (_, settings) => {
    const { browser, landing } = await signInAs({ ...asha, ...settings }, { path: freshSocialSignInPath });
    expect(landing.searchParams.has('failed')).toBe(true);
    expect((await api.inject(getProfile, { as: browser })).status).toBe(401);
  });
});

it('is the first factor only: who has a second one is asked for it', async () => {
  const person = await api.signIn({ email: 'asha@vidya.example' });
  await addTotp(api, person);
  const { browser, landing } = await signInAs(asha);
  expect(landing.pathname).toBe('/auth/login/secondFactor');
  expect((await api.inject(getProfile, { as: browser })).status).toBe(401);
  expect((await api.inject(listSecondFactors, { as: browser })).body.Data).toEqual({
    methods: ['totp', 'recoveryCode'],
  });
});

it('believes no ID token that somebody else signed', async () => {
  provider.settings.isForged = true;
  const { browser, landing } = await signInAs(asha);
  provider.settings.isForged = false;
  expect(landing.searchParams.has('failed')).toBe(true);
  expect((await api.inject(getProfile, { as: browser })).status).toBe(401);
});
