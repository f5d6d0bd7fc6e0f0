import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { median } from '../harness/figures.ts';
import { signIn } from '../harness/site.ts';

/** One navigation of a person on the site, as selectors. */
export interface Move {
  name: string;
  from: string;
  as?: string;
  /** The button that shows the link. */
  opener?: string;
  link: string;
  /** The page's main content with its data; absent from the page before. */
  content: string;
}

export const moves: Move[] = [
  {
    name: 'home, a course card → its page',
    from: '/',
    link: 'main article a',
    content: 'main section[aria-labelledby="curriculum"] li',
  },
  {
    name: 'navbar, Catalog → all courses',
    from: '/',
    opener: 'header nav button:has-text("Catalog")',
    link: 'header nav a[href="/course/all-courses"]',
    content: 'main [role="tabpanel"][aria-busy="false"] article',
  },
  {
    name: 'all courses, Log in → the form',
    from: '/course/all-courses',
    link: 'header a[href^="/auth/login"]',
    content: 'main form input[type="password"]',
  },
  {
    name: 'all courses, avatar → My Courses',
    from: '/course/all-courses',
    as: 'learner@vidya.example',
    opener: 'header button:has-text("Hey")',
    link: 'header a[href="/myCourses"]',
    content: 'main article progress',
  },
];

const hoverMs = 200;
const limitMs = 20_000;

/** Code for the page: resolves with the ms from the next click to the first frame with the content. */
const clickToFrame = (content: string): string => `new Promise((resolve, reject) => {
  const isVisible = () => [...document.querySelectorAll(${JSON.stringify(content)})].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  if (isVisible()) return reject(new Error('The content was visible before the click'));
  let clickedAt = 0;
  addEventListener('click', (event) => { clickedAt = event.timeStamp; }, { capture: true, once: true });
  const giveUpAt = performance.now() + ${limitMs};
  const look = () => {
    if (performance.now() > giveUpAt) return reject(new Error('The content did not appear'));
    if (!clickedAt || !isVisible()) return requestAnimationFrame(look);
    // A message that is posted before a frame is painted arrives after the paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - clickedAt);
    port2.postMessage(0);
  };
  look();
})`;

async function clickToContent(page: Page, { from, opener, link, content }: Move): Promise<number> {
  await page.goto(siteAddress() + from, { waitUntil: 'networkidle' });
  if (opener) await page.locator(opener).first().click();
  const target = page.locator(link).filter({ visible: true }).first();
  await target.hover();
  await pause(hoverMs);
  const [ms] = await Promise.all([page.evaluate<number>(clickToFrame(content)), target.click()]);
  return ms;
}

/** Median ms from the click on a link, after a hover of 200 ms, to the page's content, without throttling. */
export async function timeMove(browser: Browser, move: Move, runs: number): Promise<number> {
  const times: number[] = [];
  // The first run warms up the servers and does not count.
  for (let run = 0; run <= runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    if (move.as) await signIn(context, move.as);
    times.push(await clickToContent(await context.newPage(), move));
    await context.close();
  }
  return median(times.slice(1));
}
