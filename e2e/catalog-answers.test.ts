import type { Page, Route } from 'playwright-core';
import { closeBrowser, newVisit } from './support/browser.ts';
import { openInBrowser, openRendered, responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { deskAndPhone, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const lists = (url: URL): boolean => url.pathname === '/api/v1/course/';
const panel = (page: Page) => page.getByRole('tabpanel');

describe('answers', () => {
  it.each(phone)('asks for no list that its HTML has already, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (lists(new URL(request.url()))) asked.push(request.url());
    });
    await openRendered(page, '/course/all-courses?q=c%2B%2B&price=paid&ratingAtLeast=4&sort=new&page=1');
    await panel(page).getByRole('article').first().waitFor();
    await responds(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await context.close();
  });

  it.each(deskAndPhone)(
    'waits with eight skeletons of the cards’ size, so that nothing moves, then with dimmed cards, at %i px',
    async (width) => {
      const { page, context } = await newVisit(windowOf(width));
      const held: Route[] = [];
      await page.route(lists, (route) => void held.push(route));
      await openInBrowser(page, '/course/all-courses');
      const items = panel(page).getByRole('listitem');
      await items.nth(7).waitFor();
      expect(await items.count()).toBe(8);
      const boxes = () => items.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const waiting = await boxes();
      await Promise.all(held.splice(0).map((route) => route.continue()));
      await panel(page).getByRole('article').nth(7).waitFor();
      expect(await boxes()).toEqual(waiting);
      await page.getByRole('tab', { name: 'New' }).click();
      await eventually(
        () =>
          panel(page)
            .getByRole('list')
            .evaluate((list) => getComputedStyle(list).opacity),
        (opacity) => opacity === '0.5',
      );
      await context.close();
    },
  );
});

it('lists courses as rows on a phone: the picture on the left, about five in a window, two screens and a half in all', async () => {
  const { page, context } = await newVisit(windowOf(375));
  await openRendered(page, '/course/all-courses');
  const rows = panel(page).getByRole('article');
  await rows.nth(7).waitFor();
  const [first, sixth] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(5).boundingBox()]);
  expect(sixth!.y - first!.y).toBeLessThanOrEqual(812 - 48);
  const picture = await rows.nth(0).locator('img').boundingBox();
  const title = await rows.nth(0).getByRole('heading').boundingBox();
  expect(picture!.x + picture!.width).toBeLessThan(title!.x);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2200);
  await context.close();
});
