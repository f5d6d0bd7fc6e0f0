import type { Page } from 'playwright-core';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { finalPrice } from '../contracts/src/rules/buying/price.ts';
import { count, duration, rupees, shortDate } from '../contracts/src/texts/format.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { renderedHtml } from './support/content.ts';
import { buyCard, courseCalled, detailOf, detailPath, openDetail } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { siteUrl } from './support/site.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const sold = 'Retrieval-Augmented Generation';

type Box = { x: number; y: number; width: number; height: number };

let course: CourseSummary;
beforeAll(async () => {
  course = await courseCalled(sold);
});

/** The focused elements of the page in the order of Tab. */
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

/** Scrolls to two positions of the page and calls `judge` with the places of the button and the text. */
async function readOn(page: Page, judge: (button: Box, text: Box) => void): Promise<void> {
  const button = page.getByRole('button', { name: 'Buy Now' });
  for (const reading of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'What is inside' }),
  ]) {
    await reading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await eventually(() => button.boundingBox(), Boolean);
    expect(place!.y).toBeGreaterThan(0);
    expect(place!.y + place!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    judge(place!, (await reading.boundingBox())!);
  }
}

describe('a course’s page at a desk', () => {
  let visit: Visit;
  const asked: string[] = [];
  beforeAll(async () => {
    visit = await newVisit({
      ...windowOf(1440),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    visit.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/course/')) asked.push(pathname + search);
    });
    await renderedHtml(visit.page, detailPath(course._id));
    await openDetail(visit.page, course);
    await visit.page.waitForLoadState('networkidle');
  });
  afterAll(() => visit.context.close());

  it('asks the server for its instructor’s and its category’s others, once each', () => {
    const expected = [
      '/api/v1/course/instructorCourses/',
      '/api/v1/course/?category=generative-ai&sort=mostPopular&limit=5',
    ];
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });

  it('says everything about the course, in both themes without an axe violation', async () => {
    const { page } = visit;
    const detail = await detailOf(course._id);
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
      if (durationSeconds > 0) expect(lines[index]).toContain(duration(durationSeconds));
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
  });

  it('is walked through by keys in the order of reading', async () => {
    const { page } = visit;
    const also = await page
      .getByRole('list', { name: `Also by ${course.createdBy}` })
      .getByRole('link')
      .allInnerTexts();
    const previews = (await detailOf(course._id)).lectures
      .filter(({ isPreview }) => isPreview)
      .map(({ title }) => title);
    const related = page.getByRole('region', { name: 'More in Generative AI' });
    const cards = await related.getByRole('article').getByRole('link').allInnerTexts();
    expect(await tabStops(page)).toEqual([
      `Free preview\n(${previews[0]})`,
      'Buy Now',
      '14 days to change your mind',
      'Have a coupon?',
      'Copy link',
      ...previews.map((title) => `Free preview\nof ${title}`),
      ...also,
      `See every course by ${course.createdBy}`,
      'Show more reviews',
      'More in Generative AI',
      ...cards,
    ]);
  });

  it('keeps price and button in view, wherever one reads, beside the text', async () => {
    await readOn(visit.page, (button, text) => expect(button.x).toBeGreaterThan(text.x + text.width));
  });

  it('hands over its address', async () => {
    const { page } = visit;
    await buyCard(page).or(page.getByRole('main')).getByRole('button', { name: 'Copy link' }).first().click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(siteUrl + detailPath(course._id));
  });

  it('leads on to other courses of the instructor and of the field, from the top each time', async () => {
    const { page } = visit;
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
  });

  meetNoErrors(() => [visit]);
});

describe('a course’s page on a phone', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit({ ...windowOf(375), hasTouch: true });
    await visit.page.addInitScript('navigator.share = async (what) => { window.shared = what; }');
    await openDetail(visit.page, course);
  });
  afterAll(() => visit.context.close());

  it('keeps price and button in view, wherever one reads, at the window’s very foot', async () => {
    const { page } = visit;
    const inner = page.viewportSize()!.height;
    await readOn(page, (button) => expect(inner - (button.y + button.height)).toBeLessThan(20));
  });

  it('opens the phone’s own share sheet where there is one', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Share' }).tap();
    expect(await page.evaluate('window.shared')).toEqual({
      title: course.topic,
      url: siteUrl + detailPath(course._id),
    });
  });

  it('tells a visitor who buys to log in, and brings them back', async () => {
    const { page } = visit;
    const elsewhere = await newVisit();
    const email = await signUp(elsewhere.page, 'Tara Detail');
    await elsewhere.context.close();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByText('Please Login To Enroll').waitFor();
    expect(page.url()).toBe(siteUrl + detailPath(course._id));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(detailPath(course._id));
    await page.getByLabel('Email', { exact: false }).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill('vidya-demo');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: course.topic }).waitFor();
  });

  meetNoErrors(() => [visit]);
});
