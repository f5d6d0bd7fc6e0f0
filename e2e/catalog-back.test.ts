import type { Page, Route } from 'playwright-core';
import { closeBrowser, meetNoErrors, newVisit, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

/** Expects the earlier scroll position. Images and fonts may still move the page by a pixel. */
const comesTo = (page: Page, place: number) =>
  eventually(
    () => scrolled(page),
    (now) => Math.abs(now - place) <= 2,
  );

describe.each(phone)('Back at %s px', (width) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit(windowOf(width));
  });
  afterAll(() => visit.context.close());

  let place = 0;
  let title = '';

  it('turns to the second page and shows it from its top', async () => {
    const { page } = visit;
    await page.goto('/course/all-courses?sort=new');
    const first = await cards(page).first().innerText();
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const below = await scrolled(page);
    await next.click();
    await page.waitForURL(/sort=new&page=2$/);
    await eventually(
      () => cards(page).first().innerText(),
      (text) => text !== first,
    );
    expect(await scrolled(page)).toBeLessThan(below);
    await page.getByText('Page 2 of').waitFor();
  });

  it('opens a course from down the page and finds page and place again', async () => {
    const { page } = visit;
    const last = cards(page).nth(7).getByRole('link');
    title = await last.innerText();
    // The click may scroll: the position at the moment of leaving counts.
    await page.evaluate(
      `addEventListener('click', () => { leftAt = Math.round(scrollY) }, { capture: true, once: true })`,
    );
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    place = await page.evaluate<number>('leftAt');
    expect(place).toBeGreaterThan(100);
    await page.goBack();
    await page.waitForURL(/sort=new&page=2$/);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await comesTo(page, place);
  });

  it('finds the place also when the answer is gone and travels slowly', async () => {
    const { page } = visit;
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    const held: Route[] = [];
    const lists = (url: URL): boolean => url.pathname === '/api/v1/course/' && url.searchParams.has('counts');
    await page.route(lists, (route) => void held.push(route));
    await page.goBack();
    await page.waitForURL(/sort=new&page=2$/);
    await page.locator('[role="tabpanel"][aria-busy="true"]').waitFor();
    await comesTo(page, place);
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(lists);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await comesTo(page, place);
  });

  it('finds it after a whole reload, too', async () => {
    const { page } = visit;
    await page.reload();
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await comesTo(page, place);
  });

  it('leads back from beyond the last page', async () => {
    const { page } = visit;
    await page.goto('/course/all-courses?page=1000000000');
    await page.getByText('No Course Available For This Section').waitFor();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await cards(page).first().waitFor();
    expect(await page.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('opens a card in a new tab like any link', async () => {
    const { page, context } = visit;
    const opened = context.waitForEvent('page');
    await cards(page)
      .first()
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL(/\/courseDetail\?courseId=/);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toContain('/course/all-courses');
    await tab.close();
  });

  meetNoErrors(() => [visit]);
});
