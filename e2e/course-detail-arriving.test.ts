import type { Route } from 'playwright-core';
import { closeBrowser, meetNoErrors, newVisit, type Visit } from './support/browser.ts';
import { openInBrowser, responds } from './support/content.ts';
import { courseCalled, detailCall, detailPath, openDetail, shiftsSeen, watchShifts } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { desk, deskAndPhone, phone, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const sold = 'React from Zero';
const maxShift = 0.02;
const maxMovePx = 8;

/** Holds a call's response until the journey releases it. */
function holding() {
  const held: Route[] = [];
  let isOpen = false;
  return {
    hold: async (route: Route): Promise<void> => {
      if (isOpen) await route.continue();
      else held.push(route);
    },
    isHeld: () => eventually(async () => held.length > 0, Boolean),
    release: async (): Promise<void> => {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

describe('a course’s page', () => {
  const visits = new Map<Width, Visit>();
  beforeAll(async () => {
    for (const width of deskAndPhone) {
      // oxlint-disable-next-line no-await-in-loop
      visits.set(width, await newVisit(windowOf(width)));
    }
  });
  afterEach(() => Promise.all([...visits.values()].map(({ page }) => page.unrouteAll())));
  meetNoErrors(() => [...visits.values()]);

  it.each(deskAndPhone)(
    'shows at once what the card knew, then the rest, and nothing jumps, at %i px',
    async (width) => {
      const { page } = visits.get(width)!;
      const course = await courseCalled(sold);
      const call = holding();
      await page.route(detailCall(course._id), call.hold);
      await page.goto('/course/all-courses?q=React+from+Zero');
      // Before, the browser itself would follow the link.
      await responds(page);
      await page.getByRole('article').filter({ hasText: course.topic }).getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
      await page.getByRole('button', { name: 'Buy Now' }).waitFor();
      await call.isHeld();
      expect(await page.getByRole('region', { name: /^About / }).getAttribute('aria-busy')).toBe('true');
      await watchShifts(page);
      await call.release();
      await page.getByRole('region', { name: 'What learners say' }).waitFor();
      expect(await shiftsSeen(page)).toBeLessThanOrEqual(maxShift);
    },
  );

  it.each(desk)('keeps the room for the instructor’s courses, however late they are, at %i px', async (width) => {
    const { page } = visits.get(width)!;
    const call = holding();
    await page.route('**/api/v1/course/instructorCourses/', call.hold);
    // The journey before left this very page: its history entry holds the card that the server knows nothing of.
    await page.goto(detailPath((await courseCalled(sold))._id));
    const reviews = page.getByRole('region', { name: 'What learners say' });
    await reviews.waitFor();
    await call.isHeld();
    const top = () => reviews.evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY));
    const before = await top();
    await call.release();
    await page.getByRole('link', { name: /^See every course by / }).waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(maxMovePx);
  });

  it.each(phone)('waits in its own shape when nothing is known of it, at %i px', async (width) => {
    const { page } = visits.get(width)!;
    const course = await courseCalled(sold);
    const call = holding();
    await page.route(detailCall(course._id), call.hold);
    await openInBrowser(page, detailPath(course._id));
    await page.getByLabel('Loading the course').waitFor();
    await watchShifts(page);
    await call.release();
    await page.getByRole('region', { name: 'What learners say' }).waitFor();
    expect(await shiftsSeen(page)).toBeLessThanOrEqual(maxShift);
  });

  it.each(desk)('is there again after a reload and in a new tab, at %i px', async (width) => {
    const { page, context } = visits.get(width)!;
    const course = await courseCalled(sold);
    await openDetail(page, course);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
    const tab = await context.newPage();
    await openDetail(tab, course);
    expect(await tab.title()).toBe(`${course.topic} | Vidya`);
    await tab.close();
  });

  it('with what is no id says so and leads on', async () => {
    const { page } = visits.get(1440)!;
    await page.goto('/courseDetail?courseId=%27%20or%201=1%20--%3Cscript%3E');
    await page.getByRole('heading', { level: 1, name: 'Course not found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).click();
    await page.getByRole('heading', { level: 1, name: 'All the skills you need in one place' }).waitFor();
  });
});

it('shows a hostile description as words, whatever the server let through', async () => {
  const { page, context, pageErrors } = await newVisit();
  const course = await courseCalled(sold);
  const description = `<p>Read this</p><script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">
    <svg onload="window.hacked = 3"></svg><iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>
    <p onclick="window.hacked = 5" style="position:fixed;inset:0">Press me</p><form action="//evil.example"><input></form>
    <a href="javascript:window.hacked = 6">bad</a> <a href="https://vidya.example">good</a>`;
  await page.route(detailCall(course._id), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { Data: object };
    await route.fulfill({ response: response, json: { ...body, Data: { ...body.Data, description } } });
  });
  await openInBrowser(page, detailPath(course._id));
  const about = page.getByRole('region', { name: /^About / });
  await about.getByText('Press me').click();
  await about.getByText('bad', { exact: true }).click();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(await about.locator('script, img, svg, iframe, form, input, [style], [onclick]').count()).toBe(0);
  expect(await about.getByRole('link', { name: 'good' }).getAttribute('rel')).toBe('nofollow noopener noreferrer');
  // The sanitizer parses the markup in a document without scripts, and the page's policy blocks scripts too.
  expect(pageErrors.filter((one) => !one.includes('violates the following Content Security Policy'))).toEqual([]);
  await context.close();
});
