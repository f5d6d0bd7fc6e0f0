import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { documentAt, referenceAt, type SampleFiles } from '@vidya/platform/front/testing/sample-release';
import { sampleSite } from '../testing/sample-site.ts';

/** Renders the address and the number of the rendering; waits for the API where the address says so. */
const server = `
  let count = 0;
  exports.libraries = {};
  exports.renderPage = async ({ url, hasSession, isLearning }, ask, area) => {
    const { pathname, search, searchParams } = new URL(url);
    if (pathname === '/contact') return null;
    if (searchParams.has('courseId')) await ask('/api/v1/course/' + searchParams.get('courseId'));
    count += 1;
    const html = '<p>' + pathname + search.replaceAll('&', '+') + (hasSession ? ' someone' : '') + (isLearning ? '' : ' who teaches') + ' #' + count + '</p>';
    const status = searchParams.get('courseId') === 'missing' ? 404 : 200;
    return { html, css: '.drawn{}', preloads: '', queries: [], status, head: '<title>Drawn</title>' };
  };`;
const reads = { '/': { title: '', reads: ['courseId'] } };
const files: SampleFiles = { 'server.cjs': 'exports.entry = {};', 'pages.json': JSON.stringify(reads) };

let given: Awaited<ReturnType<typeof sampleSite>>;
const release = (): void =>
  given.release(documentAt(given.catalog, { live: referenceAt(given.catalog, 'catalog', '1', files) }));
beforeAll(async () => {
  given = await sampleSite({}, { server, versions: { 1: files } });
  release();
  await rendered('/?courseId=started');
  await rendered('/about');
});
afterAll(() => given.close());

const page = (url: string, headers: Record<string, string> = {}) => given.site.inject({ url, headers });
const session = { cookie: 'vidya_session=secret-token' };

/** Repeats until the page is rendered: the renderer starts with the first page. */
async function rendered(url: string, headers: Record<string, string> = {}) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await page(url, headers);
    if (response.body.includes('"rendered":')) return response;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const drawn = (body: string): string | undefined => /<div id="root"><p>(.*?)<\/p>/.exec(body)?.[1];

