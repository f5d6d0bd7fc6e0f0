import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Answers, repeatAnswers } from './answers.ts';
import type { Finding } from './watch-page.ts';

/** What a page holds after garbage collection. */
export interface Held {
  listeners: number;
  /** Nodes of documents, and those that scripts hold outside them. */
  nodes: number;
  /** Bytes of JavaScript. */
  memory: number;
}

/**
 * What has to stay in every round to be called a leak. A page that is kept holds more nodes. Of memory the compiler takes
 * up to 350 kB in the third round, whatever the pages do.
 */
const leakedEachRound: Held = { listeners: 1, nodes: 10, memory: 1024 * 1024 };
const sentences: Record<keyof Held, string> = {
  listeners: 'listeners stay each time its pages are opened and left',
  nodes: 'nodes stay each time its pages are opened and left',
  memory: 'memory stays each time its pages are opened and left',
};

/** What grows from each round to the next. */
export function leaksIn(rounds: readonly Held[]): Finding[] {
  const grows = (what: keyof Held): boolean =>
    rounds.slice(1).every((held, at) => held[what] - (rounds[at]?.[what] ?? 0) >= leakedEachRound[what]);
  const kinds = Object.keys(leakedEachRound) as (keyof Held)[];
  return kinds.filter(grows).map((what) => ({ kind: 'leaks', what: sentences[what] }));
}

/** The first round fills caches; after it the growth of three counts. */
const roundCount = 4;
/** A page without area. */
const shellPath = '/terms';
/** For the first time an address also loads code and data. */
const standsMs = { first: 400, later: 120 };
const drawnWithinMs = 3_000;

async function heldBy(session: CDPSession): Promise<Held> {
  // What one collection frees may hold more.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { listeners: jsEventListeners, nodes, memory: usedSize };
}

const readHeading = `document.querySelector('main h1')?.textContent.trim() ?? ''`;

/** Opens an address without loading the document, as a link does. */
async function move(page: Page, address: string, headings: Map<string, string>): Promise<void> {
  const { pathname, search } = new URL(address);
  const at = JSON.stringify(pathname + search);
  await page.evaluate(`history.pushState(null, '', ${at}); dispatchEvent(new PopStateEvent('popstate'))`);
  const heading = headings.get(address);
  const first = page.locator('main h1', { hasText: heading || /\S/ }).first();
  // A page that is left before it stands is kept by Chromium itself, if it has pictures.
  if (heading !== undefined) {
    await first.waitFor({ state: 'attached', timeout: drawnWithinMs });
    return page.waitForTimeout(standsMs.later);
  }
  await page.waitForTimeout(standsMs.first);
  await first.waitFor({ state: 'attached', timeout: drawnWithinMs });
  headings.set(address, await page.evaluate<string>(readHeading));
}

interface Walk {
  origin: string;
  addresses: readonly string[];
  answers: Answers;
}

/**
 * Opens and leaves the pages in one tab and says what stays of them each time. Nothing where a page has no heading, or not
 * the same one again: other findings say what is wrong there.
 */
export async function findLeaks(context: BrowserContext, { origin, addresses, answers }: Walk): Promise<Finding[]> {
  const page = await context.newPage();
  try {
    await repeatAnswers(page, answers);
    const shellPage = new URL(shellPath, origin).href;
    await page.goto(shellPage, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const headings = new Map<string, string>();
    const rounds: Held[] = [];
    while (rounds.length < roundCount) {
      for (const address of [...addresses, shellPage]) await move(page, address, headings);
      rounds.push(await heldBy(session));
    }
    return leaksIn(rounds);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return [];
    throw error;
  } finally {
    await page.close();
  }
}
