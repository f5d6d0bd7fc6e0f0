import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserPackages, builtVersion } from '../build/version.ts';
import { startJourneySite } from '../check/journey-site.ts';
import { copySources } from '../check/source-copy.ts';
import { packageFolder } from '../config/webpack/shared.ts';
import { NotTriedError } from './registry.ts';
import { runLimited } from './run-limited.ts';

interface LiveSite {
  /** The addresses and secrets for releases. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** In ms: all builds, one after the other on a busy machine. */
const buildLimitMs = 1_800_000;
/** Its ports are none of the browser journeys'. */
const place = 3;

/** A copy of the working tree with finished builds of it. */
async function builtCopy(): Promise<string> {
  const folder = copySources();
  for (const name of browserPackages) {
    const version = builtVersion(name);
    if (!version) continue;
    const build = path.join('dist', version);
    cpSync(path.join(packageFolder(name), build), path.join(folder, name, build), { recursive: true });
  }
  const args = [path.join(folder, 'scripts/build.ts')];
  const command = { file: process.execPath, args, cwd: folder, env: process.env, limitMs: buildLimitMs };
  const { code, stderr } = await runLimited(command);
  if (code === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new NotTriedError(`What is live cannot be built${code === undefined ? ' in time' : `:\n${stderr}`}.`);
}

/** The site to try upgrades on: that of `SITE_URL`, else one of a copy of this source tree, with sample data. */
export async function liveSite(): Promise<LiveSite> {
  if (process.env['SITE_URL']) return { env: process.env, stop: () => Promise.resolve() };
  const folder = await builtCopy();
  const { environment, stop } = await startJourneySite(place, folder);
  const stopAndRemove = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { env: { ...process.env, ...environment }, stop: stopAndRemove };
}
