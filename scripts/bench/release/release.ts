import type { Browser } from 'playwright-core';
import { releaseTarget } from '../../../platform/cli/release/place.ts';
import type { ReleaseApi } from '../../../platform/cli/release/release-api.ts';
import { median } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { onSite } from '../harness/site.ts';
import { heapGrowth } from './one-tab.ts';
import { fallBack, untilSeen } from './tabs.ts';
import { newTeam, type Team } from './team.ts';

const name = 'catalog';

/** The steps to time, with their largest allowed median in ms. */
const targets = {
  publish: ['build, gate, publication of one area', 10_000],
  promote: ['promotion → seen in a new tab', 2_000],
  rollBack: ['rollback → seen in a new tab', 2_000],
  fallBack: ['fallback inside a tab', 1_000],
} as const;
type Timed = Record<keyof typeof targets, number>;

/** Times one release, from the changed line to the rollback. Ends with the new version live, for the next release. */
async function oneRelease(team: Team, api: ReleaseApi, browser: Browser, mark: number): Promise<Timed> {
  const publish = await team.release(mark);
  const promote = await untilSeen(browser, mark, () => api.promote(name, {}));
  const live = (await api.list()).find((remote) => remote.name === name)?.live;
  if (!live) throw new Error('Nothing is live after a promotion.');
  const fallen = await fallBack(browser, live.version, mark - 1);
  const rollBack = await untilSeen(browser, mark - 1, () => api.rollBack(name, { reason: 'Benchmark' }));
  await api.promote(name, { version: live.version });
  return { publish, promote, fallBack: fallen, rollBack };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Prints medians and targets; returns the missed targets. */
function report(runs: Timed[]): string[] {
  console.info(`\nMedians of ${runs.length} runs${' '.repeat(27)}median   target   from     to`);
  return Object.entries(targets).flatMap(([part, [text, targetMs]]) => {
    const times = runs.map((run) => run[part as keyof Timed]);
    const numbers = [median(times), targetMs, Math.min(...times), Math.max(...times)];
    console.info(text.padEnd(42) + numbers.map((ms) => seconds(ms).padStart(7)).join('  '));
    return median(times) > targetMs ? [`${text}: ${seconds(median(times))} (at most ${seconds(targetMs)})`] : [];
  });
}

/** A tab's heap may grow by this share over 50 promotions: caches that fill late. */
const growthAllowed = 1.1;

/** What one tab holds after many versions: two of them replace each other. Returns the missed target. */
async function memory(api: ReleaseApi, browser: Browser): Promise<string[]> {
  const area = (await api.list()).find((remote) => remote.name === name);
  const both = [area?.previous?.version, area?.live?.version];
  const growth = await heapGrowth(browser, (count) => {
    const version = both[count % both.length];
    return version ? api.promote(name, { version }) : Promise.reject(new Error('There are no two versions.'));
  });
  const text = `heap of one tab after 50 promotions: ${(growth * 100).toFixed(1)} %`;
  console.info(text);
  return growth > growthAllowed ? [`${text} (at most ${(growthAllowed * 100).toFixed(0)} %)`] : [];
}

/**
 * `npm run bench -- release [--runs 5]`: a team changes one line of the catalogue in its own checkout and releases it
 * from the command line (a real build, with webpack's cache of the one before), then promotes, loses the files and
 * rolls back. Then one tab lives through 50 promotions, four minutes long.
 */
export function release(args: string[]): Promise<string[]> {
  const { runs } = readOptions(args, { runs: 5 });
  return onSite('release-data', async (browser) => {
    const team = newTeam();
    try {
      const { api } = await releaseTarget('bench');
      // The first release builds without a cache, and is the fallback of the second.
      console.info(`without webpack's cache: ${seconds(await team.release(0))}`);
      await api.promote(name, {});
      const timed: Timed[] = [];
      for (let mark = 1; mark <= runs; mark += 1) timed.push(await oneRelease(team, api, browser, mark));
      return [...report(timed), ...(await memory(api, browser))];
    } finally {
      team.leave();
    }
  });
}
