import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { readConfig } from './config.ts';
import { addressOf, sampleSite } from './testing/sample-site.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite();
});
afterAll(() => given.close());

const page = (url: string, headers: Record<string, string> = {}) => given.site.inject({ url, headers });

describe('a page', () => {
  it('tells browsers to stay with HTTPS where the site has it', async () => {
    const secure = await sampleSite({ SITE_ORIGINS: 'https://vidya.example' });
    const header = async (site: typeof given) => (await site.site.inject('/')).headers['strict-transport-security'];
    expect([await header(secure), await header(given)]).toEqual(['max-age=31536000', undefined]);
    await secure.close();
  });

  it('marks Home as the current place at home only', async () => {
    expect((await page('/')).body).toContain('aria-current');
    expect((await page('/course/all-courses')).body).not.toContain('aria-current');
  });

  it.each([
    ['/course/%E0%A4%A', 200],
    ['/%', 404],
  ])('reads %s, which stands for no text, as it is written', async (url, status) => {
    const { statusCode, headers, body } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain('<header>frame ');
  });

  it('carries the frame with its first view, the shell’s scripts with their hashes and the route’s remote', async () => {
    const { body, statusCode, headers } = await page('/');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<div id="root"><header>frame <a aria-current="page" href="/">Home</a></header><main id="content"><h1>Home</h1></main></div>',
    );
    expect(body).toMatch(/<script defer src="\/static\/v1\/main.js" integrity="sha384-main" crossorigin="anonymous">/);
    expect(headers.link).toContain(
      '</static/v1/bootstrap.js>; rel="preload"; as="script"; integrity="sha384-bootstrap"',
    );
    expect(headers.link).toContain(
      `<${given.catalog}/1/remoteEntry.js>; rel="preload"; as="script"; integrity="sha384-remote"`,
    );
    expect(headers.link).not.toContain('/api/');
  });

  it('allows no inline script or style but its own, by their hashes', async () => {
    const { headers, body } = await page('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('allows the styles that the dashboard’s scripts write, by a nonce that is new each time', async () => {
    const responses = await Promise.all([page('/admin/dashboard'), page('/admin/dashboard')]);
    const nonces = responses.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy.split(nonce)).toHaveLength(2);
      expect(body).toContain(`<meta property="csp-nonce" content="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('takes the theme from its cookie, and nothing else from it', async () => {
    expect((await page('/', { cookie: 'vidya-theme=dark' })).body).toContain('<html lang="en-IN" data-theme="dark">');
    expect((await page('/', { cookie: 'vidya-theme="><script>' })).body).toContain('<html lang="en-IN">');
  });

  it('says whether there is a session to ask about, and nothing of its cookie', async () => {
    const settings = async (cookie: string): Promise<object> => {
      const { body } = await page('/', { cookie });
      expect(body).not.toContain('secret-token');
      return JSON.parse(/id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as object;
    };
    expect(await settings('other=1')).toMatchObject({ hasSession: false });
    expect(await settings('vidya_session=')).toMatchObject({ hasSession: false });
    expect(await settings('a=b; vidya_session=secret-token')).toMatchObject({ hasSession: true });
  });

  it.each([
    ['http://evil.example/', 200],
    ['http://evil.example/nowhere?x=1', 404],
    ['http://evil.example', 200],
    ['*', 404],
  ])('is the one of the path for the address %s', async (address, status) => {
    const [first] = await rawResponse(`GET ${address} HTTP/1.1`);
    expect(first).toContain(` ${status} `);
  });

  it('is a 404 when no area owns the address, and still the site', async () => {
    const { statusCode, body } = await page('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('<header>frame ');
  });

  it('travels compressed to browsers that take it', async () => {
    const plain = await page('/');
    const small = await page('/', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('<header>frame ');
  });

  it.each([
    ['br;q=0', false],
    ['gzip, br;q=0.0', false],
    ['x-br', false],
    ['gzip;q=1.0, BR;q=0.5', true],
  ])('travels in a way that the browser takes: %s', async (accepted, isSmall) => {
    const { headers } = await page('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(isSmall ? 'br' : undefined);
  });

  it('cannot be broken out of by its own address', async () => {
    const { body } = await page('/courseDetail?courseId=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
  });
});

/** The lines of the response's head. The rest of the request never comes. */
async function rawResponse(head: string): Promise<string[]> {
  if (!given.site.server.listening) await given.site.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(addressOf(given.site)).port), '127.0.0.1');
  socket.write(`${head}\r\nHost: localhost\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n');
}

describe('a method that no page has', () => {
  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('%s is refused', async (method) => {
    const { statusCode, headers } = await given.site.inject({ method, url: '/about' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'is refused before its %s body has come: nothing of it is kept',
    async (type) => {
      const [first] = await rawResponse(`PUT /about HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: 1000000000`);
      expect(first).toContain(' 405 ');
    },
  );
});

describe('the files behind it', () => {
  it('keeps the shell’s files for ever and the release document never', async () => {
    expect((await page('/static/v1/main.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await page('/releases.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['nobody', undefined, 403],
    ['a learner', 'USER', 403],
    ['an instructor', 'INSTRUCTOR', 403],
  ])('refuses areas for administrators to %s: %s → %i, without a byte of it', async (_, role, status) => {
    for (const area of ['admin', 'reports']) {
      // oxlint-disable-next-line no-await-in-loop
      const response = await page(`/remotes/${area}/1/remoteEntry.js`, role ? { cookie: `session=${role}` } : {});
      expect([response.statusCode, response.body]).toEqual([status, '']);
    }
  });

  it('refuses the admin remote while nobody knows who asks', async () => {
    const { courses } = given;
    courses.mood = 500;
    const response = await page('/remotes/admin/1/remoteEntry.js', { cookie: 'session=ADMIN' });
    courses.mood = 'well';
    expect([response.statusCode, response.body]).toEqual([503, '']);
  });

  it('asks for the person, whose limit it is, and says 503 beyond it', async () => {
    const asked = { url: '/remotes/admin/1/remoteEntry.js', headers: { cookie: 'session=ADMIN' } };
    expect((await given.site.inject({ ...asked, remoteAddress: '192.0.2.66' })).statusCode).toBe(503);
  });

  it('passes a body of any kind and size on to the API', async () => {
    for (const type of ['application/json', 'text/plain', 'video/mp4']) {
      const payload = 'x'.repeat(2_000_000);
      const headers = { 'content-type': type };
      // oxlint-disable-next-line no-await-in-loop
      const response = await given.site.inject({ method: 'POST', url: '/api/v1/length', headers, payload });
      expect(response.json()).toEqual({ bytes: 2_000_000 });
    }
  });

  it('gives the admin remote to an administrator, from an origin that knows who asks', async () => {
    const response = await page('/remotes/admin/1/remoteEntry.js', { cookie: 'session=ADMIN' });
    expect(response.json()).toMatchObject({ path: '/1/remoteEntry.js', secret: 'shown-to-origins' });
    // No shared cache may keep it: it cannot tell who asks.
    expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const another = await page('/remotes/reports/1/remoteEntry.js', { cookie: 'session=ADMIN' });
    expect(another.json()).toMatchObject({ path: '/remotes/reports/1/remoteEntry.js', secret: 'shown-to-origins' });
  });

  it('tells the API who is calling, whatever the caller wrote', async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9', 'x-vidya-front': 'guessed' };
    expect((await page('/api/v1/echo', headers)).json()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-vidya-front': 'shown-to-origins',
    });
  });

  it('tells the API at which of its addresses it was called, whatever the caller wrote', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example' };
    expect((await page('/api/v1/echo', headers)).json()).toMatchObject({ 'x-forwarded-host': '127.0.0.1:3000' });
  });
});

describe('behind a proxy that ends TLS', () => {
  it('believes a proxy that is named on who is calling', async () => {
    const { site, close } = await sampleSite({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { 'x-forwarded-for': '8.8.8.8, 9.9.9.9' };
    const response = await site.inject({ url: '/api/v1/echo', headers });
    expect(response.json()).toMatchObject({ 'x-forwarded-for': '9.9.9.9' });
    await close();
  });

  it('believes it on the address that was called', async () => {
    const { site, close } = await sampleSite({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { host: 'front:3000', 'x-forwarded-host': 'www.vidya.example' };
    const response = await site.inject({ url: '/api/v1/echo', headers });
    expect(response.json()).toMatchObject({ 'x-forwarded-host': 'www.vidya.example' });
    await close();
  });
});

describe('the configuration', () => {
  it('lists everything that is wrong at once', () => {
    const wrong = () => readConfig({ SITE_PORT: 'x', API_URL: 'nowhere', NODE_ENV: 'production', DEVELOPMENT: '1' });
    expect(wrong).toThrow(/SITE_PORT[\s\S]*API_URL|API_URL[\s\S]*SITE_PORT/);
    expect(wrong).toThrow(/ORIGIN_SECRET/);
    expect(wrong).toThrow(/DEVELOPMENT must not/);
    expect(wrong).toThrow(/RELEASE_PUBLIC_KEY/);
  });
});
