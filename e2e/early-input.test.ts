import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { openRendered, responds, settled } from './support/content.ts';
import { courseCalled, detailPath } from './support/course-pages.ts';
import { holdScripts, openEarly } from './support/early.ts';
import { eventually } from './support/eventually.ts';
import { faultArea } from './support/run.ts';
import { desk, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const detail = async (): Promise<string> => detailPath((await courseCalled('React from Zero'))._id);

const heard = (page: Page) => page.locator('[data-heard]');
describe('before a page responds', () => {
  it('tabs lead on, and clicks on buttons are heard and done once', async () => {
    const { page, context, pageErrors } = await newVisit();
    const { arrive } = await openEarly(page, '/course/all-courses');
    const theme = page.getByRole('contentinfo').getByRole('button', { name: 'Light' });
    await page.getByRole('tab', { name: 'Top Rated' }).click();
    await page.waitForURL(/sort=topRated$/, { waitUntil: 'commit' });
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

  it('the page stays where its reader scrolled it', async () => {
    const { page, context } = await newVisit();
    const { arrive } = await openEarly(page, '/course/all-courses');
    await page.evaluate('scrollTo(0, 600)');
    arrive();
    await responds(page);
    expect(await page.evaluate('scrollY')).toBe(600);
    await context.close();
  });

  it('the page behind a link under the pointer is fetched before it is pressed', async () => {
    const { page, context, pageErrors } = await newVisit();
    const { arrive } = await openEarly(page, '/course/all-courses');
    const link = page.getByRole('article').first().getByRole('link').first();
    const session = await context.newCDPSession(page);
    const fetched = new Promise<void>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
    });
    await session.send('Preload.enable');
    await link.hover();
    await fetched;
    await link.click();
    await page.waitForURL(/courseDetail/, { waitUntil: 'commit' });
    arrive();
    await responds(page);
    expect(await page.evaluate("performance.getEntriesByType('navigation')[0].deliveryType")).toBe(
      'navigational-prefetch',
    );
    expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('Back leads to the page before', async () => {
    const { page, context, pageErrors } = await newVisit();
    // The reload below is to come rendered.
    await openRendered(page, await detail());
    await openRendered(page, '/course/all-courses?q=React+from+Zero');
    await responds(page);
    const title = 'React from Zero';
    await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const arrive = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    arrive();
    await page.getByRole('tabpanel').getByRole('article').filter({ hasText: title }).getByRole('link').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

describe.each(desk)('the menus of the navbar at %i px', (width) => {
  it('open at once, stay open when the page responds, and close like any other', async () => {
    const { page, context, pageErrors } = await newVisit(windowOf(width));
    const { arrive } = await openEarly(page, '/course/all-courses');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const button = (name: string) => navbar.getByRole('button', { name });
    const [inCatalog, inCareer] = ['Explore All Courses', 'Career paths'].map((name) =>
      navbar.getByRole('link', { name }),
    );
    await button('Catalog').click();
    await inCatalog!.waitFor();
    expect(await heard(page).count()).toBe(0);
    arrive();
    await responds(page);
    expect(await inCatalog!.isVisible()).toBe(true);
    expect(await violationsInLight(page)).toEqual([]);

    await button('Career Center').click();
    await inCareer!.waitFor();
    expect(await inCatalog!.isVisible()).toBe(false);
    const { x, y, height } = (await button('Career Center').boundingBox())!;
    const panel = (await navbar.locator(':popover-open').boundingBox())!;
    expect([panel.x, panel.y]).toEqual([x, y + height + 8]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await inCareer!.isVisible()).toBe(false);
    expect(await button('Career Center').evaluate((own) => own === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await inCareer!.waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await inCareer!.isVisible()).toBe(false);
    await button('Catalog').click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await inCatalog!.isVisible()).toBe(false);
    await button('Catalog').click();
    await navbar.getByRole('link', { name: 'Java', exact: true }).click();
    await page.waitForURL(/\/course\/java$/);
    await inCatalog!.waitFor({ state: 'hidden' });
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

/**
 * The public pages with controls of their own: those of home, categories and forgot password are links, and forms that the
 * browser posts by itself. All of them take many minutes: `npm run e2e -- --all`.
 */
const everyPage = [
  '/course/all-courses',
  'detail',
  '/contact',
  '/auth/login',
  '/auth/signup',
  '/course/all-courses?q=nothing+has+this+name',
  '/no-such-page',
];
const isWhole = faultArea === 'all';
/** In ms: for code that a press asks for. */
const sameWithinMs = 5_000;
/** In ms: each control of a page loads it twice. */
const wholePageMs = 900_000;
const pages = isWhole ? everyPage : everyPage.slice(0, 1);
/** Otherwise some filters, spread over the page. */
const everyNth = isWhole ? 1 : 12;
/** All but those of forms that the browser posts by itself until the page responds: see `log-in-form`. */
const buttons = 'button:not(form[method] [type="submit"])';
const controls = `main :is(${buttons}, [role="tab"], summary, input[type="radio"], input[type="checkbox"]):visible:enabled`;

/** The paths of the page's controls as its HTML shows them: by child numbers, which stay the same. */
async function controlsOf(address: string): Promise<string[]> {
  const { page, context } = await newVisit(windowOf(1440));
  await openEarly(page, address);
  const paths = await page.locator(controls).evaluateAll((all) =>
    all.map((control) => {
      const steps: string[] = [];
      for (let at = control; at.parentElement && at.id !== 'root'; at = at.parentElement)
        steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`);
      return `#root > ${steps.join(' > ')}`;
    }),
  );
  await context.close();
  return paths;
}

interface Outcome {
  url: string;
  html: string[];
}

/**
 * Where a press of a control leads: the address and the page's elements. `read` reads again: code that a press asks for may
 * come after the page has settled.
 */
async function pressed(address: string, path: string, isEarly: boolean) {
  const { page, context, pageErrors } = await newVisit(windowOf(1440));
  const { arrive } = await openEarly(page, address);
  if (!isEarly) {
    arrive();
    await settled(page);
  }
  await page.locator(path).click();
  arrive();
  const read = async (): Promise<Outcome> => {
    const html = await settled(page);
    const { pathname, search } = new URL(page.url());
    return { url: pathname + search, html };
  };
  const close = async (): Promise<void> => {
    expect(pageErrors).toEqual([]);
    await context.close();
  };
  return { read, close };
}

describe.each(pages)('controls of %s', (name) => {
  it(
    'do the same before the page responds as after',
    async () => {
      const address = name === 'detail' ? await detail() : name;
      const paths = await controlsOf(address);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths.filter((_, index) => index % everyNth === 0)) {
        // oxlint-disable-next-line no-await-in-loop
        const [early, late] = [await pressed(address, path, true), await pressed(address, path, false)];
        const both = async (): Promise<Outcome[]> => [await early.read(), await late.read()];
        // oxlint-disable-next-line no-await-in-loop
        const [one, other] = await eventually(
          both,
          ([one, other]) => isDeepStrictEqual(one, other),
          sameWithinMs,
        ).catch(both);
        expect([path, one]).toEqual([path, other]);
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all([early.close(), late.close()]);
      }
    },
    wholePageMs,
  );
});
