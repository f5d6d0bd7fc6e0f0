import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@vidya/contracts/texts/paths';
import type { Browser, Page } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { median } from '../harness/figures.ts';
import { signIn } from '../harness/site.ts';
import { firstCourse } from './first-course.ts';

/** What a person does on a page: a click, or the typing of a text. */
export interface Interaction {
  name: string;
  path: string;
  as?: string;
  /** The selector of the control; the first visible one is used. */
  control: string;
  typed?: string;
  /** Clicked before, and not measured. */
  opener?: string;
}

const menu = 'button[aria-label="Open menu"]';

export async function interactions(): Promise<Interaction[]> {
  const course = await firstCourse();
  const list = paths.allCourses();
  return [
    { name: 'home: a course card', path: '/', control: 'main article a' },
    { name: 'home: the menu', path: '/', control: menu },
    { name: 'the menu: a link', path: '/', opener: menu, control: `dialog a[href="${list}"]` },
    { name: 'all courses: another order', path: list, control: '[role="tab"]:has-text("Top Rated")' },
    { name: 'all courses: the filters', path: list, control: 'main button:has-text("Filters")' },
    { name: 'all courses: the next page', path: list, control: 'a[aria-label="Next page"]' },
    { name: 'all courses: typing a search', path: list, control: 'header input', typed: 'react' },
    { name: 'course: its link', path: course, control: 'main button:has-text("Copy link")' },
    { name: 'course: a coupon', path: course, control: 'button:has-text("Have a coupon?")' },
    { name: 'log in: typing', path: paths.login(), control: 'main input[type="email"]', typed: 'a@b.in' },
    { name: 'My Courses: a course', path: '/myCourses', as: 'learner@vidya.example', control: 'main article a' },
  ];
}

/** As browsers do for INP: from the input to the next frame, the longest event of each interaction. */
const probe = `globalThis.longest = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

const settleMs = 1_500;
const slowerCpu = 4;

async function act(page: Page, { path, opener, control, typed }: Interaction): Promise<number> {
  await page.goto(siteAddress() + path, { waitUntil: 'networkidle' });
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  if (opener) await first(opener).click();
  await first(control).scrollIntoViewIfNeeded();
  await pause(settleMs);
  await page.evaluate('longest = 0');
  if (typed === undefined) await first(control).click();
  else await first(control).pressSequentially(typed, { delay: 150 });
  await pause(settleMs);
  return page.evaluate<number>('longest');
}

/** Median ms from an input to the next frame on a phone with a CPU four times slower. Entries are multiples of 8 ms. */
export async function timeInteraction(browser: Browser, interaction: Interaction, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
    if (interaction.as) await signIn(context, interaction.as);
    await context.addInitScript({ content: probe });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    times.push(await act(page, interaction));
    await context.close();
  }
  return median(times);
}
