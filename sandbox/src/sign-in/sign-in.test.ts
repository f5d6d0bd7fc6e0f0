import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createBrowser } from '../testing/browser.ts';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';

const callback = 'http://localhost:3000/api/v1/user/auth/social/callback';
const asha = { name: 'Asha Rao', email: 'Asha@Example.com', verified: 'on', action: 'sign-in' };

let sandbox: RunningSandbox;
let issuer: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  issuer = `${sandbox.address}/oidc`;
});
afterAll(() => sandbox.stop());

function begin(changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'vidya',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return { verifier, address: `${issuer}/auth?${query}`, browser: createBrowser() };
}

async function signIn(person: Record<string, string> = asha) {
  const { verifier, address, browser } = begin();
  const form = await browser.follow(address);
  const end = await browser.follow(form.address, person);
  return { verifier, back: new URL(end.address) };
}

function redeem(code: string | null, verifier: string, secret = 'sandbox-oidc-secret') {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: 'vidya',
      client_secret: secret,
    }),
  });
}

interface Tokens {
  id_token: string;
  access_token: string;
}

async function readIdentity({ id_token: token }: Tokens) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: Record<string, string>[] };
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  const isGenuine = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  return { isGenuine, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown> };
}

test('publishes an issuer on the port that it really listens on', async () => {
  const document = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as object;
  expect(document).toMatchObject({
    issuer,
    token_endpoint: `${issuer}/token`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('signs somebody in with one form and tells who it was', async () => {
  const { verifier, back } = await signIn();
  expect(back.href).toContain(callback);
  expect(back.searchParams.get('state')).toBe('state-1');

  const tokens = (await (await redeem(back.searchParams.get('code'), verifier)).json()) as Tokens;
  const { isGenuine, claims } = await readIdentity(tokens);
  expect(isGenuine).toBe(true);
  const identity = { sub: claims.sub, email: 'asha@example.com', email_verified: true, name: 'Asha Rao' };
  expect(claims).toMatchObject({ ...identity, iss: issuer, aud: 'vidya', nonce: 'nonce-1' });

  const authorization = `Bearer ${tokens.access_token}`;
  const profile = await (await fetch(`${issuer}/me`, { headers: { authorization } })).json();
  expect(profile).toMatchObject({ ...identity, picture: `${issuer}/pictures/${String(claims.sub)}.svg` });
  const picture = await fetch(String(claims.picture));
  expect(picture.headers.get('content-type')).toMatch('image/svg+xml');
  expect(await picture.text()).toContain('>AR<');
});

test('knows an address again and says when it is not verified', async () => {
  const subjects = [];
  for (const person of [asha, { ...asha, email: 'asha@example.com', verified: '' }]) {
    const { verifier, back } = await signIn(person);
    const response = await redeem(back.searchParams.get('code'), verifier);
    const { claims } = await readIdentity((await response.json()) as Tokens);
    subjects.push([claims.sub, claims.email_verified]);
  }
  expect(subjects[1]).toEqual([subjects[0]?.[0], false]);
});

test('asks again in the same browser', async () => {
  const { address, browser } = begin();
  const form = await browser.follow(address);
  await browser.follow(form.address, asha);
  const again = await browser.follow(begin().address);
  expect(again.address).toContain('/oidc/interaction/');
});

test('refuses an address that is none, and keeps what was typed', async () => {
  const { address, browser } = begin();
  const form = await browser.follow(address);
  const { response } = await browser.follow(form.address, { ...asha, email: 'nowhere', name: '<b>Asha</b>' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('Enter an email address');
  expect(page).toContain('value="&lt;b&gt;Asha&lt;/b&gt;"');
});

test('goes back to the site with an error when the person cancels', async () => {
  const { back } = await signIn({ action: 'cancel' });
  expect(back.searchParams.get('error')).toBe('access_denied');
});

test('refuses a flow without PKCE', async () => {
  const { address, browser } = begin({ code_challenge: '', code_challenge_method: '' });
  const end = await browser.follow(address);
  expect(new URL(end.address).searchParams.get('error')).toBe('invalid_request');
});

test('refuses a foreign redirect address on a page of its own', async () => {
  const { address, browser } = begin({ redirect_uri: 'https://evil.example/cb' });
  const { response } = await browser.follow(address);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in cannot go on');
});

test('gives nothing for a wrong verifier, a wrong secret or a used code', async () => {
  const first = await signIn();
  expect((await redeem(first.back.searchParams.get('code'), randomBytes(32).toString('base64url'))).status).toBe(400);
  const second = await signIn();
  const code = second.back.searchParams.get('code');
  expect((await redeem(code, second.verifier, 'wrong')).status).toBe(401);
  expect((await redeem(code, second.verifier)).status).toBe(200);
  expect((await redeem(code, second.verifier)).status).toBe(400);
});
