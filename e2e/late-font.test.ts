import type { Page } from 'playwright-core';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { courseCalled, detailPath } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { pagesByPerson } from './support/pages.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';
import { deskAndPhone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

/** The largest layout shift that counts as none. */
const maxShift = 0.02;

/** Each shift with the beginning of the first text that moved. */
const watchShifts = `window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push({ value, text: sources[0]?.node?.textContent.slice(0, 40) ?? '' });
  }).observe({ type: 'layout-shift', buffered: true });`;

interface Shift {
  value: number;
  text: string;
}

/** Loads the page in the fallback font, then lets the site's font arrive. Returns the layout shifts that this causes. */
async function shiftsOfFont(page: Page, path: string): Promise<Shift[]> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isReleased;
    // Home has prices: the file with the rupee sign alone comes before that with the letters.
    if (path === '/' && route.request().url().includes('anek-latin')) await page.waitForTimeout(300);
    // The browser may have left the page.
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet(page, (request) => request.resourceType() === 'font');
  const before = await page.evaluate<number>('window.shifts.length');
  expect(await page.evaluate(isAnekHere)).toBe(false);
  release();
  await eventually(() => page.evaluate<boolean>(isAnekHere), Boolean);
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  await page.unroute('**/*.woff2');
  return page.evaluate<Shift[]>(`window.shifts.slice(${before})`);
}

const isAnekHere = `[...document.fonts].some(({ family, status }) => family === 'Anek' && status === 'loaded')`;

describe.each([...pagesByPerson])('for %s', (person, pages) => {
  it.each(deskAndPhone)('nothing moves when the font arrives late, at %i px', async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    if (person !== 'visitor') await signIn(page, people[person]);
    await page.addInitScript(watchShifts);
    const paths = pages.map(([path]) => path);
    if (person === 'visitor') paths.push(detailPath((await courseCalled('React from Zero'))._id));
    const moved: string[] = [];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop
      const shifts = await shiftsOfFont(page, path);
      const sum = shifts.reduce((before, { value }) => before + value, 0);
      if (sum > maxShift) moved.push(`${path}: ${sum.toFixed(3)}, ${shifts.map(({ text }) => text).join(' and ')}`);
    }
    await context.close();
    expect(moved).toEqual([]);
  });
});
