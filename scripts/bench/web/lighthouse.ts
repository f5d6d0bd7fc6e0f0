import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../../check/browser.ts';
import { freePort } from './free-port.ts';
import { medianOf } from './median.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Scores from 0 to 1, and the titles of audits that cost points. */
export interface Audited {
  scores: Record<Category, number>;
  complaints: string[];
}

async function auditOnce(address: string): Promise<Audited> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse's own settings are the mobile preset.
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${address}.`);
    const { lhr } = result;
    const refs = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
    const costly = refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, lhr.categories[name]?.score ?? 0]),
      ) as Audited['scores'],
      complaints: costly.map(({ id }) => lhr.audits[id]?.title ?? id),
    };
  } finally {
    await browser.close();
  }
}

/** The median scores of a page over a few audits: performance is measured anew in each. */
export async function audit(address: string, runs: number): Promise<Audited> {
  const audits: Audited[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(address));
  const score = (name: Category): number => medianOf(audits.map(({ scores }) => scores[name]));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Audited['scores'],
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
  };
}
