import lighthouse from 'lighthouse';
import { freePort } from '../../check/free-port.ts';
import { launchBrowser } from '../harness/site.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Its own settings are a phone that has never been there. */
async function visit(address: string) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed at ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Scores from 0 to 1, and the titles of audits that cost points. */
export async function audit(address: string): Promise<{ scores: Record<Category, number>; complaints: string[] }> {
  const { audits, ...lhr } = await visit(address);
  const refs = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  const costly = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  const scores = categories.map((name) => [name, lhr.categories[name]?.score ?? 0]);
  return { scores: Object.fromEntries(scores), complaints: costly.map(({ id }) => audits[id]?.title ?? id) };
}
