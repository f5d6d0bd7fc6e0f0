import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { colourRules, findViolations } from '../../scripts/check/axe.ts';

/** A colour that is still changing from one theme to the other has no contrast yet; it begins to with the next frame. */
const settled = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)))`;

const lateMs = 300;

type Scheme = 'light' | 'dark';

async function violationsIn(page: Page, colorScheme: Scheme, rules: RunOptions): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settled);
  let violations = await findViolations(page, rules);
  if (violations.length > 0) {
    // On a busy machine colours begin to change late: what is really wrong stays so.
    await page.waitForTimeout(lateMs);
    await page.evaluate(settled);
    violations = await findViolations(page, rules);
  }
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds on the page as it is now, in the light theme or in the dark one. */
export const violationsInLight = (page: Page): Promise<string[]> => violationsIn(page, 'light', {});
export const violationsInDark = (page: Page): Promise<string[]> => violationsIn(page, 'dark', {});

/** What axe finds on the page as it is now, in the light theme and, as for colours, in the dark one. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => [
  ...(await violationsInLight(page)),
  ...(await violationsIn(page, 'dark', { runOnly: colourRules })),
];
