/** Builds one browser package: `node scripts/build/one.ts mfe-catalog`. The version comes from its sources. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@vidya/contracts/release/remotes';
import { remoteConfig } from '../config/webpack/remote.ts';
import { root } from '../config/webpack/shared.ts';
import { shellConfig } from '../config/webpack/shell.ts';
import { compile } from './compile.ts';
import { precompress } from './compress.ts';
import { renderFrame } from './frame.ts';
import { describeVersion } from './metadata/describe-version.ts';
import { writeHostMetadata } from './metadata/host-metadata.ts';
import { writePageMeta } from './page-meta.ts';
import { buildAreaServer, buildShellServer } from './server.ts';
import { versionOf } from './version.ts';
import { renderViews } from './views.ts';

async function finishShell(output: string, version: string): Promise<void> {
  await renderFrame(output);
  await buildShellServer(output);
  await writeHostMetadata(output, version);
  precompress(output);
}

async function finishRemote(folder: string, output: string, version: string): Promise<void> {
  await renderViews(folder, output);
  await writePageMeta(folder, output);
  await buildAreaServer(folder, output);
  const name = remoteNames.find((known) => folder === `mfe-${known}`);
  if (!name) throw new Error(`${folder} is not an area in contracts/src/release/remotes.ts.`);
  describeVersion({ name, version, output });
  precompress(output);
}

async function buildOne(folder: string): Promise<void> {
  const version = versionOf(folder);
  const output = path.join(root, folder, 'dist', version);
  const build = { folder, version, isDevelopment: false };
  const isShell = folder === 'shell';
  await compile(isShell ? shellConfig(build) : remoteConfig(build));
  await (isShell ? finishShell(output, version) : finishRemote(folder, output, version));
  // Written last: this file marks a finished build.
  writeFileSync(path.join(output, 'build.json'), JSON.stringify({ name: folder, version }, null, 1));
}

const folder = process.argv[2];
if (import.meta.main && folder) await buildOne(folder);
