import type { Page } from 'playwright-core';
import { closeBrowser, newVisit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { arrow, comesTo, left, openLongRow, put, row, rowOf, title } from './support/rows.ts';
import { desk, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

describe('a long row', () => {
  it.each(desk)('shows its arrows by where it stands, and each goes 800 px, at %i px', async (width) => {
    const { page, context, troubles } = await newVisit(windowOf(width));
    await openLongRow(page);
    const [back, on] = [arrow(page, title, 'left'), arrow(page, title, 'right')];
    const shown = async () => [await back.isVisible(), await on.isVisible()];
    const max = await row(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    for (const [place, arrows] of [
      [0, [false, true]],
      [25, [false, true]],
      [26, [true, true]],
      [max - 6, [true, true]],
      [max - 5, [true, false]],
      [0, [false, true]],
    ] as const) {
      await put(page, place);
      await eventually(shown, (now) => now.join() === arrows.join());
    }
    await on.click();
    await comesTo(page, 800);
    await on.click();
    await on.click();
    await comesTo(page, 2400);
    await back.click();
    await comesTo(page, 1600);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(desk)('moves by wheel, drag and keys, and a drag opens nothing, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    await openLongRow(page);
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
    await context.close();
  });

  it.each(phone)('goes at once for people who want no motion, at %i px', async (width) => {
    const { page, context } = await newVisit({ ...windowOf(width), reducedMotion: 'reduce' });
    await openLongRow(page);
    const places = await arrow(page, title, 'right').evaluate((button) => {
      (button as HTMLElement).click();
      return button.ownerDocument.querySelector('[role="group"][aria-label$="Development Courses"]')?.scrollLeft;
    });
    expect(places).toBe(800);
    await context.close();
  });
});

/** How far the item with the focus reaches below an arrow of its row, or beyond the row, at worst. In px. */
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

describe('with Tab', () => {
  it.each([
    ['category', 'Categories', '/course/data-science'],
    ['course', title, '/course/web-development'],
  ])('every %s of a row comes clear of the arrows', async (_, name, address) => {
    const { page, context } = await newVisit(windowOf(1440));
    if (name === title) await openLongRow(page);
    else await page.goto(address);
    const items = rowOf(page, name).getByRole('link');
    const comesClear = () =>
      eventually(
        () => hiddenOf(page),
        (hidden) => hidden === 0,
      );
    await items.first().waitFor();
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
    await context.close();
  });
});

describe('a finger', () => {
  it('swipes a row, which comes to rest at a card’s edge', async () => {
    const { page, context } = await newVisit({ ...windowOf(375), hasTouch: true, isMobile: true });
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
