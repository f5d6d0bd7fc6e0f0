import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { dataFolder } from '../../run/folders.ts';
import { ports, requireFreePorts } from '../../run/ports.ts';
import { ProcessGroup, whenStopped } from '../../run/processes.ts';
import { releaseEnvironment } from '../../run/release-environment.ts';
import { seed } from '../../run/seed.ts';
import { startSite } from '../../run/site.ts';
import { siteAddress } from '../../run/site-address.ts';

// Not 2000, because fetch refuses port 6000.
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

/** Selects other ports and data than those of a site that may be running. `place` counts such sites, from 0. */
export function moveAside(folder: string, place = 0): void {
  for (const { variable, port } of Object.values(ports))
    process.env[variable] = String(Number(process.env[variable] ?? port + asidePorts) + place * portsApart);
  process.env['DATA_DIR'] = path.join(root, '.cache', folder);
  // A test must not release to the operator's store or API.
  for (const name of releaseVariables) delete process.env[name];
}

/**
 * Runs the work against a newly seeded site, and stops the site also after an error, or when a signal stops this process,
 * unless the caller sees to that itself. `SEEDED_DATA` names a data folder to begin with a copy of.
 */
export async function withSite<Value>(work: () => Promise<Value>, { isTied = false } = {}): Promise<Value> {
  await requireFreePorts(Object.keys(ports));
  rmSync(dataFolder(), { recursive: true, force: true });
  const seeded = process.env['SEEDED_DATA'];
  if (seeded) cpSync(seeded, dataFolder(), { recursive: true });
  else await seed(['--size', 'demo', '--if-empty']);
  const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
  if (!isTied) whenStopped((exitCode) => void group.stop().then(() => process.exit(exitCode)));
  try {
    await startSite(group, () => undefined);
    return await Promise.race([work(), group.death]);
  } finally {
    await group.stop();
  }
}

/** The addresses of the site that `withSite` started, and the secrets for releases. */
export const journeyEnvironment = (): Record<string, string> => ({
  SITE_URL: siteAddress(),
  SANDBOX_URL: `http://127.0.0.1:${process.env['SANDBOX_PORT']}`,
  API_URL: `http://127.0.0.1:${process.env['API_PORT']}`,
  ...releaseEnvironment(),
  RELEASES_FILE: path.join(dataFolder(), 'releases', 'releases.json'),
  RELEASE_API: `http://127.0.0.1:${process.env['API_PORT']}`,
});
