import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const ask = (query: string, headers: Record<string, string> = { authorization: 'Bearer of-the-build' }) =>
  fetch(`${sandbox.address}/oidc/build-token?${query}`, { headers });

it('gives a build a token about its repository and commit, which the provider’s own keys verify', async () => {
  const response = await ask('repository=vidya/catalog&sha=3f9ac01b2d&audience=https://vidya.example/release/catalog');
  const { value } = (await response.json()) as { value: string };
  const issuer = `${sandbox.address}/oidc`;
  const discovery = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as { jwks_uri: string };
  const { payload } = await jwtVerify(value, createRemoteJWKSet(new URL(discovery.jwks_uri)), {
    issuer,
    audience: 'https://vidya.example/release/catalog',
  });
  expect(payload).toMatchObject({ repository: 'vidya/catalog', sha: '3f9ac01b2d', actor: 'asha' });
  expect(payload.exp! - payload.iat!).toBe(600);
});

it.each([
  ['without a token of the build', 401, () => ask('repository=a/b&sha=c&audience=d', {})],
  ['without a repository', 400, () => ask('sha=c&audience=d')],
  ['to another site’s page', 403, () => ask('repository=a/b&sha=c&audience=d', { origin: 'https://evil.example' })],
])('gives none %s', async (_, status, request) => {
  expect((await request()).status).toBe(status);
});
