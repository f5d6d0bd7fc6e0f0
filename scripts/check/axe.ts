import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Between two themes only colours differ. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe would also copy every style sheet, for a rule that is only run when it is asked for: half of its time. */
const neededByRules = { assets: ['media'] };

/**
 * What axe finds wrong on the page as it is now; pages of other origins in frames are not looked into. In the page itself:
 * the package's own driver opens a second page to put frames together in, which costs more than looking does.
 */
export async function findViolations(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  const asked = JSON.stringify({ resultTypes: ['violations'], preload: neededByRules, ...options });
  return page.evaluate<Result[]>(`axe.run(document, ${asked}).then(({ violations }) => violations)`);
}
