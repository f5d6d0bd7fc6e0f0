import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../build/version.ts';
import { root } from '../../config/webpack/shared.ts';
import { runScript } from '../../run/run-script.ts';
import { apiEnvironment } from '../../run/site.ts';

const sources = ['api/src/**', 'api/sample-data/**', 'api/migrations/*.sql', 'contracts/src/**', 'package-lock.json'];
const seeds = path.join(root, '.cache/seeded');

async function prepare(): Promise<string> {
  // The sample world is as old as the day.
  const folder = path.join(seeds, `${hashOf(sources)}-${new Date().toISOString().slice(0, 10)}`);
  if (existsSync(folder)) return folder;
  rmSync(seeds, { recursive: true, force: true });
  const unfinished = `${folder}-${process.pid}`;
  const env = { ...process.env, ...apiEnvironment(), DATA_DIR: unfinished };
  const code = await runScript('api/src/seed/seed-main.ts', ['--size', 'demo'], env);
  if (code !== 0) throw new Error('Filling the database of the journeys failed.');
  renameSync(unfinished, folder);
  return folder;
}

let preparing: Promise<string> | undefined;

/** A data folder with the sample world of today, for sites of journeys to copy: absolute. Made once for these sources. */
export const seededData = (): Promise<string> => (preparing ??= prepare());
