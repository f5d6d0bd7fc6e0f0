import { sampleSite } from '../testing/sample-site.ts';
import { createApiServers } from './api-servers.ts';
import { askApi } from './ask-api.ts';

const servers = ['http://one', 'http://two'];
const refused = (): Error => Object.assign(new Error(), { cause: { code: 'ECONNREFUSED' } });

/** What each server returns in turn; an error means that it throws it. */
async function ask(
  first: number | Error,
  changes: boolean,
  addresses = servers,
  headers: Record<string, string> = {},
): Promise<[outcome: unknown, count: number]> {
  let count = 0;
  const send = (): Promise<{ status: number }> => {
    count += 1;
    if (count > 1) return Promise.resolve({ status: 200 });
    return first instanceof Error ? Promise.reject(first) : Promise.resolve({ status: first, headers });
  };
  const outcome = await askApi(createApiServers(addresses), send, { changes }).catch(() => 'failed');
  return [typeof outcome === 'string' ? outcome : outcome.status, count];
}
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

it('asks another server when the first cannot serve', async () => {
  expect(await ask(503, false)).toEqual([200, 2]);
  expect(await ask(new Error('reset'), false)).toEqual([200, 2]);
});

it('keeps what the first server says otherwise', async () => {
  expect(await ask(404, false)).toEqual([404, 1]);
  expect(await ask(503, false, ['http://one'])).toEqual([503, 1]);
  expect(await ask(503, false, servers, { 'x-vidya-shed': '1' })).toEqual([503, 1]);
});

it('sends what changes something again only if it was never sent', async () => {
  expect(await ask(refused(), true)).toEqual([200, 2]);
  expect(await ask(503, true)).toEqual([503, 1]);
  expect(await ask(new Error('reset'), true)).toEqual(['failed', 1]);
});

it('identifies an administrator while one of two servers refuses connections', async () => {
  const nobody = 'http://127.0.0.1:1';
  const { env, close: closeApi } = await sampleSite();
  const { site, close } = await sampleSite({ API_URL: `${nobody},${env.API_URL}` });
  const file = { url: '/remotes/admin/1/remoteEntry.js', headers: { cookie: 'session=ADMIN' } };
  const responses = [await site.inject(file), await site.inject(file)];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all([close(), closeApi()]);
});
