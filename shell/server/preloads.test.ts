import { sampleSite } from './testing/sample-site.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite();
});
afterAll(() => given.close());

const page = (url: string, headers: Record<string, string> = {}) => given.site.inject({ url, headers });

it('asks early for the file of the screen that the address opens, and for no other’s', async () => {
  const screen = `<${given.catalog}/1/courseDetail.js>; rel="preload"; as="script"`;
  expect((await page('/courseDetail?courseId=1')).headers.link).toContain(screen);
  expect((await page('/')).headers.link).not.toContain('courseDetail');
});

it('asks early for nothing of the dashboard', async () => {
  expect((await page('/admin/dashboard')).headers.link).not.toContain('/remotes/admin');
});

it('cannot be given another header by an address', async () => {
  const { headers } = await page('/course/all-courses?q=%0d%0aset-cookie:a=b%22%3E,%3C/evil.js%3E;rel=preload');
  expect(headers.link).not.toMatch(/[\r\n]|<\/evil/);
});

it('stands with the first view of the page in its place', async () => {
  const { body } = await page('/course/all-courses');
  expect(body).toContain('<main id="content"><h1>Skeletons for $1</h1></main>');
  expect(body).toContain('body{}.skeleton{}');
});

it('stands with another first view for people who come with a session', async () => {
  expect((await page('/')).body).toContain('<main id="content"><h1>Home</h1></main>');
  const cookie = 'vidya_session=secret-token';
  expect((await page('/', { cookie })).body).toContain('<main id="content"><h1>Home again</h1></main>');
  expect((await page('/course/all-courses', { cookie })).body).toContain('Skeletons');
});

it('keeps to the waiting view where the first view varies by a parameter of the address', async () => {
  expect((await page('/course/all-courses?sort=new')).body).toContain('<main id="content">waiting</main>');
  expect((await page('/course/all-courses?utm_source=mail')).body).toContain('Skeletons');
});

it('keeps first views to itself', async () => {
  const settings = (body: string): string => body.slice(body.indexOf('id="vidya-page"'));
  expect(settings((await page('/course/all-courses')).body)).not.toContain('Skeletons');
  expect((await page('/releases.json')).body).not.toContain('Skeletons');
});

it('has the font of the brand in its head from the first visit on', async () => {
  const { body } = await page('/');
  expect(body).toContain('src:url(/static/v1/assets/anek.woff2)');
  expect(body).toContain('<link rel="preload" as="font" type="font/woff2" href="/static/v1/assets/anek.woff2"');
});
