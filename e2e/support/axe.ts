import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { timeLimit } from '../../contracts/src/testing/time-limit.ts';
import { colourRules, findViolations } from '../../scripts/check/axe.ts';

/** Waits for the end of colour transitions between themes, which start with the next frame. */
const settled = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)))`;

const lateMs = timeLimit(300);

type Scheme = 'light' | 'dark';

async function violationsIn(page: Page, colorScheme: Scheme, rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settled);
  let violations = await findViolations(page, rules);
  if (violations.length > 0) {
    // On a busy machine transitions start late; real violations remain.
    await page.waitForTimeout(lateMs);
    await page.evaluate(settled);
    violations = await findViolations(page, rules);
  }
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The violations that axe finds on the current page in one theme. */
export const violationsInLight = (page: Page): Promise<string[]> => violationsIn(page, 'light', {});
export const violationsInDark = (page: Page): Promise<string[]> => violationsIn(page, 'dark', {});

/**
 * The violations that axe finds on the current page in the light theme, and those about colours in the dark one. For what
 * people look at most: layouts and stories look at both themes of everything else.
 */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => [
  ...(await violationsInLight(page)),
  ...(await violationsIn(page, 'dark', { runOnly: colourRules })),
];
