import type { Page } from 'playwright-core';
import { closeBrowser, meetNoErrors, newVisit, type Visit, withMotion } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { arrow, comesTo, left, openLongRow, put, row, rowOf, title } from './support/rows.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

/** The largest overlap in px of the focused item with an arrow of its row, or with the outside of the row. */
const hiddenOf = (page: Page) =>
  page.evaluate(() => {
    const item = document.activeElement?.closest('li')?.getBoundingClientRect();
    const frame = document.activeElement?.closest('[role="group"]')?.parentElement;
    if (!item || !frame) return Number.POSITIVE_INFINITY;
    const arrows = [...frame.querySelectorAll('button')].filter(
      (one) => getComputedStyle(one).visibility === 'visible',
    );
    const [from, to] = [frame.getBoundingClientRect().left, frame.getBoundingClientRect().right];
    const middle = (from + to) / 2;
    const places = arrows.map((one) => one.getBoundingClientRect());
    const left = Math.max(from, ...places.filter(({ x }) => x < middle).map((place) => place.right));
    const right = Math.min(to, ...places.filter(({ x }) => x > middle).map((place) => place.left));
    return Math.round(Math.max(left - item.left, item.right - right, 0));
  });

describe('a long row at a desk', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit({ ...windowOf(1440), ...withMotion });
    await openLongRow(visit.page);
  });
  afterAll(() => visit.context.close());

  it('has arrows that go 800 px and are gone at its ends', async () => {
    const { page } = visit;
    const [back, on] = [arrow(page, title, 'left'), arrow(page, title, 'right')];
    const shows = (...arrows: [boolean, boolean]) =>
      eventually(
        async () => [await back.isVisible(), await on.isVisible()],
        (now) => now.join() === arrows.join(),
      );
    await shows(false, true);
    await on.click();
    await comesTo(page, 800);
    await shows(true, true);
    await on.click();
    await on.click();
    await comesTo(page, 2400);
    await back.click();
    await comesTo(page, 1600);
    await put(page, await row(page).evaluate((box) => box.scrollWidth - box.clientWidth));
    await shows(true, false);
  });

  it('moves by wheel, drag and keys, and a drag opens nothing', async () => {
    const { page } = visit;
    await put(page, 0);
    const card = await row(page).getByRole('article').first().boundingBox();
    if (!card) throw new Error('No card to drag.');
    const [x, y] = [card.x + card.width - 30, card.y + card.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(300, 0);
    await comesTo(page, 300);
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 5 });
    await page.mouse.up();
    await comesTo(page, 450);
    expect(new URL(page.url()).pathname).toBe('/course/web-development');

    await put(page, 0);
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await comesTo(page, 320);
    await page.keyboard.press('ArrowLeft');
    await comesTo(page, 0);
  });

  it('goes at once for people who want no motion', async () => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const place = await arrow(page, title, 'right').evaluate((button) => {
      (button as HTMLElement).click();
      return button.ownerDocument.querySelector('[role="group"][aria-label$="Development Courses"]')?.scrollLeft;
    });
    expect(place).toBe(800);
  });

  // With reduced motion items reach the same position at once.
  it.each([
    ['category', 'Categories'],
    ['course', title],
  ])('every %s of a row comes clear of the arrows with Tab', async (_, name) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const items = rowOf(page, name).getByRole('link');
    const comesClear = () =>
      eventually(
        () => hiddenOf(page),
        (hidden) => hidden === 0,
      );
    await rowOf(page, name).evaluate((box) => (box.scrollLeft = 0));
    await rowOf(page, name).focus();
    for (let count = await items.count(); count > 0; count -= 1) {
      await page.keyboard.press('Tab');
      await comesClear();
    }
    for (let count = (await items.count()) - 1; count > 0; count -= 1) {
      await page.keyboard.press('Shift+Tab');
      await comesClear();
    }
    await page.keyboard.press('End');
    await eventually(
      () => left(page, name),
      (now) => now > 0,
    );
    await page.keyboard.press('Home');
    await comesTo(page, 0, name);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  meetNoErrors(() => [visit]);
});

describe('a finger', () => {
  it('swipes a row, which comes to rest at a card’s edge', async () => {
    const { page, context } = await newVisit({ ...windowOf(768), ...withMotion, hasTouch: true, isMobile: true });
    await openLongRow(page);
    const edges = await row(page).evaluate((box) => {
      const start = box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).scrollPaddingLeft);
      return [...box.querySelectorAll('li')].map((card) => Math.round(card.getBoundingClientRect().left - start));
    });
    const place = await row(page).boundingBox();
    const y = (place?.y ?? 0) + 60;
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 300, y });
    for (let x = 290; x >= 60; x -= 10) await touch('touchMove', { x, y });
    await touch('touchEnd');
    const rest = await eventually(
      () => left(page),
      (now) => now > 0 && edges.some((edge) => Math.abs(edge - now) <= 1),
    );
    expect(rest).toBeGreaterThan(0);
    await context.close();
  });
});
