import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { people } from './support/site.ts';
import { desk, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

/** Window width, person, text and target of the second button, and whether there is a course to continue. */
const visitors = [
  ['a visitor', 375, undefined, 'Sign in', '/auth/login', false],
  ['a learner', 375, people.learner, 'Start Learning', '/myCourses', true],
  ['an administrator', 1440, people.admin, 'Start Learning', '/myCourses', false],
] as const;

describe.each(visitors)('the home page of %s at %i px', (_, width, email, second, leadsTo, goesOn) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(windowOf(width));
    if (email) await signIn(visit.page, email);
  });
  afterAll(() => visit.context.close());

  it('offers what they can do, and to go on with the lecture where they stopped', async () => {
    const { page } = visit;
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
    await main.getByRole('link', { name: second, exact: true }).waitFor();
    const samples = main.getByRole('group', { name: 'Generative AI courses' });
    await samples.getByRole('article').nth(2).waitFor();
    expect(await samples.getByRole('article').count()).toBe(3);
    const strip = main.getByRole('region', { name: 'Continue learning' });
    if (goesOn) await strip.getByRole('article').first().waitFor();
    expect(await strip.count()).toBe(goesOn ? 1 : 0);
    // The course to continue is in the first 400 px.
    const begins = goesOn ? await strip.getByRole('article').first().boundingBox() : null;
    expect(begins?.y ?? 0).toBeLessThan(400);
    // On phones they are requested when they come near.
    await main.getByRole('region', { name: 'Most popular', exact: true }).scrollIntoViewIfNeeded();
    for (const title of ['Most popular', 'New', 'Free to start']) {
      // oxlint-disable-next-line no-await-in-loop
      await main.getByRole('region', { name: title, exact: true }).getByRole('article').first().waitFor();
    }
    // The sample world is too small for figures.
    const figures = main.getByText(/^In \d+ languages$/);
    if (email) expect(await figures.count()).toBe(0);
    else await figures.waitFor();

    await main.getByRole('link', { name: 'Explore Courses' }).click();
    await page.waitForURL(/\/course\/all-courses$/);
    await page.goBack();
    await main.getByRole('link', { name: 'View All Gen Ai' }).click();
    await page.getByRole('heading', { level: 1, name: 'Generative Ai Courses' }).waitFor();
    await page.goBack();
    await main.getByRole('link', { name: second, exact: true }).click();
    await page.waitForURL((url) => url.pathname === leadsTo);
    if (goesOn) {
      await page.goBack();
      await strip.getByRole('article').first().getByRole('link').click();
      await page.waitForURL(/\/viewLectures\?courseId=/);
      await page.getByRole('heading', { level: 1, name: /^\d+\. / }).waitFor();
    }
    expect(visit.pageErrors).toEqual([]);
  });
});

describe.each(desk)('at %i px', (width) => {
  it('the samples stand still for as long as one looks, and lead to their courses', async () => {
    const { page, context } = await newVisit(windowOf(width));
    await page.clock.install();
    await page.goto('/');
    const samples = page.getByRole('group', { name: 'Generative AI courses' });
    const link = samples.getByRole('article').first().getByRole('link');
    await link.waitFor();
    await page.clock.runFor('02:00');
    expect(await samples.evaluate((row) => row.scrollLeft)).toBe(0);
    const title = await link.innerText();
    await link.click();
    await page.waitForURL(/\/courseDetail\?courseId=/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await context.close();
  });
});
