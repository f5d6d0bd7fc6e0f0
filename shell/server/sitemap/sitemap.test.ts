import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { limits } from '@vidya/contracts/rules/limits';
import { routesOf } from '@vidya/platform/gate/document/route-table';
import { sampleSite } from '../testing/sample-site.ts';
import { partsFor, stretchOf } from './course-parts.ts';

const origin = 'https://vidya.example';
let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite({ SITE_ORIGINS: origin });
});
beforeEach(() => {
  given.courses.mood = 'well';
  given.courses.addresses = [];
});
afterAll(() => given.close());

const get = (url: string, headers: Record<string, string> = {}) => given.site.inject({ url, headers });
const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
const addCourses = (count: number): string[] => {
  given.courses.addresses = Array.from({ length: count }, () => ({
    _id: randomUUID(),
    updatedAt: '2026-01-02T03:04:05.000Z',
  })).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  return given.courses.addresses.map(({ _id }) => `${origin}/courseDetail?courseId=${_id}`);
};
const pathsOf = (addresses: string[]): string[] => addresses.map((address) => address.replace(origin, ''));

describe('robots.txt', () => {
  it('names the site map and closes what is personal, but not what a page draws itself from', async () => {
    const { body, headers } = await get('/robots.txt');
    const lines = body.split('\n');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Allow: /api/v1/course/',
        'Allow: /api/v1/certificate/*/picture',
        'Disallow: /myCourses',
        'Disallow: /admin/dashboard',
        'Disallow: /course/checkout',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
    const open = pathsOf(addressesIn((await get('/sitemap-pages.xml')).body));
    expect(open.filter((path) => closed.some((beginning) => path.startsWith(beginning)))).toEqual([]);
  });
});

describe('the site map', () => {
  it('names pages that are there and may be found, categories among them', async () => {
    const { body } = await get('/sitemap-pages.xml');
    const paths = pathsOf(addressesIn(body));
    expect(paths).toEqual(expect.arrayContaining(['/', '/course/all-courses', '/about', '/course/c%2B%2B']));
    const pages = await Promise.all(paths.map((path) => get(path)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
    expect(pages.filter(({ body: html }) => html.includes('noindex'))).toEqual([]);
    expect(paths.filter((path) => routesOf([]).routeOf(path)?.access !== 'everybody')).toEqual([]);
  });

  it('is an index of the pages and of the courses', async () => {
    const courses = addCourses(3);
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    const [pages, part] = pathsOf(addressesIn(index.body));
    expect([pages, part]).toEqual(['/sitemap-pages.xml', '/sitemap-courses-1-of-1.xml']);
    const { body } = await get(part!);
    expect(addressesIn(body)).toEqual(courses);
    expect(body).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
    expect(body).toMatch(/^<\?xml .*<\/urlset>\n$/s);
  });

  it('leaves the courses out while there are none', async () => {
    expect(pathsOf(addressesIn((await get('/sitemap.xml')).body))).toEqual(['/sitemap-pages.xml']);
  });

  it('names every course once, however many parts and answers it takes', async () => {
    const courses = addCourses(3 * 20_000);
    const parts = pathsOf(addressesIn((await get('/sitemap.xml')).body)).slice(1);
    expect(parts).toHaveLength(4);
    const bodies = await Promise.all(parts.map(async (part) => (await get(part)).body));
    const found = bodies.map(addressesIn);
    expect(found.flat()).toEqual(courses);
    expect(found.every((part) => part.length > limits.addressesPerFetch && part.length <= 50_000)).toBe(true);
  });

  it('never puts more into a part than the protocol allows', async () => {
    addCourses(50_001);
    expect(addressesIn((await get('/sitemap-courses-1-of-1.xml')).body)).toHaveLength(50_000);
  });

  it('travels compressed to crawlers that take it', async () => {
    const courses = addCourses(100);
    const { rawPayload } = await get('/sitemap-courses-1-of-1.xml', { 'accept-encoding': 'gzip, br' });
    expect(addressesIn(brotliDecompressSync(rawPayload).toString())).toEqual(courses);
  });

  it.each(['0-of-1', '2-of-1', '1-of-3', '1-of-0', '1.5-of-2', 'x-of-y', '1-of-65536', '-1-of-2', '1-of-1e3'])(
    'has no part %s',
    async (part) => {
      expect((await get(`/sitemap-courses-${part}.xml`)).statusCode).toBe(404);
    },
  );

  it('asks crawlers to come again while the API is down', async () => {
    given.courses.mood = 500;
    for (const path of ['/sitemap.xml', '/sitemap-courses-1-of-1.xml']) {
      // oxlint-disable-next-line no-await-in-loop
      const { statusCode, headers } = await get(path);
      expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    }
  });
});

describe('dividing ids', () => {
  it.each([
    [1, 1],
    [20_000, 1],
    [20_001, 2],
    [1_000_000, 64],
  ])('%i courses → %i parts', (courses, parts) => expect(partsFor(courses)).toBe(parts));

  it('leaves no gap and no overlap between parts', () => {
    const stretches = Array.from({ length: 64 }, (_, index) => stretchOf(index + 1, 64)!);
    expect(stretches[0]).toEqual({ upTo: '03ffffff-ffff-ffff-ffff-ffffffffffff' });
    expect(stretches.slice(1).map(({ after }) => after)).toEqual(stretches.slice(0, -1).map(({ upTo }) => upTo));
    expect(stretches.at(-1)).not.toHaveProperty('upTo');
  });
});
