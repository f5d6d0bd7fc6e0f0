import { socialCallbackPath, socialSignInPath } from '@vidya/contracts/texts/social-paths';
import { mockApi } from '../testing/mock-api.ts';
import { sampleSite } from '../testing/sample-site.ts';

let api: Awaited<ReturnType<typeof mockApi>>;
let given: Awaited<ReturnType<typeof sampleSite>>;
beforeEach(async () => {
  api = await mockApi('one');
  given = await sampleSite({ API_URL: api.address });
});
afterEach(async () => {
  await given.close();
  await api.close();
});

const pageLoads = [socialSignInPath, `${socialSignInPath}?fresh=1`, `${socialCallbackPath}?code=one&state=two`];

const landing = [303, '/auth-login/success?failed=1', 'no-store', undefined, ''];

async function load(url: string): Promise<unknown[]> {
  const { statusCode, headers, body } = await given.site.inject(url);
  return [statusCode, headers.location, headers['cache-control'], headers['content-type'], body];
}

it.each(pageLoads)('shows the landing page, not an envelope, when the API refuses: %s', async (url) => {
  for (const mood of [503, 429, 500]) {
    api.state.mood = mood;
    // oxlint-disable-next-line no-await-in-loop
    expect(await load(url)).toEqual(landing);
  }
});

it.each(pageLoads)('does so when the API is away: %s', async (url) => {
  await api.close();
  // The first one finds out, the next ones know.
  expect(await load(url)).toEqual(landing);
  for (const _ of [1, 2]) await given.config.api.look();
  expect(await load(url)).toEqual(landing);
});

it('leaves alone what the API serves, and every call', async () => {
  const { statusCode, body } = await given.site.inject(socialSignInPath);
  expect([statusCode, body]).toEqual([200, '{"name":"one"}']);
  api.state.mood = 503;
  for (const call of [{ url: '/api/v1/user/auth/getProfile' }, { method: 'POST', url: socialSignInPath }] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const refused = await given.site.inject(call);
    expect([refused.statusCode, refused.json()]).toEqual([503, { Success: false, name: 'one' }]);
  }
});
