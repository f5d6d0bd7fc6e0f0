import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { remoteNames } from '../platform/gate/remotes.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { move } from './support/content.ts';
import { headingOf, pageOf } from './support/faults/areas.ts';
import { releaseNow } from './support/faults/document.ts';
import { leftListeners, watchListeners } from './support/left-listeners.ts';
import { faultArea } from './support/run.ts';
import { people } from './support/site.ts';

afterAll(closeBrowser);

/**
 * Waits a moment on each page: if a page is left before it is inserted, Chromium keeps its images with `sizes` until
 * the tab is closed.
 */
const standsMs = 150;

/**
 * A leak in every navigation shows after a few; the whole run also finds slow leaks. The first move to the dashboard loads
 * a document, so the caches fill from there.
 */
const moves = faultArea === 'all' ? { before: 100, after: 200 } : { before: 60, after: 60 };

it(
  'stays flat over many moves between the areas',
  async () => {
    const { page, context } = await newVisit();
    await signIn(page, people.admin);
    await page.goto('/');
    const session = await context.newCDPSession(page);
    const walk = async (count: number) => {
      for (let index = 0; index < count; index++) {
        const name = remoteNames[index % remoteNames.length]!;
        await move(page, pageOf(name).at);
        await headingOf(page, name).waitFor();
        await page.waitForTimeout(standsMs);
      }
      for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
      return { heap: (await session.send('Runtime.getHeapUsage')).usedSize, nodes, listeners };
    };
    // By now all caches of responses and code are full.
    const before = await walk(moves.before);
    const after = await walk(moves.after);
    expect(after.heap / before.heap).toBeLessThanOrEqual(1.05);
    expect(after.nodes / before.nodes).toBeLessThanOrEqual(1.02);
    expect(after.listeners / before.listeners).toBeLessThanOrEqual(1.02);
  },
  timeLimit(240_000),
);

it.each(remoteNames)('leaves no listener of %s on window or document when its page is left', async (name) => {
  const { page } = await newVisit();
  await watchListeners(page);
  await signIn(page, people.admin);
  await page.goto(pageOf(name).at);
  await headingOf(page, name).waitFor();
  await page.waitForTimeout(standsMs);
  await move(page, '/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { live } = await releaseNow(name);
  expect(await leftListeners(page, `${name}/${live.version}/`)).toEqual([]);
});
