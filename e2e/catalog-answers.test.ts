import type { Page, Route } from 'playwright-core';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { apiUrl } from './support/site.ts';
import { desk, deskAndPhone, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const lists = (url: URL): boolean => url.pathname === '/api/v1/course/';
const panel = (page: Page) => page.getByRole('tabpanel');
const titles = (page: Page) => panel(page).getByRole('article').getByRole('heading').allInnerTexts();
const sortOf = (route: Route): string => new URL(route.request().url()).searchParams.get('sort') ?? '';

/** What the API itself answers for an order. */
async function titlesBy(sort: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/api/v1/course/?sort=${sort}&page=1&limit=8`);
  const { Data } = (await response.json()) as { Data: CourseSummary[] };
  return Data.map(({ topic }) => topic);
}

describe('answers', () => {
  it.each(phone)(
    'asks for the page’s list once: what the HTML asked for early is what the page needs, at %i px',
    async (width) => {
      const { page, context } = await newVisit(windowOf(width));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (lists(new URL(request.url()))) asked.push(request.url());
      });
      await page.goto('/course/all-courses?q=c%2B%2B&price=paid&ratingAtLeast=4&sort=new&page=1');
      await panel(page).getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(new Set(asked).size).toBe(1);
      expect(
        await page.evaluate(
          `performance.getEntriesByType('resource').filter((one) => one.name.includes('/api/v1/course/?')).length`,
        ),
      ).toBe(1);
      await context.close();
    },
  );

  it.each(desk)('never shows an older answer over a newer one, at %i px', async (width) => {
    const { page, context, troubles } = await newVisit(windowOf(width));
    await page.goto('/course/all-courses');
    await panel(page).getByRole('article').nth(7).waitFor();
    const held = new Map<string, Route>();
    await page.route(lists, (route) => void held.set(sortOf(route), route));
    await page.getByRole('tab', { name: 'New' }).click();
    await eventually(async () => held.has('new'), Boolean);
    await page.getByRole('tab', { name: 'Top Rated' }).click();
    await eventually(async () => held.has('topRated'), Boolean);

    const before = await titles(page);
    expect(await panel(page).getAttribute('aria-busy')).toBe('true');
    await eventually(
      () =>
        panel(page)
          .getByRole('list')
          .evaluate((list) => getComputedStyle(list).opacity),
      (opacity) => opacity === '0.5',
    );
    await held.get('topRated')?.continue();
    const wanted = await titlesBy('topRated');
    expect(wanted).not.toEqual(before);
    await eventually(
      () => titles(page),
      (now) => now.join() === wanted.join(),
    );
    // Too late. The page has given it up, so that it may not even arrive.
    await held
      .get('new')
      ?.continue()
      .catch(() => undefined);
    await page.waitForLoadState('networkidle');
    expect(await titles(page)).toEqual(wanted);
    expect(await panel(page).getAttribute('aria-busy')).toBe('false');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(deskAndPhone)(
    'waits with eight skeletons of the cards’ size, so that nothing moves, at %i px',
    async (width) => {
      const { page, context } = await newVisit(windowOf(width));
      const held: Route[] = [];
      await page.route(lists, (route) => void held.push(route));
      await page.goto('/course/all-courses', { waitUntil: 'commit' });
      const items = panel(page).getByRole('listitem');
      await items.nth(7).waitFor();
      // The fonts come after the first picture, and lines may break anew with them.
      await eventually(
        () => page.evaluate<boolean>(`[...document.fonts].some(({ status }) => status === 'loaded')`),
        (isLoaded) => isLoaded,
      );
      expect(await items.count()).toBe(8);
      const boxes = () => items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const waiting = await boxes();
      await Promise.all(held.map((route) => route.continue()));
      await panel(page).getByRole('article').nth(7).waitFor();
      expect(await boxes()).toEqual(waiting);
      await context.close();
    },
  );

  it.each(phone)(
    'says what failed, shows nothing else for the answer, and Retry brings it, at %i px',
    async (width) => {
      const { page, context, troubles } = await newVisit(windowOf(width));
      await page.goto('/course/all-courses');
      await panel(page).getByRole('article').nth(7).waitFor();
      await page.route(lists, (route) =>
        route.fulfill({ status: 500, json: { Success: false, Message: '', Data: null, Error: null } }),
      );
      await page.getByRole('tab', { name: 'Top Rated' }).click();
      await panel(page).getByRole('alert').getByText('Error In Fetching Courses').waitFor();
      expect(await panel(page).getByRole('article').count()).toBe(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.unroute(lists);
      await page.getByRole('button', { name: 'Retry' }).click();
      // Until the answer is here, the cards from before stand dimmed in its place.
      const wanted = await titlesBy('topRated');
      await eventually(
        () => titles(page),
        (now) => now.join('|') === wanted.join('|'),
      );
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it.each(desk)('says so when courses that are shown could not be fetched anew, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    await page.goto('/course/all-courses');
    await panel(page).getByRole('article').nth(7).waitFor();
    await page.getByRole('tab', { name: 'New' }).click();
    await page.waitForURL(/sort=new/);
    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.route(lists, (route) => route.abort());
    await page.goBack();
    await panel(page).getByRole('alert').getByText('These courses are from before and may have changed.').waitFor();
    expect(await titles(page)).toEqual(await titlesBy('mostPopular'));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Retry' }).click();
    await panel(page).getByRole('alert').waitFor({ state: 'detached' });
    await context.close();
  });
});
