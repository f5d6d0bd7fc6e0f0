import { readHead } from '../../../shell/server/testing/read-head.ts';
import { sampleSite } from '../../../shell/server/testing/sample-site.ts';
import type { RemoteRelease } from '../../gate/document/release.ts';
import { documentAt, referenceAt } from '../testing/sample-release.ts';

const description = 'Evenings near you.';
const files = {
  'pages.json': JSON.stringify({
    '/events': { title: 'Events', description },
    '/events/:eventId': { title: 'An event' },
    '/events/mine': { title: 'My events' },
    // A page of the shell.
    '/contact': { title: 'Contact us' },
  }),
  'views.json': JSON.stringify({ '/events': { html: '<h1>Skeletons of events</h1>', css: '' } }),
};

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite({ SITE_ORIGINS: 'https://vidya.example' }, { versions: { 2: files } });
});
afterAll(() => given.close());

const area: RemoteRelease['area'] = {
  title: 'Evenings',
  paths: { '/events': 'everybody', '/events/:eventId': 'everybody', '/events/mine': 'signedIn' },
  navigation: [{ menu: 'community', label: 'Evenings', path: '/events', order: 1 }],
  connections: ['https://maps.example'],
};
const read = async (url: string) => {
  const { statusCode, body, headers } = await given.site.inject(url);
  return {
    ...readHead(body),
    status: statusCode,
    body,
    link: headers.link,
    policy: headers['content-security-policy'],
  };
};
/** From now on the area is live. */
function release(): void {
  const document = documentAt(given.catalog);
  const live = referenceAt(given.catalog, 'catalog', '2', files);
  given.release({ ...document, remotes: [...document.remotes, { name: 'events', live, area }] });
}

it('is nowhere before it is released, and has its pages from then on, without another start', async () => {
  expect(await read('/events')).toMatchObject({ status: 404, title: 'Page Not Found | Vidya' });
  const before = await read('/robots.txt');
  expect([before.body.includes('/events'), (await read('/')).policy?.includes('maps.example')]).toEqual([false, false]);
  release();

  const page = await read('/events');
  expect(page).toMatchObject({ status: 200, title: 'Events | Vidya', canonical: 'https://vidya.example/events' });
  expect(page.body).toContain('Skeletons of events');
  expect(page.link).toContain(`<${given.catalog}/2/remoteEntry.js>; rel="preload"`);
  expect(page.policy).toMatch(/connect-src [^;]*https:\/\/maps\.example/);
  expect(await read('/events/42')).toMatchObject({ status: 200, title: 'An event | Vidya' });
  expect(await read('/events/mine')).toMatchObject({ status: 200, title: 'My events | Vidya', canonical: undefined });
  expect((await read('/events/42/seats')).status).toBe(404);
});

it('is in the sitemap, and its closed pages are closed to crawlers; it says nothing of other areas', async () => {
  release();
  const { body: sitemap } = await given.site.inject('/sitemap-pages.xml');
  expect(sitemap).toContain('<loc>https://vidya.example/events</loc>');
  expect(sitemap).toContain('<loc>https://vidya.example/contact</loc>');
  expect((await given.site.inject('/robots.txt')).body).toContain('Disallow: /events/mine\n');
});

it('is gone when it is no longer released', async () => {
  release();
  expect((await read('/events')).status).toBe(200);
  given.release(documentAt(given.catalog));
  expect((await read('/events')).status).toBe(404);
});

it('replaces what an area of the site came with', async () => {
  const live = referenceAt(given.catalog, 'catalog', '1');
  const paths = { '/': 'everybody', '/catalogue': 'everybody', '/course/:category': 'everybody' } as const;
  given.release(documentAt(given.catalog, { live, area: { title: 'Courses', paths } }));
  const urls = ['/', '/catalogue', '/contact', '/course/all-courses', '/course/checkout', '/about'];
  const found = await Promise.all(urls.map(async (url) => [url, (await read(url)).status, (await read(url)).title]));
  expect(found).toEqual([
    ['/', 200, 'Vidya'],
    ['/catalogue', 200, 'Courses | Vidya'],
    ['/contact', 404, 'Page Not Found | Vidya'],
    // A category like any other now.
    ['/course/all-courses', 200, 'Courses | Vidya'],
    // Another area's, and closer than the category.
    ['/course/checkout', 200, 'Account | Vidya'],
    ['/about', 200, 'About Vidya | Vidya'],
  ]);
});
