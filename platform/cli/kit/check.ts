import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { requireBuilt } from '../../../scripts/build/version.ts';
import { build } from '../../../scripts/build.ts';
import { home, packageFolder } from '../../../scripts/config/webpack/shared.ts';
import { refusalsOf } from '../../gate/release-gate.ts';
import { siteMetadata } from '../release/place.ts';
import { builtCandidate } from '../release/publish/candidate.ts';
import { refusedMessage } from '../release/publish/publish.ts';
import { ReleaseError } from '../release/release-error.ts';
import { movedImports } from './moved-imports.ts';
import { ownArea } from './own-area.ts';

const require = createRequire(import.meta.url);

function checkTypes(): void {
  const tsc = path.resolve(require.resolve('typescript/package.json'), '../bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', '.'], { cwd: home, stdio: 'inherit' });
  if (status !== 0)
    throw new ReleaseError(['The types are wrong: the lines above say where.', ...movedImports(home)].join('\n'));
  console.info('types are right');
}

/** Builds the area in the current folder, if it changed. Returns the folder of the build. */
export async function buildHere(): Promise<string> {
  const folder = `mfe-${ownArea()}`;
  await build([folder]);
  const version = requireBuilt(folder);
  console.info(`${folder} ${version} is in dist/${version}`);
  return path.join(packageFolder(folder), 'dist', version);
}

/**
 * Types, build, and the gate for the shell of the running site (`/platform.json`). What is live, and what is granted,
 * only a publication asks for: that needs a token. Throws a `ReleaseError` with every refusal.
 */
export async function check(): Promise<void> {
  checkTypes();
  const candidate = builtCandidate(await buildHere());
  const refusals = refusalsOf(candidate, { hosts: [await siteMetadata()], live: undefined });
  if (refusals.length > 0) throw new ReleaseError(refusedMessage(candidate.files, refusals));
  console.info('the gate finds nothing');
}
