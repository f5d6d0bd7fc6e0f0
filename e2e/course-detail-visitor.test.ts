import type { Page } from 'playwright-core';
import { finalPrice } from '../contracts/src/rules/price.ts';
import { count, duration, rupees, shortDate } from '../contracts/src/texts/format.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, newVisit, signUp } from './support/browser.ts';
import { buyCard, courseCalled, detailOf, detailPath, openDetail } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { siteUrl } from './support/site.ts';
import { desk, deskAndPhone, isWide, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const sold = 'Retrieval-Augmented Generation';

describe('a course’s page', () => {
  it.each(desk)(
    'says everything about the course, in both themes without an axe violation, at %i px',
    async (width) => {
      const { page, context, troubles } = await newVisit(windowOf(width));
      const detail = await detailOf((await courseCalled(sold))._id);
      await openDetail(page, detail);

      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['Category', 'Courses', 'Course Details']);
      await page.getByText('Work with models that write, draw and code, and build products around them.').waitFor();
      const names = await page.getByRole('term').allInnerTexts();
      const values = await page.getByRole('definition').allInnerTexts();
      expect(names).toEqual(['Rating', 'Instructor', 'Language', 'Course Level', 'No. Of Lectures', 'Last Update']);
      expect(values.slice(1)).toEqual([
        detail.createdBy,
        detail.language,
        detail.level,
        String(detail.noOfLectures),
        shortDate(detail.updatedAt),
      ]);
      expect(values.at(-1)).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
      await page
        .getByText(rupees(finalPrice(detail)), { exact: true })
        .first()
        .waitFor();
      await page.getByText(`${detail.discount}% off`).waitFor();

      const inside = page.getByRole('region', { name: 'What is inside' });
      const lines = await inside.getByRole('listitem').allInnerTexts();
      expect(lines).toHaveLength(detail.lectures.length);
      detail.lectures.forEach(({ title, durationSeconds }, index) => {
        expect(lines[index]).toContain(`${index + 1}. ${title}`);
        expect(lines[index]).toContain(duration(durationSeconds));
      });
      await inside.getByText(`${count(detail.lectures.length)} lectures, `).waitFor();
      expect(await inside.getByText('Free preview').count()).toBe(
        detail.lectures.filter(({ isPreview }) => isPreview).length,
      );
      const links = inside.getByRole('button').or(inside.getByRole('link'));
      expect(await links.count()).toBe(detail.lectures.filter(({ isPreview }) => isPreview).length);

      await quiet(page);
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it.each(deskAndPhone)('keeps price and button in view, wherever one reads, at %i px', async (width) => {
    const { page, context } = await newVisit({ ...windowOf(width), reducedMotion: 'reduce' });
    await openDetail(page, await courseCalled(sold));
    const button = page.getByRole('button', { name: 'Buy Now' });
    const heading = page.getByRole('heading', { name: 'What is inside' });
    for (const reading of [page.getByRole('heading', { level: 1 }), heading]) {
      await reading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const place = await eventually(() => button.boundingBox(), Boolean);
      const inner = page.viewportSize()!.height;
      expect(place!.y).toBeGreaterThan(0);
      expect(place!.y + place!.height).toBeLessThanOrEqual(inner);
      const text = (await reading.boundingBox())!;
      if (isWide(width)) expect(place!.x).toBeGreaterThan(text.x + text.width);
      // Below it only the line that asks for a coupon.
      else expect(inner - (place!.y + place!.height)).toBeLessThan(80);
    }
    await context.close();
  });

  it.each(phone)('shows more reviews, and takes the focus along, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    const { allRatings, ...course } = await detailOf((await courseCalled(sold))._id);
    await openDetail(page, course);
    const reviews = page.getByRole('region', { name: 'What learners say' });
    const comment = allRatings.filter((one) => one.comment !== '').map((one) => one.comment);
    expect(await reviews.getByRole('list', { name: 'Ratings by stars' }).getByRole('listitem').count()).toBe(5);
    await reviews.getByText(comment[3]!).waitFor();
    expect(await reviews.getByText(comment[4]!).count()).toBe(0);
    await reviews.getByRole('button', { name: 'Show more reviews' }).press('Enter');
    await reviews.getByText(comment[4]!).waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toContain(comment[4]!);
    await context.close();
  });

  it.each(desk)(
    'leads on to other courses of the instructor and of the field, from the top each time, at %i px',
    async (width) => {
      const { page, context, troubles } = await newVisit({ ...windowOf(width), reducedMotion: 'reduce' });
      const course = await courseCalled(sold);
      await openDetail(page, course);
      const also = page.getByRole('list', { name: `Also by ${course.createdBy}` });
      const taught = await also.getByRole('link').first().innerText();
      await also.getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: taught }).waitFor();
      await eventually(
        () => page.evaluate<number>('scrollY'),
        (y) => y === 0,
      );

      await page.goBack();
      await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
      const related = page.getByRole('region', { name: /^More in / });
      const titles = await related.getByRole('article').getByRole('heading').allInnerTexts();
      expect(titles.length).toBeGreaterThan(0);
      expect(titles).not.toContain(course.topic);
      await related.getByRole('article').first().getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: titles[0]! }).waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it.each(phone)('tells a visitor who buys to log in, and brings them back, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    const course = await courseCalled(sold);
    await openDetail(page, course);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByText('Please Login To Enroll').waitFor();
    expect(page.url()).toBe(siteUrl + detailPath(course._id));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(detailPath(course._id));
    await context.close();
  });

  it.each(desk)('hands over its address, which works in another browser, at %i px', async (width) => {
    const { page, context } = await newVisit({
      ...windowOf(width),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const course = await courseCalled(sold);
    await openDetail(page, course);
    await buyCard(page).or(page.getByRole('main')).getByRole('button', { name: 'Copy link' }).first().click();
    await page.getByText('Link copied').waitFor();
    const address = await page.evaluate<string>('navigator.clipboard.readText()');
    const { page: other, context: another } = await newVisit(windowOf(width));
    await other.goto(address);
    await other.getByRole('heading', { level: 1, name: course.topic }).waitFor();
    await context.close();
    await another.close();
  });
});

