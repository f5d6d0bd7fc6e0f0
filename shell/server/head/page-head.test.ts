import { routeTable } from '../../src/route-table.ts';
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
  const rows = routeTable.filter(({ path }) => path !== '/');
  const titles = await Promise.all(rows.map(async ({ path }) => (await read(path.replaceAll(':', ''))).title));
  expect(titles.filter((title) => !title.endsWith(' | Vidya'))).toEqual([]);
});

it('says all of it on a page of its own', async () => {
  expect(await read('/contact')).toMatchObject({
    title: 'Contact Us | Vidya',
    canonical: 'https://vidya.example/contact',
    meta: {
      description: expect.stringMatching(/message/),
      'og:title': 'Contact Us | Vidya',
      'og:description': expect.stringMatching(/message/),
      'og:type': 'website',
      'og:url': 'https://vidya.example/contact',
      'og:image': 'https://vidya.example/share.png',
      'og:site_name': 'Vidya',
      'og:locale': 'en_IN',
      'twitter:card': 'summary_large_image',
    },
  });
  const picture = await given.site.inject('/share.png');
  expect(picture.headers['content-type']).toBe('image/png');
});

it('tells who this is and how to search, on the home page', async () => {
  const { title, data } = await read('/');
  expect(title).toBe('Vidya');
  expect(data['Organization']).toMatchObject({ name: 'Vidya', url: 'https://vidya.example/' });
  expect(data['WebSite']).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://vidya.example/course/all-courses?q={search_term_string}' } },
  });
});

it.each([
  ['/about', 'About Vidya', '/about'],
  ['/ABOUT/', 'About Vidya', '/about'],
  ['/pricing?from=mail', 'Pricing', '/Pricing'],
  ['/course/web-development', 'Web Development Courses', '/course/web-development'],
  ['/course/C%2B%2B', 'C++ Courses', '/course/c%2B%2B'],
  ['/course/c++', 'C++ Courses', '/course/c%2B%2B'],
  ['/category', 'All Courses', '/course/all-courses'],
  ['/course/all-courses?page=3', 'All Courses', '/course/all-courses?page=3'],
  ['/course/all-courses?page=1&utm_source=x', 'All Courses', '/course/all-courses'],
  ['/course/all-courses?sort=new&page=3', 'All Courses', '/course/all-courses'],
  ['/course/all-courses?level=Beginner', 'All Courses', '/course/all-courses'],
])('knows %s by one title and one address', async (url, title, path) => {
  const head = await read(url);
  expect(head).toMatchObject({ status: 200, title: `${title} | Vidya`, canonical: `https://vidya.example${path}` });
  expect(isFindable(head)).toBe(true);
});

it.each([
  ['/nowhere', 404, 'Page Not Found'],
  ['/course/basket-weaving', 200, 'Basket Weaving Courses'],
  ['/course/all-courses?q=java', 200, 'All Courses'],
  ['/auth/login', 200, 'Log in'],
  ['/auth/resetPassword/somebody/secret', 200, 'Reset password'],
  ['/myCourses', 200, 'My Courses'],
  ['/preview?courseId=1&lectureId=2', 200, 'Free preview'],
  ['/certificate/KX4M-7TP0-9QRS-1VWZ', 200, 'Certificate'],
  ['/course/checkout', 200, 'Checkout'],
  ['/admin/dashboard/payments', 200, 'Payment history'],
  ['/denied', 200, 'Access Denied'],
])('keeps %s out of search engines', async (url, status, title) => {
  const head = await read(url);
  expect(head).toMatchObject({ status, title: `${title} | Vidya`, data: {} });
  expect(isFindable(head)).toBe(false);
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
