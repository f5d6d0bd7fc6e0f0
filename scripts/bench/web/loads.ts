import { medianOf } from './median.ts';
import { visit, type Visit } from './visit.ts';

export interface Page {
  /** As the table calls it. */
  name: string;
  path: string;
}

export interface Compared {
  page: Page;
  site: Visit;
  bundle: Visit;
}

const measures = ['fcp', 'lcp', 'tbt', 'cls', 'bytes', 'scriptBytes'] as const;

const medianVisit = (visits: Visit[]): Visit =>
  Object.fromEntries(
    measures.map((measure) => [measure, medianOf(visits.map((one) => one[measure]))]),
  ) as unknown as Visit;

interface Sides {
  site: string;
  bundle: string;
}

/** The medians of a page, site and bundle by turns, so that what else the machine does meets both alike. */
export async function compareLoads(page: Page, { site, bundle }: Sides, runs: number): Promise<Compared> {
  const visits: { site: Visit[]; bundle: Visit[] } = { site: [], bundle: [] };
  // The first round warms the servers and does not count.
  for (let run = 0; run <= runs; run += 1) {
    const pair = { site: await visit(site + page.path), bundle: await visit(bundle + page.path) };
    if (run === 0) continue;
    visits.site.push(pair.site);
    visits.bundle.push(pair.bundle);
  }
  return { page, site: medianVisit(visits.site), bundle: medianVisit(visits.bundle) };
}
