import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Less than half of the readable program; each new page receives it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colours: themes differ only in colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Without this axe also copies every style sheet, for a rule that we do not run: half of its time. */
const preload = { assets: ['media'] };

/**
 * The violations that axe finds on the current page, with the HTML of elements but no selectors for them, and without
 * frames of other origins. Runs in the page itself: the package's driver opens a second page to combine frames, which
 * takes longer than the check.
 */
export async function findViolations(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axeSource);
  const given = JSON.stringify({ resultTypes: ['violations'], selectors: false, preload, ...options });
  return page.evaluate<Result[]>(`axe.run(document, ${given}).then(({ violations }) => violations)`);
}
