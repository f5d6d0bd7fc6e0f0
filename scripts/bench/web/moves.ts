import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../../check/browser.ts';
import { siteAddress } from '../../run/site.ts';
import { signInCookie } from '../sign-in-cookie.ts';
import { medianOf } from './median.ts';
import { probe, type Seen } from './probe.ts';

/** One step of a person who is on the site already, by selectors. */
interface Move {
  name: string;
  from: string;
  as?: string;
  /** The button that has to be pressed before the link is there. */
  opener?: string;
  link: string;
  /** What the page is about, filled in with its data; nothing of it is on the page before. */
  content: string;
}

const moves: Move[] = [
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

async function clickToContent(page: Page, { from, opener, link, content }: Move): Promise<number> {
  await page.goto(siteAddress() + from, { waitUntil: 'networkidle' });
  if (opener) await page.locator(opener).first().click();
  const target = page.locator(link).filter({ visible: true }).first();
  await target.hover();
  await pause(hoverMs);
  await page.evaluate(`window.__probe.watch(${JSON.stringify(content)})`);
  await target.click();
  const giveUpAt = performance.now() + limitMs;
  while (performance.now() < giveUpAt) {
    const { clickedAt, shownAt } = await page.evaluate<Seen>('window.__probe');
    if (shownAt > 0) return shownAt - clickedAt;
    await pause(20);
  }
  throw new Error(`Nothing was to be seen of ${content} at ${page.url()}.`);
}

async function timeMove(browser: Browser, move: Move, runs: number): Promise<number> {
  const times: number[] = [];
  // The first round warms the servers and does not count.
  for (let run = 0; run <= runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    if (move.as) await context.addCookies(await signInCookie(move.as, [siteAddress()]));
    await context.addInitScript({ content: probe });
    times.push(await clickToContent(await context.newPage(), move));
    await context.close();
  }
  return medianOf(times.slice(1));
}

export interface TimedMove {
  name: string;
  ms: number;
}

/** From the click on a link on which the pointer rested for 200 ms to the page's content, nothing slowed down. */
export async function timeMoves(runs: number): Promise<TimedMove[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const timed: TimedMove[] = [];
    for (const move of moves) timed.push({ name: move.name, ms: await timeMove(browser, move, runs) });
    return timed;
  } finally {
    await browser.close();
  }
}
