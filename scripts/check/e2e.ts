import { spawnSync } from 'node:child_process';
import { remoteNames } from '@vidya/contracts/release/remotes';
import { chromium } from 'playwright-core';
import { root } from '../config/webpack/shared.ts';
import { browserFlags, findBrowser } from './browser.ts';
import type { Outcome } from './command.ts';
import { freePort } from './free-port.ts';
import { jest, jestWithSecondRun } from './jest.ts';
import { type JourneySite, startJourneySite } from './journey-site.ts';

/** A journey waits more than it works: two at a time keep two cores busy. Each has a site for itself. */
const sitesOfWholeRun = 2;

/**
 * Starts a browser for each worker, and stops them whatever happens. `work` gets where they listen. Workers speak with
 * theirs themselves: a server of Playwright's between them repeats every message, and in one browser each would be told
 * of the other's pages.
 */
async function withBrowsers<Value>(count: number, work: (endpoints: string[]) => Promise<Value>): Promise<Value> {
  const executablePath = findBrowser();
  const starts = Array.from({ length: count }, async () => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...browserFlags, `--remote-debugging-port=${port}`],
    });
    return { browser, endpoint: `http://127.0.0.1:${port}` };
  });
  try {
    return await work((await Promise.all(starts)).map(({ endpoint }) => endpoint));
  } finally {
    const started = await Promise.allSettled(starts);
    await Promise.all(
      started.map((start) => (start.status === 'fulfilled' ? start.value.browser.close() : Promise.resolve())),
    );
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
    withBrowsers(count, (endpoints) =>
      run('browser journeys', ['--config', 'e2e/jest.config.ts', `--maxWorkers=${count}`, ...given], {
        FAULT_AREA,
        SITES: JSON.stringify(
          sites.map(({ environment }, place) => ({ ...environment, BROWSER_ENDPOINT: endpoints[place] })),
        ),
      }),
    ),
  );
}
