import fastify from 'fastify';
import type { PageSettings } from '../../platform/gate/document/page-settings-shape.ts';
import { addressOf, sampleSite } from '../../shell/server/testing/sample-site.ts';
import { deployedSite } from './deployed-site.ts';
import { devOptions } from './options.ts';

const server = 'http://127.0.0.1:3101/mf-manifest.json';
const area = { name: 'catalog', server } as const;
const local = 'http://localhost:3400';

describe('the command line', () => {
  it.each([
    [['catalog'], { name: 'catalog', kind: 'site' }],
    [['--alone', 'admin'], { name: 'admin', kind: 'alone' }],
    [
      ['--against', 'https://vidya.example/courses', 'catalog'],
      { name: 'catalog', kind: 'against', deployed: 'https://vidya.example' },
    ],
  ])('reads %p', (args, options) => {
    expect(devOptions(args)).toEqual(options);
  });

  it.each([
    [[]],
    [['nothing']],
    [['catalog', '--against', 'vidya']],
    [['catalog', '--alone', '--against', 'https://a.example']],
    [['catalog', '--fast']],
  ])('refuses %p', (args) => {
    expect(() => devOptions(args)).toThrow(/npm run dev|--fast/);
  });
});

describe('one local area inside a deployed site', () => {
  let deployed: Awaited<ReturnType<typeof sampleSite>>;
  let here: Awaited<ReturnType<typeof deployedSite>>;
  beforeAll(async () => {
    deployed = await sampleSite();
    await deployed.site.listen({ host: '127.0.0.1', port: 0 });
    here = await deployedSite(addressOf(deployed.site), area);
  });
  afterAll(async () => {
    await here.close();
    await deployed.close();
  });
  const page = (url: string, headers: Record<string, string> = {}) =>
    here.inject({ url, headers: { host: 'localhost:3400', accept: 'text/html', ...headers } });

  it('takes that area from this machine, in the page and in its policy', async () => {
    const { body, headers, statusCode } = await page('/');
    expect(statusCode).toBe(200);
    const text = /id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const settings = JSON.parse(text) as PageSettings;
    expect(settings.override?.areas).toEqual({ catalog: { server } });
    expect(settings.uncheckedOrigins).toEqual(['http://127.0.0.1:3101']);
    expect(settings.releases).not.toBeNull();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:3101/);
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:3101/);
    expect(policy).toContain("object-src 'none'");
  });

  it('cannot be broken out of by what the settings hold', async () => {
    const { body } = await page('/');
    expect(/id="vidya-page"[^>]*>(.*?)<\/script>/s.exec(body)?.[1]).not.toContain('<');
  });

  it('passes files and the signed document on as they are', async () => {
    expect((await here.inject('/static/v1/main.js')).body).toBe('script');
    const [one, other] = await Promise.all([here, deployed.site].map((site) => site.inject('/releases.json')));
    expect(one!.body).toBe(other!.body);
  });

  it('calls the API as if from there', async () => {
    const headers = { origin: local, referer: `${local}/contact`, cookie: 'a=b', host: 'localhost:3400' };
    const sent = (await here.inject({ url: '/api/v1/echo', headers })).json<Record<string, string>>();
    const there = addressOf(deployed.site);
    expect(sent).toMatchObject({ origin: there, referer: `${there}/contact`, cookie: 'a=b' });
  });
});

it('brings redirects and cookies home, for plain HTTP on this machine', async () => {
  const there = fastify();
  const cookie = 'vidya_session=x; Path=/; Domain=vidya.example; Secure; HttpOnly; SameSite=None';
  there.get('/*', (request, reply) => {
    const location = `${addressOf(there)}/login`;
    return reply.code(302).headers({ location, 'set-cookie': cookie, 'strict-transport-security': 'max-age=1' }).send();
  });
  await there.listen({ host: '127.0.0.1', port: 0 });
  const here = await deployedSite(addressOf(there), area);
  for (const accept of ['text/html', 'application/json']) {
    const { headers, statusCode } = await here.inject({ url: '/', headers: { accept, host: 'localhost:3400' } });
    expect([statusCode, headers.location]).toEqual([302, `${local}/login`]);
    expect([headers['set-cookie']].flat()).toEqual(['vidya_session=x; Path=/; HttpOnly; SameSite=Lax']);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  await here.close();
  await there.close();
});
