import type { Page } from 'playwright-core';
import { colourRules, findViolations } from '../../scripts/check/axe.ts';

/** A colour that is still changing from one theme to the other has no contrast yet; it begins to with the next frame. */
const settled = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)))`;

const lateMs = 300;

/** What axe finds on the page as it is now, in the light theme and, as for colours, in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const rules = colorScheme === 'dark' ? { runOnly: colourRules } : {};
    let violations = await findViolations(page, rules);
    if (violations.length > 0) {
      // On a busy machine colours begin to change late: what is really wrong stays so.
      await page.waitForTimeout(lateMs);
      await page.evaluate(settled);
      violations = await findViolations(page, rules);
    }
    found.push(
      ...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    );
  }
  return found;
}