describe('a visitor’s page', () => {
  it('is the same to the byte for two visitors, compressed too', async () => {
    const [one, other] = await Promise.all([rendered('/'), rendered('/', { cookie: 'other=1' })]);
    expect(one.body).toBe(other.body);
    expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
    const small = await page('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(one.body);
  });

  it('may be kept by a CDN, but not by a browser, and differs by cookies', async () => {
    const { headers } = await rendered('/');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=3',
      'cdn-cache-control': 'max-age=3, stale-while-revalidate=30',
      vary: 'cookie, accept-encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await page('/', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    const again = await page('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    // Other bytes, other tag.
    expect((await page('/', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('leaves its scripts and what belongs to them alone until it is painted', async () => {
    const { body } = await rendered('/');
    const files = /<script[^>]* src=|as="(?:script|fetch)"/g;
    const [deferred = ''] = /<template id="vidya-deferred">.*?<\/template>/s.exec(body) ?? [];
    expect(deferred.match(files)?.length).toBeGreaterThan(1);
    expect(deferred).toContain(
      '<script src="/static/v1/main.js" integrity="sha384-main" crossorigin="anonymous"></script>',
    );
    expect(body.replace(deferred, '')).not.toMatch(files);
  });

  it('has a policy with the hashes of what stands in it, and no nonce', async () => {
    const { body, headers } = await rendered('/');
    const policy = String(headers['content-security-policy']);
    const hashes = (pattern: RegExp): string[] =>
      [...body.matchAll(pattern)].map(([, text]) => createHash('sha256').update(text!).digest('base64'));
    const directive = (name: string): string => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';
    const scripts = hashes(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
    const styles = [...hashes(/<style[^>]*>(.*?)<\/style>/gs), createHash('sha256').digest('base64')];
    expect([scripts.length, styles.length]).toEqual([3, 5]);
    for (const hash of scripts) expect(directive('script-src')).toContain(`'sha256-${hash}'`);
    for (const hash of styles) expect(directive('style-src')).toContain(`'sha256-${hash}'`);
    expect(policy + body).not.toMatch(/nonce|unsafe/);
  });

  it('has a document for each theme', async () => {
    const bodies = await Promise.all(
      ['', 'vidya-theme=dark', 'vidya-theme=light'].map(async (cookie) => (await page('/', { cookie })).body),
    );
    expect(new Set(bodies).size).toBe(3);
    expect(new Set(bodies.map(drawn)).size).toBe(1);
  });

  it('follows a new release document at once', async () => {
    const before = await rendered('/');
    release();
    const after = await rendered('/');
    expect(drawn(after.body)).toBe(drawn(before.body));
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('the page of somebody with a session', () => {
  it('is kept for people with one, by nobody else, and holds nothing of it', async () => {
    const one = await rendered('/', session);
    const other = await rendered('/', { cookie: 'vidya_session=of-another' });
    expect(one.body).toBe(other.body);
    expect(one.body).not.toContain('secret-token');
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(one.headers['cdn-cache-control']).toBeUndefined();
    expect(drawn(one.body)).toContain('someone');
    expect(drawn((await rendered('/')).body)).not.toContain('someone');
  });

  it('is another one for those who have nothing to continue; without a session all are alike', async () => {
    const teaches = '; vidya-learning=0';
    const { body } = await rendered('/', { cookie: session.cookie + teaches });
    expect(drawn(body)).toContain('someone who teaches');
    expect(body).toContain('"isLearning":false');
    expect(drawn((await rendered('/', session)).body)).not.toContain('who teaches');
    expect(drawn((await rendered('/', { cookie: `a=b${teaches}` })).body)).not.toContain('who teaches');
  });
});

describe('a page that is for one browser only', () => {
  it.each([
    ['that is told of an override link', '/', { cookie: 'vidya-link=over' }],
    ['that the browser renders', '/contact', {}],
    ['of the dashboard', '/admin/dashboard', session],
  ])('%s is not kept', async (_, url, headers) => {
    const response = await page(url, headers);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers.etag).toBeUndefined();
  });

  it('with a share that it has just got may be kept by no CDN', async () => {
    const live = referenceAt(given.catalog, 'catalog', '1', files);
    given.release(documentAt(given.catalog, { live, canary: { ...live, version: '2', percent: 0 } }));
    const { headers } = await rendered('/');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(String(headers['set-cookie'])).toContain('vidya-share=');
    expect((await rendered('/', { cookie: 'vidya-share=5' })).headers['cache-control']).toContain('public');
    release();
  });
});

describe('addresses with the same page', () => {
  const numbers = async (urls: string[]): Promise<(string | undefined)[]> =>
    Promise.all(urls.map(async (url) => drawn((await rendered(url)).body)));

  it('are rendered once, whatever parameters they have that it does not read', async () => {
    const [first, ...others] = await numbers(['/?courseId=1', '/?utm_source=mail&courseId=1', '/?courseId=1&gclid=2']);
    expect(first).toMatch(/^\/\?courseId=1 #/);
    expect(others).toEqual([first, first]);
    const [other] = await numbers(['/?courseId=2']);
    expect(other).not.toBe(first);
  });

  it('differ by every parameter where the version does not say what it reads', async () => {
    const [one, two] = await numbers(['/courseDetail?a=1', '/courseDetail?a=2']);
    expect(one).not.toBe(two);
  });

  it('are all those without a page, and those of the shell’s pages', async () => {
    const lost = await numbers(['/nowhere', '/scanned/wp-admin.php?x=1', '/a/b/c']);
    expect(new Set(lost).size).toBe(1);
    const about = await numbers(['/about', '/about?utm_source=mail']);
    expect(new Set(about).size).toBe(1);
  });

  it('of courses that do not exist are not kept', async () => {
    const url = '/?courseId=missing';
    expect((await rendered(url)).statusCode).toBe(404);
    const [one] = await numbers([url]);
    const [two] = await numbers([url]);
    expect(one).not.toBe(two);
  });

  it('wait together for one rendering', async () => {
    given.courses.urls.length = 0;
    const found = await numbers(Array.from({ length: 5 }, () => '/?courseId=together'));
    expect(new Set(found).size).toBe(1);
    expect(given.courses.urls.filter((url) => url.includes('together'))).toHaveLength(1);
  });
});
