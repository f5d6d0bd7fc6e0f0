import { callAddress } from '@vidya/contracts/calls/call';
import { type CourseSummary, listCourses } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../../run/site.ts';
import { withBundle } from '../bundle.ts';
import { kilobytes, median, row, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { onSite } from '../harness/site.ts';
import { audit, categories } from './lighthouse.ts';
import { moves, timeMove } from './moves.ts';
import { type Load, load, measures } from './visit.ts';

/** What is aimed at: ratios to the one bundle, and limits of the site itself. */
const max = { fcpRatio: 0.5, lcpRatio: 1, cls: 0.02, moveMs: 150 };
const min = { performance: 0.9, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
/** Performance is measured anew in every audit, so one alone says little. */
const audits = 3;
const widths: [number, number] = [36, 10];

async function listPages(): Promise<{ name: string; path: string }[]> {
  const response = await fetch(`${siteAddress()}${callAddress(listCourses)}?limit=1`);
  const { Data } = (await response.json()) as { Data: CourseSummary[] };
  if (!Data[0]) throw new Error('The sample data holds no course.');
  return [
    { name: '/', path: paths.home() },
    { name: '/course/all-courses', path: paths.allCourses() },
    { name: '/courseDetail', path: paths.courseDetail(Data[0]._id) },
  ];
}

const medians = (loads: Load[]): Load =>
  Object.fromEntries(measures.map((measure) => [measure, median(loads.map((one) => one[measure]))])) as Load;

const loadCells = ({ fcp, lcp, tbt, cls, bytes, scriptBytes }: Load): (string | number)[] => [
  ...[fcp, lcp, tbt].map(Math.round),
  cls.toFixed(3),
  ...[bytes, scriptBytes].map(kilobytes),
];

/** One page, site and bundle by turns, so that what else the machine does meets both alike. */
async function compareLoads(
  name: string,
  addresses: { site: string; bundle: string },
  runs: number,
): Promise<string[]> {
  const loads = { site: [] as Load[], bundle: [] as Load[] };
  // The first round warms the servers and does not count.
  for (let run = 0; run <= runs; run += 1) {
    for (const side of ['site', 'bundle'] as const) {
      const one = await load(addresses[side]);
      if (run > 0) loads[side].push(one);
    }
  }
  const [site, bundle] = [medians(loads.site), medians(loads.bundle)];
  const ratio = (measure: keyof Load): number => site[measure] / bundle[measure];
  const [fcp, lcp] = [ratio('fcp'), ratio('lcp')];
  const ratios = [fcp.toFixed(2), lcp.toFixed(2), '', '', ratio('bytes').toFixed(2), ratio('scriptBytes').toFixed(2)];
  console.info(row(`${name}  site`, loadCells(site), widths));
  console.info(row(`${name}  bundle`, loadCells(bundle), widths));
  console.info(row(`${name}  ratio`, ratios, widths));
  return whatMissed([
    [!(fcp <= max.fcpRatio), `${name}: first paint ${fcp.toFixed(2)} times the bundle's (at most ${max.fcpRatio})`],
    [!(lcp <= max.lcpRatio), `${name}: largest paint ${lcp.toFixed(2)} times the bundle's (at most ${max.lcpRatio})`],
    [!(site.cls <= max.cls), `${name}: layout shift ${site.cls.toFixed(3)} (at most ${max.cls})`],
  ]);
}

const loads = (runs: number): Promise<string[]> =>
  withBundle(async (bundle) => {
    console.info('\nA first visit on slow 4G with a CPU four times slower (medians; ms, KB as sent)');
    console.info(row('page', ['first', 'largest', 'blocking', 'shift', 'KB', 'script KB'], widths));
    const missed: string[] = [];
    for (const { name, path } of await listPages())
      missed.push(...(await compareLoads(name, { site: siteAddress() + path, bundle: bundle + path }, runs)));
    return missed;
  });

/** Median scores, and what costs points. */
async function scores(): Promise<string[]> {
  console.info('\nLighthouse, mobile');
  console.info(row('page', ['speed', 'access', 'practice', 'search'], widths));
  const missed: string[] = [];
  for (const { name, path } of await listPages()) {
    const audited: Awaited<ReturnType<typeof audit>>[] = [];
    for (let run = 0; run < audits; run += 1) audited.push(await audit(siteAddress() + path));
    const score = categories.map((category) => ({
      category,
      value: median(audited.map((one) => one.scores[category])),
    }));
    console.info(
      row(
        name,
        score.map(({ value }) => value.toFixed(2)),
        widths,
      ),
    );
    for (const complaint of new Set(audited.flatMap(({ complaints }) => complaints))) console.info(`    ${complaint}`);
    const low = score.filter(({ category, value }) => value < min[category]);
    missed.push(...low.map(({ category, value }) => `${name}: ${category} ${value} (at least ${min[category]})`));
  }
  return missed;
}

async function timeMoves(browser: Browser, runs: number): Promise<string[]> {
  console.info('\nFrom a click on a link under the pointer to the content (medians, ms, nothing slowed down)');
  const missed: string[] = [];
  for (const move of moves) {
    const ms = Math.round(await timeMove(browser, move, runs));
    console.info(row(move.name, [ms], widths));
    missed.push(...whatMissed([[ms > max.moveMs, `${move.name}: ${ms} ms (at most ${max.moveMs})`]]));
  }
  return missed;
}

/**
 * `npm run bench -- web [--runs 5] [--only loads|lighthouse|moves]`: how fast the pages are that most visits begin with,
 * beside one bundle of the same sources; Lighthouse; and moves between areas. Served as in production, over HTTP/1.1.
 */
export function web(args: string[]): Promise<string[]> {
  const { runs, parts } = readOptions(args, { runs: 5 }, ['loads', 'lighthouse', 'moves']);
  return onSite('web-data', async (browser) => {
    const missed: string[] = [];
    if (parts.includes('loads')) missed.push(...(await loads(runs)));
    if (parts.includes('lighthouse')) missed.push(...(await scores()));
    if (parts.includes('moves')) missed.push(...(await timeMoves(browser, runs)));
    return missed;
  });
}
