import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, type Visit } from './support/browser.ts';
import { deskAndPhone, isWide, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const home = '/course/all-courses';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const chip = (page: Page, label: string) => page.getByRole('link', { name: `Remove ${label}` });
const says = (page: Page, text: string) => page.getByRole('tabpanel').getByRole('status').getByText(text).waitFor();
const courseCountText = (courses: number): string => (courses === 1 ? '1 course' : `${courses} courses`);

/** Selects a choice by name, in the panel or in the sheet. Returns the number of courses that it shows. */
async function choose(page: Page, width: Width, label: string): Promise<number> {
  if (!isWide(width)) await page.getByRole('button', { name: /^Filters/ }).click();
  const place = isWide(width) ? page.getByRole('complementary', { name: 'Filters' }) : page.getByRole('dialog');
  const choice = place.getByRole('radio', { name: new RegExp(`^${label}, [\\d,]+ courses?$`) });
  const promised = Number.parseInt(((await choice.getAttribute('aria-label')) ?? '').split(', ')[1] ?? '', 10);
  await choice.check();
  if (!isWide(width))
    await page.getByRole('button', { name: `Show ${courseCountText(promised)}`, exact: true }).click();
  return promised;
}

describe.each(deskAndPhone)('all courses at %s px', (width) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(windowOf(width));
  });
  afterAll(() => visit.context.close());

  it('shows eight of all courses, each choice with what it would find', async () => {
    const { page } = visit;
    await page.goto(home);
    await page.getByRole('heading', { level: 1, name: 'All the skills you need in one place' }).waitFor();
    await page.getByRole('heading', { name: 'Explore All Courses' }).waitFor();
    await cards(page).nth(7).waitFor();
    expect(await cards(page).count()).toBe(8);
    // `layouts` checks the page itself, but does not open the sheet.
    if (isWide(width)) return;
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Paid, / })
      .waitFor();
    expect(await violationsInLight(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  let paid = 0;
  it('finds as many as a choice promised, and says so', async () => {
    const { page } = visit;
    paid = await choose(page, width, 'Paid');
    await page.waitForURL(/\?price=paid$/);
    await says(page, courseCountText(paid));
    await chip(page, 'Paid').waitFor();
    const both = await choose(page, width, '4.5 stars');
    expect(both).toBeLessThan(paid);
    await page.waitForURL(/price=paid&ratingAtLeast=4.5$/);
    await says(page, courseCountText(both));
    await chip(page, 'At least 4.5 stars').waitFor();
    expect(await cards(page).count()).toBe(Math.min(8, both));
  });

  it('takes chips away one by one, and Back brings them again', async () => {
    const { page } = visit;
    await page.waitForURL(/ratingAtLeast=4.5$/);
    await chip(page, 'At least 4.5 stars').click();
    await page.waitForURL(/\?price=paid$/);
    await says(page, courseCountText(paid));
    await page.goBack();
    await page.waitForURL(/ratingAtLeast=4.5$/);
    await chip(page, 'At least 4.5 stars').waitFor();
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await page.waitForURL((url) => url.search === '');
    expect(await page.getByRole('group', { name: 'Chosen filters' }).count()).toBe(0);
  });

  it('orders by tabs that arrow keys walk through', async () => {
    const { page } = visit;
    await page.getByRole('tab', { name: 'Most popular' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?sort=topRated$/);
    const chosen = page.getByRole('tab', { name: 'Top Rated', selected: true });
    expect(await chosen.evaluate((tab) => getComputedStyle(tab).fontWeight)).toBe('700');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.search === '');
  });

  meetNoErrors(() => [visit]);
});
