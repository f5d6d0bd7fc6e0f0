import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { dataFolder } from '../run/folders.ts';
import { type PortName, ports, requireFreePorts } from '../run/ports.ts';
import { ProcessGroup } from '../run/processes.ts';
import { releaseEnvironment } from '../run/release-environment.ts';
import { seed } from '../run/seed.ts';
import { siteAddress, startSite } from '../run/site.ts';

// Not 2000: fetch refuses port 6000.
const asidePorts = 2_100;
const portsApart = 20;

const releaseVariables = [
  'RELEASE_API',
  'RELEASE_BASES',
  'RELEASE_PRIVATE_KEY',
  'RELEASE_STORE',
  'RELEASE_TOKEN',
  'RELEASES_URL',
  'SITE_URL',
];

/** A site of its own, beside one that may be running: other ports, other data. `place` counts such sites, from 0. */
export function moveAside(folder: string, place = 0): void {
  for (const { variable, port } of Object.values(ports))
    process.env[variable] = String(Number(process.env[variable] ?? port + asidePorts) + place * portsApart);
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
