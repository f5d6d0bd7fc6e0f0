import { routesOf } from '@vidya/platform/gate/document/route-table';
import { type ReadHead, readHead } from '../testing/read-head.ts';
import { sampleSite } from '../testing/sample-site.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite({ SITE_ORIGINS: 'https://vidya.example https://www.vidya.example' });
});
afterAll(() => given.close());

async function read(url: string): Promise<ReadHead & { status: number }> {
  const { body, statusCode } = await given.site.inject(url);
  return { ...readHead(body), status: statusCode };
}
const isFindable = ({ meta, canonical }: ReadHead): boolean => {
  expect(canonical === undefined).toBe(meta['robots'] === 'noindex');
  return canonical !== undefined;
};

it('has a title of its own for every row of the route table', async () => {
  const rows = routesOf([]).table.filter(({ path }) => path !== '/');
  const titles = await Promise.all(rows.map(async ({ path }) => (await read(path.replaceAll(':', ''))).title));
  expect(titles.filter((title) => !title.endsWith(' | Vidya'))).toEqual([]);
});

it('gives links to it a picture', async () => {
  expect((await read('/about')).meta['og:image']).toBe('https://vidya.example/share.png');
  const picture = await given.site.inject('/share.png');
  expect(picture.headers['content-type']).toBe('image/png');
});

it.each([
  '/share.png',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/releases.json',
  '/about',
  '/static/no.js',
  '/%',
  '/?shell=x',
])('lets no browser guess the type of %s', async (address) => {
  expect((await given.site.inject(address)).headers['x-content-type-options']).toBe('nosniff');
});

it.each([
  ['/about', 'About Vidya', '/about'],
  ['/ABOUT/', 'About Vidya', '/about'],
  ['/pricing?from=mail', 'Pricing', '/Pricing'],
  ['/category', 'All Courses', '/course/all-courses'],
  // As the area's version says.
  ['/contact', 'Contact Us', '/contact'],
  ['/course/all-courses?page=3', 'All Courses', '/course/all-courses'],
  ['/course/C%2B%2B?utm_source=x', 'Courses', '/course/C%2B%2B'],
  ['/courseDetail?utm_source=x&courseId=a%20b', 'Course', '/courseDetail?courseId=a+b'],
])('knows %s by one title and one address', async (url, title, path) => {
  const head = await read(url);
  expect(head).toMatchObject({ status: 200, title: `${title} | Vidya`, canonical: `https://vidya.example${path}` });
  expect(head.meta['description']).not.toBe('');
  expect(isFindable(head)).toBe(true);
});

it.each([
  ['/nowhere', 404, 'Page Not Found'],
  ['/courseDetail', 200, 'Course'],
  ['/myCourses', 200, 'My Courses'],
  ['/admin/dashboard/payments', 200, 'Dashboard'],
  ['/denied', 200, 'Access Denied'],
])('keeps %s out of search engines', async (url, status, title) => {
  const head = await read(url);
  expect(head).toMatchObject({ status, title: `${title} | Vidya`, data: {} });
  expect(isFindable(head)).toBe(false);
});

it('says of an area that is not there yet what it is called, and nothing to search engines', async () => {
  const head = await read('/auth/login');
  expect(head).toMatchObject({ status: 200, title: 'Account | Vidya', canonical: undefined, data: {} });
  expect(head.meta['robots']).not.toBe('noindex');
});

it('repeats no secret of an address', async () => {
  const { body } = await given.site.inject('/auth/resetPassword/somebody/verysecret');
  expect(body).not.toContain('verysecret');
});

it.each([
  '//evil.example/course/x',
  '//[',
  '/course/%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/course/%22%3E%3Cimg%20onerror%3D1%3E',
])('stands below its own origin and inside its own markup at %s', async (url) => {
  const { body, statusCode } = await given.site.inject({ url, headers: { host: 'evil.example:99999' } });
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/<script>alert|<img|href="[^"]*evil/);
});
