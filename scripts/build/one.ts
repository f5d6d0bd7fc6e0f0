/** Builds one browser package: `node scripts/build/one.ts mfe-catalog`. The version is a hash of what came out. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '../config/webpack/remote.ts';
import { root } from '../config/webpack/shared.ts';
import { shellConfig } from '../config/webpack/shell.ts';
import { compile } from './compile.ts';
import { precompress } from './compress.ts';
import { renderFrame } from './frame.ts';
import { describeVersion, describedFiles } from './metadata/describe-version.ts';
import { writeHostMetadata } from './metadata/host-metadata.ts';
import { writePageMeta } from './page-meta.ts';
import { buildAreaServer, buildShellServer } from './server.ts';
import { stampVersion, unstamped } from './stamp.ts';
import { sourcesOf } from './version.ts';
import { renderViews } from './views.ts';

interface Place {
  /** '1.0.0', from package.json. */
  packageVersion: string;
  /** webpack's output folder, absolute. */
  output: string;
}

async function finishShell({ packageVersion, output }: Place): Promise<string> {
  await renderFrame(output);
  await buildShellServer(output);
  await writeHostMetadata(output, unstamped(packageVersion));
  const version = stampVersion(output, packageVersion);
  precompress(output);
  return version;
}

async function finishRemote(folder: string, { packageVersion, output }: Place): Promise<string> {
  await renderViews(folder, output);
  await writePageMeta(folder, output);
  await buildAreaServer(folder, output);
  const name = folder.replace(/^mfe-/, '');
  const described = describedFiles({ name, version: unstamped(packageVersion), output });
  const version = stampVersion(output, packageVersion, JSON.stringify(described));
  describeVersion({ name, version, output });
  precompress(output);
  return version;
}

/** Puts a build into the folder of its version, unless one with the same content stands there already. */
function settle(output: string, version: string): string {
  const place = path.join(path.dirname(output), version);
  if (existsSync(path.join(place, 'build.json'))) {
    rmSync(output, { recursive: true });
    return place;
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(output, place);
  return place;
}

async function buildOne(folder: string): Promise<void> {
  const sources = sourcesOf(folder);
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const version = unstamped(packageVersion);
  const output = path.join(root, folder, 'dist', version);
  const build = { folder, version, isDevelopment: false };
  const isShell = folder === 'shell';
  // What an interrupted build left would stay: webpack writes no file that is there already.
  rmSync(output, { recursive: true, force: true });
  await compile(isShell ? shellConfig(build) : remoteConfig(build));
  const place = { packageVersion, output };
  const found = await (isShell ? finishShell(place) : finishRemote(folder, place));
  // Written last: this file marks a finished build.
  const text = JSON.stringify({ name: folder, version: found, sources }, null, 1);
  writeFileSync(path.join(settle(output, found), 'build.json'), text);
}

const folder = process.argv[2];
if (import.meta.main && folder) await buildOne(folder);
