import type { Frame, Page } from 'playwright-core';
import { closeBrowser, newVisit, signUp } from './support/browser.ts';
import { password } from './support/site.ts';

afterAll(closeBrowser);

const maxStops = 80;

/** The approximate accessible name of the focused element. */
const focused = `(() => {
  const at = document.activeElement;
  return (at?.getAttribute('aria-label') || at?.labels?.[0]?.textContent || at?.textContent || '').trim();
})()`;

/** Presses Tab until the focus is on the element with this name, in the page or in one of its frames. */
async function tabTo(page: Page, name: RegExp, place: Page | Frame = page): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    const label = await place.evaluate<string>(focused);
    if (name.test(label)) return;
    seen.push(label);
  }
  throw new Error(`Tab never reached ${name}; it passed ${seen.join(' | ')}`);
}

async function paymentWindow(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[src*="/v1/checkout/"]');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The payment window has no document.');
  await frame.getByRole('button', { name: /^Pay ₹/ }).waitFor();
  return frame;
}

describe('a purchase without a mouse', () => {
  it('signs in, searches, buys and comes to the lectures', async () => {
    const { page, context, pageErrors } = await newVisit();
    const email = await signUp(page, 'Kala Keys');
    await context.clearCookies();
    await page.goto('/auth/login');
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).waitFor();

    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>(focused)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Email/);
    await page.keyboard.type(email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('react from zero');
    await page.getByRole('option', { name: /React from Zero/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/courseDetail/);
    await page.getByRole('button', { name: 'Buy Now' }).waitFor();
    await tabTo(page, /^Buy Now$/);
    await page.keyboard.press('Enter');

    const gateway = await paymentWindow(page);
    await tabTo(page, /^Pay ₹/, gateway);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/viewLectures/);
    await page.getByRole('heading', { name: 'Course Content' }).waitFor();
    expect(pageErrors).toEqual([]);
  });
});
