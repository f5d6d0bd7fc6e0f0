import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@vidya/contracts/remotes';
import { chromium } from 'playwright-core';
import { root } from '../config/webpack/shared.ts';
import { dataFolder } from '../run/folders.ts';
import { type PortName, ports, requireFreePorts } from '../run/ports.ts';
import { ProcessGroup } from '../run/processes.ts';
import { releaseEnvironment } from '../run/release-environment.ts';
import { seed } from '../run/seed.ts';
import { siteAddress, startSite } from '../run/site.ts';
import { browserFlags, findBrowser } from './browser.ts';
import type { Outcome } from './command.ts';
import { jest, jestWithSecondRun } from './jest.ts';

// Not 2000: fetch refuses port 6000.
const asidePorts = 2_100;

const releaseVariables = [
  'RELEASE_API',
  'RELEASE_BASES',
  'RELEASE_PRIVATE_KEY',
  'RELEASE_STORE',
  'RELEASE_TOKEN',
  'RELEASES_URL',
  'SITE_URL',
];

/** A site of its own, beside one that may be running: other ports, other data. */
export function moveAside(folder: string): void {
  for (const { variable, port } of Object.values(ports)) process.env[variable] ??= String(port + asidePorts);
  process.env['DATA_DIR'] = path.join(root, '.cache', folder);
  // Nothing of this may reach a store or an API that the operator releases to.
  for (const name of releaseVariables) delete process.env[name];
}

/** Runs work against a freshly seeded site, and stops the site whatever happens. */
export async function withSite<Value>(work: () => Promise<Value>): Promise<Value> {
  await requireFreePorts(Object.keys(ports) as PortName[]);
  rmSync(dataFolder(), { recursive: true, force: true });
  await seed(['--size', 'demo', '--if-empty']);
  const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void group.stop().then(() => process.exit(1)));
  try {
    await startSite(group, () => undefined);
    return await Promise.race([work(), group.death]);
  } finally {
    await group.stop();
  }
}

/** Where the journeys find the site that `withSite` started, and what they may release with. */
export const journeyEnvironment = (): Record<string, string> => ({
  SITE_URL: siteAddress(),
  SANDBOX_URL: `http://127.0.0.1:${process.env['SANDBOX_PORT']}`,
  API_URL: `http://127.0.0.1:${process.env['API_PORT']}`,
  ...releaseEnvironment(),
  RELEASES_FILE: path.join(dataFolder(), 'releases', 'releases.json'),
  RELEASE_API: `http://127.0.0.1:${process.env['API_PORT']}`,
});

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

/** The journeys, in a real browser against the built site. With `--all` every area meets every fault. */
export async function e2e(args: string[] = []): Promise<Outcome> {
  moveAside('e2e-data');
  // One address does in minutes what people do in days.
  process.env['REQUESTS_PER_MINUTE'] ??= '0';
  const given = args.filter((arg) => arg !== '--all');
  const run = given.length > 0 ? jest : jestWithSecondRun;
  const FAULT_AREA = faultArea(args.includes('--all'));
  console.info(`The area that meets every fault: ${FAULT_AREA}`);
  return withSite(() =>
    withBrowser((BROWSER_ENDPOINT) =>
      run('browser journeys', ['--config', 'e2e/jest.config.ts', '--runInBand', ...given], {
        BROWSER_ENDPOINT,
        FAULT_AREA,
        ...journeyEnvironment(),
      }),
    ),
  );
}
