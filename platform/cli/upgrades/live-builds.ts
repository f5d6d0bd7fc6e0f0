import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserPackages, builtVersion } from '../../../scripts/build/version.ts';
import { copySources } from '../../../scripts/check/source-copy.ts';
import { packageFolder } from '../../../scripts/config/webpack/shared.ts';
import { runLimited } from './run-limited.ts';
import { TrialError } from './trial-error.ts';
import { buildProblem } from './try-area.ts';

/** In ms: all builds, one after the other on a busy machine. */
const buildLimitMs = 1_800_000;

/** Builds packages of a source tree, by default all. Rejects with a `TrialError`. */
async function buildIn(tree: string, what: string, packages: readonly string[] = []): Promise<void> {
  const args = [path.join(tree, 'scripts/build.ts'), ...packages];
  const command = { file: process.execPath, args, cwd: tree, env: process.env, limitMs: buildLimitMs };
  const run = await runLimited(command);
  if (run.code === undefined) throw new TrialError('not tried', `${what} cannot be built in time.`);
  if (run.code !== 0) throw new TrialError('not built', `${what} cannot be built: ${buildProblem(run)}`);
}

/** A copy of the working tree with finished builds of it, which are what is live. The caller removes the folder. */
export async function makeLiveTree(): Promise<string> {
  const tree = copySources();
  try {
    for (const name of browserPackages) {
      const version = builtVersion(name);
      if (!version) continue;
      const build = path.join('dist', version);
      cpSync(path.join(packageFolder(name), build), path.join(tree, name, build), { recursive: true });
    }
    await buildIn(tree, 'What is live');
    return tree;
  } catch (error) {
    rmSync(tree, { recursive: true, force: true });
    throw error;
  }
}

/** Makes another tree, with raised libraries, one whose shell has them, while its live areas are those of `liveTree`. */
export async function raiseShell(tree: string, liveTree: string): Promise<void> {
  await buildIn(tree, 'The shell', ['shell']);
  for (const name of browserPackages)
    if (name !== 'shell') cpSync(path.join(liveTree, name, 'dist'), path.join(tree, name, 'dist'), { recursive: true });
}
