import { getProfile } from '@vidya/contracts/calls/account';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  requestPasskeyCreation,
  requestPasskeySignIn,
  signInWithPasskey,
} from '@vidya/contracts/calls/passkey';
import { getSignInSecurity, reauthenticate, requestReauthentication } from '@vidya/contracts/calls/sign-in-security';
import { sql } from 'drizzle-orm';
import type { Agent } from '../../http/in-process.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import { enrolPasskey } from '../../testing/factors.ts';

let api: TestApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  asha = await api.signIn({ fullName: 'Asha Rao' });
});
afterAll(() => api.close());

const ask = async (as: Agent) => (await api.inject(requestPasskeySignIn, { as })).body.Data!;
const send = (as: Agent, body: ReturnType<Authenticator['sign']>) => api.inject(signInWithPasskey, { as, body });
const refused = { status: 400, body: { Message: 'This Passkey Was Not Accepted', Error: 'WrongCredentials' } };
const passkeysOf = async (as: Person) => (await api.inject(getSignInSecurity, { as })).body.Data!.passkeys;

describe('adding one', () => {
  it('keeps its name and what it says of itself; the first brings recovery codes', async () => {
    const synced = createAuthenticator({ isSynced: true });
    const first = await enrolPasskey(api, asha, { name: 'Phone' });
    const second = await enrolPasskey(api, asha, { authenticator: synced });
    expect(first.added.body.Data?.recoveryCodes).toHaveLength(10);
    expect(second.added.body.Data?.recoveryCodes).toBeNull();
    expect(await passkeysOf(asha)).toMatchObject([
      { name: 'Phone', isSynced: false, isBackedUp: false, lastUsedAt: null },
      { name: 'Unknown browser', isSynced: true, isBackedUp: true },
    ]);
    await api.jobs.drain();
    expect(api.mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was added']);
  });

  it.each([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['by an authenticator that did not look who is there', { isVerified: false }],
  ])('is refused %s', async (_, circumstances) => {
    const { body } = await api.inject(requestPasskeyCreation, { as: asha });
    const response = createAuthenticator().create(body.Data!, circumstances);
    expect(await api.inject(addPasskey, { as: asha, body: { name: '', response } })).toMatchObject(refused);
    expect(await passkeysOf(asha)).toEqual([]);
  });

  it('takes a challenge once, in the session that it is for, for five minutes', async () => {
    const elsewhere = await api.resume(asha);
    const challenge = async () => (await api.inject(requestPasskeyCreation, { as: asha })).body.Data!;
    const add = (as: Person, options: Awaited<ReturnType<typeof challenge>>) =>
      api.inject(addPasskey, { as, body: { name: '', response: createAuthenticator().create(options) } });
    const one = await challenge();
    expect((await add(elsewhere, one)).status).toBe(400);
    expect((await add(asha, one)).status).toBe(200);
    expect((await add(asha, one)).status).toBe(400);
    const late = await challenge();
    await api.db.execute(sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    expect((await add(asha, late)).status).toBe(400);
    expect((await add(asha, { ...late, challenge: 'bWFkZSB1cA' })).status).toBe(400);
  });

  it('is refused for one that somebody has, and above twenty', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const dev = await api.signIn();
    expect((await enrolPasskey(api, dev, { authenticator })).added.body.Error).toBe('PasskeyKnown');
    await Promise.all(Array.from({ length: 19 }, () => enrolPasskey(api, asha)));
    expect((await api.inject(requestPasskeyCreation, { as: asha })).status).toBe(409);
  });
});

describe('signing in', () => {
  it('takes a passkey alone, and notes the use', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    const request = await ask(browser);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(request.allowCredentials ?? []).toEqual([]);
    expect(await send(browser, authenticator.sign(request))).toMatchObject({
      status: 200,
      body: { Message: 'LoggedIn Successfully', Data: { _id: asha.id } },
    });
    expect((await api.inject(getProfile, { as: browser })).body.Data?._id).toBe(asha.id);
    expect((await passkeysOf(asha))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it.each([
    ['a wrong origin', { origin: 'https://evil.example' }],
    ['an origin below the site', { origin: 'http://evil.localhost:3000' }],
    ['another domain', { domain: 'evil.example' }],
    ['nobody looked who is there', { isVerified: false }],
  ])('is refused: %s', async (_, circumstances) => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    expect(await send(browser, authenticator.sign(await ask(browser), circumstances))).toMatchObject(refused);
  });

  it('takes a challenge once, from the browser that asked, for five minutes', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const [browser, other] = [await api.visitor(), await api.visitor()];
    const request = await ask(browser);
    await ask(other);
    expect(await send(other, authenticator.sign(request))).toMatchObject(refused);
    const response = authenticator.sign(request);
    expect((await send(browser, response)).status).toBe(200);
    expect(await send(browser, response)).toMatchObject(refused);
    const late = await ask(browser);
    await api.db.execute(sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`);
    expect(await send(browser, authenticator.sign(late))).toMatchObject(refused);
  });

  it('of ten with one response at once, one wins', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    const response = authenticator.sign(await ask(browser));
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await send(browser, response)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('takes no challenge that is for something else', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    await ask(browser);
    const request = (await api.inject(requestReauthentication, { as: asha })).body.Data!;
    expect(await send(browser, authenticator.sign(request))).toMatchObject(refused);
    const forSignIn = await ask(asha);
    const body = { method: 'passkey', response: authenticator.sign(forSignIn) } as const;
    expect((await api.inject(reauthenticate, { as: asha, body })).status).toBe(400);
  });

  it('refuses a copy whose counter is behind, and the same one twice', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    const use = async (counter: number) =>
      (await send(browser, authenticator.sign(await ask(browser), { counter }))).status;
    expect([await use(5), await use(4), await use(5), await use(0), await use(6)]).toEqual([200, 400, 400, 400, 200]);
  });

  it('takes a synced one, which counts nothing, again and again', async () => {
    const { authenticator } = await enrolPasskey(api, asha, { authenticator: createAuthenticator({ isSynced: true }) });
    const browser = await api.visitor();
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(browser, authenticator.sign(await ask(browser)))).status).toBe(200);
    }
  });

  it('tells nobody whether a passkey is known', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    const browser = await api.visitor();
    const unknown = await send(browser, createAuthenticator().sign(await ask(browser)));
    const known = await send(browser, authenticator.sign(await ask(browser), { origin: 'https://evil.example' }));
    expect(unknown.body).toEqual(known.body);
  });
});

describe('looking after them', () => {
  it('renames and removes one; the others stay, and so do the recovery codes until the last is gone', async () => {
    const { authenticator } = await enrolPasskey(api, asha, { name: 'Phone' });
    await enrolPasskey(api, asha, { name: 'Laptop' });
    const [phone, laptop] = await passkeysOf(asha);
    const params = { passkeyId: phone!._id };
    await api.inject(renamePasskey, { as: asha, params, body: { name: '  Old phone ' } });
    expect((await passkeysOf(asha))[0]?.name).toBe('Old phone');
    expect((await api.inject(renamePasskey, { as: asha, params, body: { name: ' ' } })).status).toBe(400);
    expect((await api.inject(removePasskey, { as: asha, params })).status).toBe(200);
    expect((await passkeysOf(asha)).map(({ name }) => name)).toEqual(['Laptop']);
    const browser = await api.visitor();
    expect(await send(browser, authenticator.sign(await ask(browser)))).toMatchObject(refused);
    await api.inject(removePasskey, { as: asha, params: { passkeyId: laptop!._id } });
    expect((await api.inject(getSignInSecurity, { as: asha })).body.Data?.recoveryCodesLeft).toBe(0);
  });

  it('proves with one who is there; the password proves nothing any more', async () => {
    const { authenticator } = await enrolPasskey(api, asha);
    await api.db.execute(sql`update sessions set reauthenticated_at = null`);
    const request = (await api.inject(requestReauthentication, { as: asha })).body.Data!;
    const response = authenticator.sign(request);
    const body = { method: 'passkey', response } as const;
    expect((await api.inject(reauthenticate, { as: asha, body: { method: 'password', password: 'x' } })).status).toBe(
      400,
    );
    expect((await api.inject(reauthenticate, { as: asha, body })).status).toBe(200);
    expect((await api.inject(reauthenticate, { as: asha, body })).status).toBe(400);
    expect((await api.inject(requestPasskeyCreation, { as: asha })).status).toBe(200);
  });
});
