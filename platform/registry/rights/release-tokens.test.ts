import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { generateKeyPair, SignJWT } from 'jose';
import type { Person } from '../../../api/src/testing/api.ts';
import { startSignInProvider } from '../../../api/src/testing/sign-in-provider.ts';
import { grantArea, listReleases, promoteVersion, registerVersion, rollBackVersion } from '../../calls/release.ts';
import { addTrustedPublisher, listReleaseRights, removeTrustedPublisher } from '../../calls/rights.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { createReleaseTokens } from './release-tokens.ts';

const desk = openReleaseDesk();
const say = apiMessages.release;
const params = { name: 'catalog' } as const;
const repository = 'vidya/catalog';
const commit = '3f9ac01b2d3f9ac01b2d3f9ac01b2d3f9ac01b2d';
const audience = 'http://localhost:3000/release/catalog';

let provider: Awaited<ReturnType<typeof startSignInProvider>>;
let admin: Person;
beforeAll(async () => {
  provider = await startSignInProvider();
});
afterAll(() => provider.stop());

const claims = { sub: 'repo:vidya/catalog:ref:refs/heads/main', repository, sha: commit, actor: 'asha', audience };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const trust = (given: { issuer?: string; repository?: string } = {}) =>
  desk.api.inject(addTrustedPublisher, { params, body: { issuer: provider.issuer, repository, ...given }, as: admin });
/** A token that says it is from this issuer, by a key that the issuer does not have. */
const forged = async (issuer: string): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'only' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign((await generateKeyPair('RS256')).privateKey);
const promote = async (token: string, name: 'catalog' | 'learning' | 'account' = 'catalog') => {
  const { status, body } = await desk.api.inject(promoteVersion, {
    params: { name },
    body: {},
    headers: bearer(token),
  });
  return [status, body.Message];
};

beforeEach(async () => {
  admin = await desk.api.signIn({ role: 'ADMIN' });
  await desk.by.publish('1.0.0');
});

