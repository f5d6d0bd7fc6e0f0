import { callAddress } from '@vidya/contracts/call';
import { type CourseSummary, listCourses } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { build } from '../build.ts';
import { moveAside, withSite } from '../check/e2e.ts';
import { portOf } from '../run/ports.ts';
import { siteAddress } from '../run/site.ts';
import { buildOneBundle } from './one-bundle.ts';
import { audit, type Audited } from './web/lighthouse.ts';
import { compareLoads, type Compared, type Page } from './web/loads.ts';
import { timeMoves } from './web/moves.ts';
import { type Part, readOptions } from './web/options.ts';
import { plainPage } from './web/plain-page.ts';
import { reportAudits, reportLoads, reportMoves } from './web/report.ts';

const api = (): string => `http://127.0.0.1:${portOf('api')}`;

/** Performance is measured anew in every audit, so one alone says little. */
const audits = 3;

async function listPages(): Promise<Page[]> {
  const answer = await fetch(`${api()}${callAddress(listCourses)}?limit=1`);
  const { Data } = (await answer.json()) as { Data: CourseSummary[] };
  if (!Data[0]) throw new Error('The sample data holds no course.');
  return [
    { name: '/', path: paths.home() },
    { name: '/course/all-courses', path: paths.allCourses() },
    { name: '/courseDetail', path: paths.courseDetail(Data[0]._id) },
  ];
}

async function measureLoads(pages: Page[], runs: number): Promise<boolean> {
  const builds = await buildOneBundle();
  const bundle = await plainPage(builds, api());
  const sides = { site: siteAddress(), bundle: await bundle.listen({ host: '127.0.0.1', port: 0 }) };
  try {
    const compared: Compared[] = [];
    for (const page of pages) compared.push(await compareLoads(page, sides, runs));
    return reportLoads(compared);
  } finally {
    await bundle.close();
  }
}

async function auditPages(pages: Page[]): Promise<boolean> {
  const audited: [string, Audited][] = [];
  for (const { name, path } of pages) audited.push([name, await audit(siteAddress() + path, audits)]);
  return reportAudits(audited);
}

/**
 * `npm run bench -- web`: how fast the pages are that most visits begin with. First visits beside one bundle of the same
 * sources, served as a plain single-page application, in turns; Lighthouse; and moves between areas. Everything is served
 * as in production (brotli, files kept for ever), over HTTP/1.1 on loopback. False when a target is missed.
 */
export async function web(): Promise<boolean> {
  const { runs, only } = readOptions(process.argv.slice(3));
  await build();
  moveAside('web-data');
  process.env['REQUESTS_PER_MINUTE'] ??= '0';
  return withSite(async () => {
    const pages = await listPages();
    const parts: Record<Part, () => Promise<boolean>> = {
      loads: () => measureLoads(pages, runs),
      lighthouse: () => auditPages(pages),
      moves: async () => reportMoves(await timeMoves(runs)),
    };
    let isGood = true;
    for (const [part, run] of Object.entries(parts)) if (!only || part === only) isGood = (await run()) && isGood;
    return isGood;
  });
}
