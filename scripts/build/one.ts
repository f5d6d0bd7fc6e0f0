/** Builds one browser package: `node scripts/build/one.ts mfe-catalog`. The version comes from its sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteConfig } from '../config/webpack/remote.ts';
import { root } from '../config/webpack/shared.ts';
import { shellConfig } from '../config/webpack/shell.ts';
import { precompress } from './compress.ts';
import { renderFrame } from './frame.ts';
import { renderViews } from './views.ts';
import { versionOf } from './version.ts';

export function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack made no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      resolve();
    });
  });
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** The files a page of this remote cannot do without, in order of need. */
function preloadOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as Manifest;
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
  return [manifest.metaData.remoteEntry.name, ...exposed];
}

async function buildOne(folder: string): Promise<void> {
  const version = versionOf(folder);
  const output = path.join(root, folder, 'dist', version);
  const build = { folder, version, isDevelopment: false };
  const isShell = folder === 'shell';
  await compile(isShell ? shellConfig(build) : remoteConfig(build));
  if (isShell) await renderFrame(output);
  else await renderViews(folder, output);
  const preload = isShell ? [] : preloadOf(output);
  precompress(output);
  // Written last: a folder with this file is a finished build.
  writeFileSync(path.join(output, 'build.json'), JSON.stringify({ name: folder, version, preload }, null, 1));
}

const folder = process.argv[2];
if (import.meta.main && folder) await buildOne(folder);