/** What the keys come to on the page itself, in order. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.getByRole('heading', { level: 1 }).focus();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop
    const name = await page.evaluate<string | null>(
      `document.activeElement.closest('main') && (document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText)`,
    );
    if (name === null) return stops;
    stops.push(name);
  }
}

it('is walked through by keys in the order of reading', async () => {
  const { page, context } = await newVisit();
  const course = await courseCalled(sold);
  await openDetail(page, course);
  await page.waitForLoadState('networkidle');
  const also = await page
    .getByRole('list', { name: `Also by ${course.createdBy}` })
    .getByRole('link')
    .allInnerTexts();
  const previews = (await detailOf(course._id)).lectures.filter(({ isPreview }) => isPreview).map(({ title }) => title);
  const related = page.getByRole('region', { name: 'More in Generative AI' });
  const cards = await related.getByRole('article').getByRole('link').allInnerTexts();
  expect(await tabStops(page)).toEqual([
    `Free preview\n(${previews[0]})`,
    'Buy Now',
    'Have a coupon?',
    'Copy link',
    ...previews.map((title) => `Free preview\nof ${title}`),
    ...also,
    `See every course by ${course.createdBy}`,
    'Show more reviews',
    'More in Generative AI',
    ...cards,
  ]);
  await context.close();
});

it('asks the server for the course, its instructor’s and its category’s others, once each', async () => {
  const { page, context } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/course/')) asked.push(pathname + search);
  });
  const course = await courseCalled(sold);
  await openDetail(page, course);
  await page.waitForLoadState('networkidle');
  const expected = [
    `/api/v1/course/${course._id}`,
    '/api/v1/course/instructorCourses/',
    '/api/v1/course/?category=generative-ai&sort=mostPopular&limit=5',
  ];
  expect(asked.toSorted()).toEqual(expected.toSorted());
  await context.close();
});

it('opens the phone’s own share sheet where there is one', async () => {
  const { page, context } = await newVisit({ ...windowOf(375), hasTouch: true, isMobile: true });
  await page.addInitScript('navigator.share = async (what) => { window.shared = what; }');
  const course = await courseCalled(sold);
  await openDetail(page, course);
  await page.getByRole('button', { name: 'Share' }).tap();
  expect(await page.evaluate('window.shared')).toEqual({ title: course.topic, url: siteUrl + detailPath(course._id) });
  await context.close();
});

it('comes back to the course after logging in on the way to buy', async () => {
  const { page, context } = await newVisit();
  const course = await courseCalled(sold);
  const elsewhere = await newVisit();
  const email = await signUp(elsewhere.page, 'Tara Detail');
  await elsewhere.context.close();
  await openDetail(page, course);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill('vidya-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
  await context.close();
});
