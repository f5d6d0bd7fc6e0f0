import type { Page } from 'playwright-core';
import { closeBrowser, newVisit } from './support/browser.ts';
import { openRendered, responds, settled } from './support/content.ts';
import { courseCalled, detailPath } from './support/course-pages.ts';
import { faultArea } from './support/run.ts';
import { phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const detail = async (): Promise<string> => detailPath((await courseCalled('React from Zero'))._id);

/** Opens a page whose scripts wait until `arrive` is called. */
async function openEarly(page: Page, address: string): Promise<{ arrive: () => void }> {
  let arrive = (): void => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await openRendered(page, address);
  return { arrive };
}
const heard = (page: Page) => page.locator('[data-heard]');
describe('before a page responds', () => {
  it('tabs lead on, and clicks on buttons are heard and done once', async () => {
    const { page, context, pageErrors } = await newVisit();
    const { arrive } = await openEarly(page, '/course/all-courses');
    const theme = page.getByRole('button', { name: /^Theme: / });
    await page.getByRole('tab', { name: 'Top Rated' }).click();
    await page.waitForURL(/sort=topRated$/);
    await page.getByRole('tab', { name: 'Top Rated', selected: true }).waitFor();
    await theme.click();
    await theme.click();
    expect(await heard(page).count()).toBe(1);
    arrive();
    await responds(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await heard(page).count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it.each(phone)('the coupon, what is typed in the search and the menu are kept, at %i px', async (width) => {
    const { page, context, pageErrors } = await newVisit(windowOf(width));
    const { arrive } = await openEarly(page, await detail());
    await page.getByRole('button', { name: 'Have a coupon?' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('combobox', { name: 'Search courses' }).first().fill('data');
    arrive();
    await page.getByRole('dialog').getByRole('link', { name: 'All Courses' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Coupon code' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Search courses' }).first().inputValue()).toBe('data');
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

/** The public pages with controls of their own. All of them take minutes: `npm run e2e -- --all`. */
const everyPage = [
  '/course/all-courses',
  '/',
  '/course/web-development',
  'detail',
  '/contact',
  '/auth/login',
  '/auth/signup',
  '/auth/forgotPassword',
  '/course/all-courses?q=nothing+has+this+name',
  '/no-such-page',
];
const pages = faultArea === 'all' ? everyPage : everyPage.slice(0, 1);
const controls = 'main :is(button, [role="tab"], summary, input[type="radio"], input[type="checkbox"]):visible:enabled';

interface Press {
  address: string;
  index: number;
  isEarly: boolean;
}

/** Where a press of a control leads: the address and the page's elements. Null if there is no such control. */
async function pressed({ address, index, isEarly }: Press): Promise<{ url: string; html: string[] } | null> {
  const { page, context, pageErrors } = await newVisit(windowOf(1440));
  const { arrive } = await openEarly(page, address);
  if (!isEarly) {
    arrive();
    await settled(page);
  }
  const control = page.locator(controls).nth(index);
  if ((await page.locator(controls).count()) <= index) return null;
  await control.click();
  arrive();
  const html = await settled(page);
  expect(pageErrors).toEqual([]);
  const url = page.url();
  await context.close();
  return { url, html };
}

describe.each(pages)('every control of %s', (name) => {
  it('does the same before the page responds as after', async () => {
    const address = name === 'detail' ? await detail() : name;
    for (let index = 0; ; index += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const early = await pressed({ address, index, isEarly: true });
      if (!early) break;
      // oxlint-disable-next-line no-await-in-loop
      expect(early).toEqual(await pressed({ address, index, isEarly: false }));
    }
  });
});
