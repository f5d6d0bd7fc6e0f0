import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { type Person, startApi, type TestApi } from '../../api/src/testing/api.ts';
import { makeOverride, type OverrideRequest } from '../calls/release.ts';
import type { Override } from '../gate/document/release.ts';
import { integrityOf } from '../gate/integrity-of.ts';
import { isSigned, releaseEnvironment, releasing } from './testing/releases.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startApi(releaseEnvironment);
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  await releasing(api).publish('1.0.0');
});
afterAll(() => api.close());

const request = (areas: OverrideRequest['areas'], minutes = 30) =>
  api.inject(makeOverride, { body: { areas, minutes }, as: admin });

function read(token: string) {
  const [payload = '', signature = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const text = payload.toString();
  return {
    override: JSON.parse(text) as Override,
    isOurs: isSigned({ payload: text, signature: signature.toString('base64') }, api),
  };
}

it('signs what was wished for, and for how long', async () => {
  const areas: OverrideRequest['areas'] = {
    catalog: { version: '1.0.0' },
    learning: { server: 'http://127.0.0.1:3101/mf-manifest.json' },
    account: { fault: 'slow' },
  };
  const { body } = await request(areas, 30);
  const { override, isOurs } = read(body.Data!.token);
  expect(isOurs).toBe(true);
  expect(override).toEqual({
    kind: 'override',
    areas: {
      catalog: {
        reference: { version: '1.0.0', base: 'http://127.0.0.1:3001/1.0.0/', hash: expect.stringMatching(/^sha384-/) },
      },
      learning: { server: 'http://127.0.0.1:3101/mf-manifest.json' },
      account: { fault: 'slow' },
    },
    expiresAt: body.Data!.expiresAt,
  });
  const minutes = (Date.parse(override.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(integrityOf('')).not.toBe(override.areas.catalog?.reference?.hash);
});

it.each(['http://localhost:3101/mf-manifest.json', 'http://[::1]:3101/mf-manifest.json'])(
  'takes %s',
  async (server) => {
    expect((await request({ catalog: { server } })).status).toBe(200);
  },
);

it.each([
  'https://127.0.0.1:3101/mf-manifest.json',
  'http://evil.example/mf-manifest.json',
  'http://127.0.0.1.evil.example/mf-manifest.json',
  'http://127.0.0.1@evil.example/mf-manifest.json',
  'http://evil.example@127.0.0.1/mf-manifest.json',
  'javascript:alert(1)',
  '/mf-manifest.json',
  '',
])('takes no server but those of this machine, so not %p', async (server) => {
  const { status, body } = await request({ catalog: { server } });
  expect([status, body.Message]).toEqual([400, 'Server Must Be An Http Address On 127.0.0.1, Localhost Or [::1]']);
});

it('knows versions by their names only', async () => {
  const unknown = await request({ catalog: { version: '9.9.9' } });
  expect([unknown.status, unknown.body.Message]).toEqual([404, apiMessages.release.unknown('catalog', '9.9.9')]);
  expect((await request({ account: { version: '1.0.0' } })).status).toBe(404);
  expect((await request({ nobody: { fault: 'down' } })).status).toBe(404);
  const both = await request({ catalog: { version: '1.0.0', server: 'http://localhost:3101/mf-manifest.json' } });
  expect([both.status, both.body.Message]).toEqual([400, 'Catalog Takes A Version Or A Server, Not Both']);
});

it.each([4, 481, -1])('is not made for %p minutes', async (minutes) => {
  expect((await request({ catalog: { fault: 'down' } }, minutes)).status).toBe(400);
});
