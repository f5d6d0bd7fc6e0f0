import { spawnSync } from 'node:child_process';
import { freePort } from '@vidya/contracts/testing/free-port';
import { chromium } from 'playwright-core';
import { remoteNames } from '../../platform/gate/remotes.ts';
import { root } from '../config/webpack/shared.ts';
import { findBrowser } from './browser.ts';
import { browserFlags } from './chromium.ts';
import type { Outcome } from './command.ts';
import { jest, jestWithSecondRun } from './jest.ts';
import { startJourneySite } from './site/journey-site.ts';
import { measureTimeFactor } from './time-factor.ts';

/** Each worker has its own site. Two keep two cores busy: with three the whole run takes a tenth longer. */
const sitesOfWholeRun = 2;

/** Starts `count` of something, runs the work with them and stops those that started, also after an error. */
async function withAll<Part extends { stop: () => Promise<void> }, Value>(
  count: number,
  start: (place: number) => Promise<Part>,
  work: (parts: Part[]) => Promise<Value>,
): Promise<Value> {
  const starts = Array.from({ length: count }, (_, place) => start(place));
  try {
    return await work(await Promise.all(starts));
  } finally {
    const ended = await Promise.allSettled(starts);
    await Promise.all(ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
  }
}

/**
 * Starts a browser for one worker, which connects to it directly: Playwright's server would repeat every message, and
 * in one shared browser each worker would receive the events of the other's pages.
 */
async function startBrowser() {
  const port = await freePort();
  const args = [...browserFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => browser.close() };
}

/** Jest's pattern for these journeys. */
const patternOf = (journeys: readonly string[]): string => `/e2e/(${journeys.join('|')})\\.test\\.ts$`;

/** The area that gets every fault in this run: a different one for each commit; with `--all`, 'all' areas. */
function faultArea(isWhole: boolean): string {
  if (isWhole) return 'all';
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
  return remoteNames[(Number.parseInt(commit, 16) || 0) % remoteNames.length]!;
}

interface Selection {
  /** File names of journeys; two sites share them, and a few that failed run once more. */
  journeys?: readonly string[];
  /** Arguments for Jest, for one site. With `--all` every area gets every fault. */
  args?: readonly string[];
}

/** Runs journeys in a real browser against the built site; without a selection, all of them. */
export async function e2e({ journeys = [], args = [] }: Selection = {}): Promise<Outcome> {
  const own = args.filter((arg) => arg !== '--all');
  const run = own.length > 0 ? jest : jestWithSecondRun;
  const FAULT_AREA = faultArea(args.includes('--all'));
  console.info(`The area that gets every fault: ${FAULT_AREA}`);
  // Sites and journeys have the same limits.
  const TIME_FACTOR = String(await measureTimeFactor());
  process.env['TIME_FACTOR'] = TIME_FACTOR;
  const count = own.length > 0 ? 1 : sitesOfWholeRun;
  const selected = journeys.length > 0 ? [patternOf(journeys)] : own;
  const jestArgs = ['--config', 'e2e/jest.config.ts', `--maxWorkers=${count}`, ...selected];
  return withAll(count, startJourneySite, (sites) =>
    withAll(count, startBrowser, (browsers) => {
      const environments = sites.map(({ environment }, place) => ({
        ...environment,
        BROWSER_ENDPOINT: browsers[place]!.endpoint,
      }));
      const outcome = run('browser journeys', jestArgs, {
        TIME_FACTOR,
        FAULT_AREA,
        SITES: JSON.stringify(environments),
      });
      return Promise.race([outcome, ...sites.map(({ death }) => death)]);
    }),
  );
}
