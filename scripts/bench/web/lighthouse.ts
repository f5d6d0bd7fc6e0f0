import { freePort } from '@vidya/contracts/testing/free-port';
import { loadTool } from '../../tools/tools.ts';
import { median } from '../harness/figures.ts';
import { launchBrowser } from '../harness/site.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const shift = 'cumulative-layout-shift';

/** Performance differs between audits, so one alone means little. */
const audits = 3;

interface LighthouseResult {
  runtimeError?: object;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  /** By category; the score is from 0 to 1. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

interface Lighthouse {
  default: (address: string, options: object) => Promise<{ lhr: LighthouseResult } | undefined>;
}

/** Lighthouse's defaults: a phone on slow 4G, at its first visit. */
async function visit(address: string) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const { default: lighthouse } = loadTool<Lighthouse>('lighthouse');
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed at ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Returns medians (scores from 0 to 1 by category, metrics in ms) and the titles of audits that cost points. */
export async function audit(address: string) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < audits; run += 1) visits.push(await visit(address));
  const valueOf = (id: string): number => median(visits.map((lhr) => lhr.audits[id]?.numericValue ?? Infinity));
  const costly = visits.flatMap((lhr) =>
    categories
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => lhr.audits[id]?.title ?? id),
  );
  return {
    scores: categories.map((name) => median(visits.map((lhr) => lhr.categories[name]?.score ?? 0))),
    times: metrics.map((id) => Math.round(valueOf(id))),
    shift: valueOf(shift),
    complaints: new Set(costly),
  };
}
