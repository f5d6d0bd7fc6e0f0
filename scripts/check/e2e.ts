import { spawnSync } from 'node:child_process';
import { remoteNames } from '@vidya/contracts/release/remotes';
import { chromium } from 'playwright-core';
import { root } from '../config/webpack/shared.ts';
import { browserFlags, findBrowser } from './browser.ts';
import type { Outcome } from './command.ts';
import { jest, jestWithSecondRun } from './jest.ts';
import { type JourneySite, startJourneySite } from './journey-site.ts';

/** A journey waits more than it works: two at a time keep two cores busy. Each has a site for itself. */
const sitesOfWholeRun = 2;

/** Starts the one browser that all journeys share, and stops it whatever happens. `work` gets where it listens. */
async function withBrowser<Value>(work: (endpoint: string) => Promise<Value>): Promise<Value> {
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: browserFlags });
  try {
    return await work(server.wsEndpoint());
  } finally {
    await server.close();
  }
}

/** The area that meets every fault in this run: another one after each commit. `all` of them with `--all`. */
function faultArea(isWhole: boolean): string {
  if (isWhole) return 'all';
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;
  return remoteNames[(Number.parseInt(commit, 16) || 0) % remoteNames.length]!;
}

/** Runs work against freshly seeded sites, and stops them whatever happens. */
async function withSites<Value>(count: number, work: (sites: JourneySite[]) => Promise<Value>): Promise<Value> {
  const starts = Array.from({ length: count }, (_, place) => startJourneySite(place));
  try {
    const sites = await Promise.all(starts);
    return await Promise.race([work(sites), ...sites.map(({ death }) => death)]);
  } finally {
    const started = await Promise.allSettled(starts);
    await Promise.all(started.map((start) => (start.status === 'fulfilled' ? start.value.stop() : Promise.resolve())));
  }
}

/** The journeys, in a real browser against the built site. With `--all` every area meets every fault. */
export async function e2e(args: string[] = []): Promise<Outcome> {
  const given = args.filter((arg) => arg !== '--all');
  const run = given.length > 0 ? jest : jestWithSecondRun;
  const FAULT_AREA = faultArea(args.includes('--all'));
  console.info(`The area that meets every fault: ${FAULT_AREA}`);
  const count = given.length > 0 ? 1 : sitesOfWholeRun;
  return withSites(count, (sites) =>
    withBrowser((BROWSER_ENDPOINT) =>
      run('browser journeys', ['--config', 'e2e/jest.config.ts', `--maxWorkers=${count}`, ...given], {
        BROWSER_ENDPOINT,
        FAULT_AREA,
        SITES: JSON.stringify(sites.map(({ environment }) => environment)),
      }),
    ),
  );
}
