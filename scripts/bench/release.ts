import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { build } from '../build.ts';
import { browserFlags, findBrowser } from '../check/browser.ts';
import { moveAside, withSite } from '../check/e2e.ts';
import { releaseTarget } from '../release/place.ts';
import type { ReleaseApi } from '../release/release-api.ts';
import { report, type Timed } from './release/report.ts';
import { fallBack, untilSeen } from './release/tabs.ts';
import { newTeam, type Team } from './release/team.ts';

const name = 'catalog';

function readRuns(args: string[]): number {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1; it is '${values.runs}'.`);
  return runs;
}

interface Parties {
  team: Team;
  api: ReleaseApi;
  browser: Browser;
}

/** A release from the changed line to the way back; ends with the new version live, as the next one's predecessor. */
async function oneRelease({ team, api, browser }: Parties, mark: number): Promise<Timed> {
  const { ms: publish } = await team.release(mark);
  const promote = await untilSeen(browser, mark, () => api.promote(name, {}));
  const live = (await api.list()).find((remote) => remote.name === name)?.live;
  if (!live) throw new Error('Nothing is live after a promotion.');
  const fallen = await fallBack(browser, live.version, mark - 1);
  const rollBack = await untilSeen(browser, mark - 1, () => api.rollBack(name, { reason: 'Benchmark' }));
  await api.promote(name, { version: live.version });
  return { publish, promote, fallBack: fallen, rollBack };
}

/**
 * `npm run bench -- release [--runs 5]`: a team changes one line of the catalogue in a checkout of its own and releases
 * it by the command line (the whole process, its real build with what webpack remembers of the one before), then
 * promotes, loses the files, takes it back. False when a target is missed.
 */
export async function release(): Promise<boolean> {
  const runs = readRuns(process.argv.slice(3));
  await build();
  moveAside('release-data');
  process.env['REQUESTS_PER_MINUTE'] ??= '0';
  return withSite(async () => {
    const team = newTeam();
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
    try {
      const { api } = await releaseTarget('bench');
      // The first one builds without a memory, and gives the second something to fall back to.
      const first = await team.release(0);
      console.info(`without webpack's memory: ${(first.ms / 1000).toFixed(1)} s`);
      await api.promote(name, {});
      const timed: Timed[] = [];
      for (let mark = 1; mark <= runs; mark += 1) timed.push(await oneRelease({ team, api, browser }, mark));
      return report(timed);
    } finally {
      await browser.close();
      team.leave();
    }
  });
}