describe('a token of an OpenID issuer', () => {
  it('releases the area that its repository is a trusted publisher of; the audit log says which commit', async () => {
    await trust();
    const headers = bearer(await provider.sign({ ...claims }));
    const hash = await desk.by.upload('1.1.0');
    const send = { params, headers };
    const body = { version: '1.1.0', hash, note: '' };
    expect((await desk.api.inject(registerVersion, { ...send, body })).status).toBe(200);
    expect((await desk.api.inject(promoteVersion, { ...send, body: { version: '1.0.0' } })).status).toBe(200);
    const promoted = await desk.api.inject(promoteVersion, { ...send, body: { version: '1.1.0' } });
    expect(promoted.body.Data?.versions[0]?.publishedBy).toBe('asha');
    expect(promoted.body.Data?.history[0]).toMatchObject({ by: 'asha', details: { repository, commit } });
    expect((await desk.api.inject(rollBackVersion, { ...send, body: { reason: 'Slow' } })).status).toBe(200);
    expect((await desk.api.inject(listReleases, { headers })).status).toBe(200);
  });

  it('releases no other area', async () => {
    await trust();
    expect(await promote(await provider.sign(claims), 'learning')).toEqual([403, say.otherArea('learning')]);
    // Allowed, but the token is for another area.
    await desk.api.inject(addTrustedPublisher, {
      params: { name: 'learning' },
      body: { issuer: provider.issuer, repository },
      as: admin,
    });
    expect(await promote(await provider.sign(claims), 'learning')).toEqual([403, say.otherArea('learning')]);
    // For the area, but not allowed.
    const forAccount = await provider.sign({ ...claims, audience: 'http://localhost:3000/release/account' });
    expect(await promote(forAccount, 'account')).toEqual([403, say.otherArea('account')]);
  });

  it('grants its area nothing: neither paths nor origins nor bytes', async () => {
    await trust();
    const headers = bearer(await provider.sign(claims));
    const before = (await desk.by.area()).grant;
    const body = { ...before, paths: { ...before.paths, '/free': 'everybody' as const }, budgetKb: 250 };
    const { status, body: envelope } = await desk.api.inject(grantArea, { params, body, headers });
    expect([status, envelope.Message]).toEqual([403, say.grantedByPeople]);
    expect((await desk.by.area()).grant).toEqual(before);
  });

  it('is refused once an administrator takes the permission back', async () => {
    const { body } = await trust();
    const { id } = body.Data!.trustedPublishers[0]!;
    await desk.api.inject(removeTrustedPublisher, { params: { ...params, id }, as: admin });
    expect(await promote(await provider.sign(claims))).toEqual([401, say.tokenRefused]);
  });

  it.each([
    ['for another repository', { repository: 'stranger/catalog' }],
    ['without a commit', { sha: undefined }],
    ['for another site', { audience: 'https://other.example/release/catalog' }],
    ['that lasts longer than 15 minutes', { expires: '16m' }],
    ['that has expired', { expires: '-1m' }],
  ])('%s is refused', async (_, given) => {
    await trust();
    expect(await promote(await provider.sign({ ...claims, ...given }))).toEqual([401, say.tokenRefused]);
  });

  it('of another key, of an issuer that nobody allowed, or of none is refused', async () => {
    await trust();
    expect(await promote(await forged(provider.issuer))).toEqual([401, say.tokenRefused]);
    expect(await promote(await forged('http://127.0.0.1:1'))).toEqual([401, say.tokenRefused]);
    expect(await promote('a.b.c')).toEqual([401, say.tokenRefused]);
    expect(await promote('nonsense')).toEqual([401, say.tokenWrong]);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await forged(provider.issuer)).split('.')[1]}.`;
    expect((await promote(unsigned))[0]).toBe(401);
  });

  it('administers nothing', async () => {
    await trust();
    const headers = bearer(await provider.sign(claims));
    expect((await desk.api.inject(listReleaseRights, { headers })).status).toBe(401);
  });

  it('of an issuer that does not answer gets a 503, and the next one at once', async () => {
    const other = await startSignInProvider();
    await trust({ issuer: other.issuer });
    const token = await other.sign(claims);
    await other.stop();
    expect(await promote(token)).toEqual([503, say.issuerDown]);
    const began = performance.now();
    expect(await promote(token)).toEqual([503, say.issuerDown]);
    expect(performance.now() - began).toBeLessThan(timeLimit(2_000));
  });

  it('of an issuer whose keys respond with an error gets a 503', async () => {
    const issuer = 'http://127.0.0.1:9';
    const configuration = { issuer, jwks_uri: `${issuer}/jwks` };
    const fetches = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) =>
        address instanceof URL || address === `${issuer}/jwks`
          ? new Response('Busy', { status: 500 })
          : Response.json(configuration),
      );
    await trust({ issuer });
    expect(await promote(await forged(issuer))).toEqual([503, say.issuerDown]);
    fetches.mockRestore();
  });
});

it('the one token of a site is only for first releases in production', async () => {
  const { db } = desk.api;
  const tokens = (isProduction: boolean) =>
    createReleaseTokens({ db, audience, isProduction, mayReach: async () => true });
  await tokens(true).admitOwnToken('catalog');
  await desk.by.promote({ version: '1.0.0' });
  await tokens(false).admitOwnToken('catalog');
  await expect(tokens(true).admitOwnToken('catalog')).rejects.toMatchObject({
    status: 403,
    message: say.firstOnly('catalog'),
  });
});

it.each([
  [{ issuer: 'http://builds.example' }, 'Issuer Must Be An Https Address'],
  [{ repository: 'catalog' }, 'Repository Must Look Like owner/name'],
])('nothing is allowed for %j', async (given, message) => {
  const { status, body } = await trust(given);
  expect([status, body.Message]).toEqual([400, message]);
});
