import { sampleSite } from './testing/sample-site.ts';

const sites: Awaited<ReturnType<typeof sampleSite>>[] = [];
const siteWith = async (env: NodeJS.ProcessEnv = {}) => {
  const given = await sampleSite(env);
  sites.push(given);
  return given.site;
};
afterEach(() => Promise.all(sites.splice(0).map((each) => each.close())));

const echo = '/api/v1/echo';
const made = /^[\da-f]{16}$/;

it('names a request for itself, the API and the browser', async () => {
  const site = await siteWith();
  const { headers, json } = await site.inject({ url: echo, headers: { 'x-request-id': 'made-up' } });
  expect(headers['x-request-id']).toMatch(made);
  expect(json()).toMatchObject({ 'x-request-id': headers['x-request-id'] });
  expect((await site.inject('/')).headers['x-request-id']).toMatch(made);
});

it('names it to the origin of the administration', async () => {
  const site = await siteWith();
  const asked = { url: '/remotes/admin/entry.js', headers: { cookie: 'session=ADMIN' } };
  const { headers, json } = await site.inject(asked);
  expect(json()).toMatchObject({ id: headers['x-request-id'] });
});

it('takes the name of a proxy that it trusts, if a log can hold it', async () => {
  const site = await siteWith({ TRUSTED_PROXIES: '127.0.0.1' });
  const nameOf = async (id: string) =>
    (await site.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await nameOf('edge.42')).toBe('edge.42');
  expect(await nameOf('two words')).toMatch(made);
});

it('says the name in the envelope when no API server responds', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const site = await siteWith({ API_URL: 'http://127.0.0.1:9' });
  const { headers, json, statusCode } = await site.inject(echo);
  expect(statusCode).toBe(503);
  expect(json()).toMatchObject({ RequestId: headers['x-request-id'] });
});
