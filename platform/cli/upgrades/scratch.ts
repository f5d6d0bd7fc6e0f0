import { constants, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '../../../scripts/check/source-copy.ts';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { problemIn } from './registry.ts';
import { runLimited } from './run-limited.ts';
import { TrialError } from './trial-error.ts';

/** In ms: npm compares two thousand packages, and fetches a few. */
const installLimitMs = 600_000;

/** A library's packages and the version that all of them get. */
export interface Upgrade {
  packages: readonly string[];
  version: string;
}

const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'] as const;

/** A package.json with these packages at this version, wherever it names them. */
export function raised(manifest: string, { packages, version }: Upgrade): string {
  const content = JSON.parse(manifest) as Partial<Record<(typeof kinds)[number], Record<string, unknown>>>;
  for (const kind of kinds) {
    const listed = content[kind];
    for (const name of packages) if (listed && name in listed) listed[name] = version;
  }
  return JSON.stringify(content, null, 2);
}

/** A copy of the working tree with libraries of its own: what is installed there touches nothing here. */
export async function makeScratch(): Promise<string> {
  const folder = copyFiles();
  // When a signal stops this process.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // No links: npm would write through them.
  const options = {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  };
  for (const modules of ['node_modules', ...globSync('*/node_modules', { cwd: root })])
    await cp(path.join(root, modules), path.join(folder, modules), options);
  return folder;
}

/** Raises the packages in all of the copy and installs them. Rejects with a `TrialError`. */
export async function install(folder: string, upgrade: Upgrade, env: NodeJS.ProcessEnv): Promise<void> {
  for (const file of globSync(['package.json', '*/package.json'], { cwd: folder })) {
    const place = path.join(folder, file);
    writeFileSync(place, raised(readFileSync(place, 'utf8'), upgrade));
  }
  const args = ['install', '--ignore-scripts', '--prefer-offline', '--fetch-retries=1', '--fetch-timeout=60000'];
  const { code, stderr } = await runLimited({ file: 'npm', args, cwd: folder, env, limitMs: installLimitMs });
  if (code === undefined)
    throw new TrialError('not installed', `npm did not install it within ${installLimitMs / 60_000} minutes.`);
  if (code !== 0) throw new TrialError('not installed', `npm does not install it: ${problemIn(stderr)}`);
}
