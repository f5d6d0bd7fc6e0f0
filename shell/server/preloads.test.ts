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

it('asks early for a preview and its course', async () => {
  const { link } = (await page('/preview?courseId=c1&lectureId=l%2F2')).headers;
  expect(link).toContain('</api/v1/course/c1/l%2F2/preview>; rel="preload"; as="fetch"');
  expect(link).toContain('</api/v1/course/c1>; rel="preload"; as="fetch"');
  expect((await page('/preview?courseId=c1')).headers.link).not.toContain('/api/');
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

it('asks early for the figures that visitors are shown, beside the first list', async () => {
  const { link } = (await page('/')).headers;
  expect(link).toContain('</api/v1/course/?category=generative-ai&limit=3>; rel="preload"; as="fetch"');
  expect(link).toContain('</api/v1/course/figures>; rel="preload"; as="fetch"');
  const withSession = (await page('/', { cookie: 'vidya_session=secret-token' })).headers.link;
  expect(withSession).toContain('</api/v1/course/?category');
  expect(withSession).not.toContain('figures');
});

it('keeps to the waiting view where the address begins with other answers', async () => {
  expect((await page('/course/all-courses?sort=new')).body).toContain('<main id="content">waiting</main>');
  expect((await page('/course/all-courses?utm_source=mail')).body).toContain('Skeletons');
});

it('keeps first views to itself', async () => {
  const settings = (body: string): string => body.slice(body.indexOf('id="vidya-page"'));
  expect(settings((await page('/course/all-courses')).body)).not.toContain('Skeletons');
  expect((await page('/releases.json')).body).not.toContain('Skeletons');
});

it('leaves fonts to the scripts at first, and brings them along to a browser that has them', async () => {
  const first = await page('/');
  expect(first.body).not.toContain('data-fonts');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect((await page('/', { cookie })).body).toContain('src:url(/static/v1/assets/anek.woff2)');
  expect((await page('/', { cookie: 'vidya-styles=v0' })).body).not.toContain('data-fonts');
});

describe('the picture of a course’s page', () => {
  const thumbnail = { secure_url: '/media/large.webp', small_url: '/media/small.webp' };

  it('is in the HTML', async () => {
    const { _id } = given.courses.add({ thumbnail });
    const { body } = await page(`/courseDetail?courseId=${_id}`);
    expect(body).toContain('<img data-picture fetchpriority="high" sizes="9rem" src="/media/small.webp"');
  });

  it('is not waited for when the API is in trouble', async () => {
    const { _id } = given.courses.add({ thumbnail });
    given.courses.mood = 500;
    const { body, statusCode } = await page(`/courseDetail?courseId=${_id}`);
    given.courses.mood = 'well';
    expect(statusCode).toBe(200);
    expect(body).toContain('<span data-picture="9rem"></span>');
  });
});
