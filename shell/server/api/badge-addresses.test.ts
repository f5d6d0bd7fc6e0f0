import { mockApi } from '../testing/mock-api.ts';
import { sampleSite } from '../testing/sample-site.ts';

let api: Awaited<ReturnType<typeof mockApi>>;
let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  api = await mockApi('one');
  given = await sampleSite({ API_URL: api.address });
});
beforeEach(() => {
  api.state.urls.length = 0;
});
afterAll(() => Promise.all([given.close(), api.close()]));

it.each([
  ['/.well-known/did.json', '/api/v1/badge/issuer'],
  ['/.well-known/did.json?v=2', '/api/v1/badge/issuer'],
  ['/certificate/KX4M-7TP0-9QRS-1VWZ.json', '/api/v1/certificate/KX4M-7TP0-9QRS-1VWZ/badge'],
  ['/certificate/kx4m%207tp0.json?download=1', '/api/v1/certificate/kx4m%207tp0/badge'],
  ['/certificate/%.json', '/api/v1/certificate/%25/badge'],
])('the API answers %s at %s', async (url, address) => {
  const { json } = await given.site.inject(url);
  expect(json()).toMatchObject({ name: 'one' });
  expect(api.state.urls).toEqual([`GET ${address}`]);
});

it('a code leads nowhere else', async () => {
  expect((await given.site.inject('/certificate/%2e%2e%2fme.json')).statusCode).toBe(400);
  expect(api.state.urls).toEqual([]);
});

it.each(['/certificate/KX4M-7TP0-9QRS-1VWZ', '/certificate/a/b.json', '/.well-known/did.json/x', '/certificate.json'])(
  '%s is a page',
  async (url) => {
    const { headers } = await given.site.inject(url);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);
