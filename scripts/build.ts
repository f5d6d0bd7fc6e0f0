/** Builds what changed: `npm run build [-- catalog]`. */
import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { browserPackages, versionOf } from './build/version.ts';
import { root } from './config/webpack/shared.ts';

/** A build of these sources that is there already becomes the newest one again: the servers take the newest. */
function isBuilt(folder: string): boolean {
  const build = path.join(root, folder, 'dist', versionOf(folder), 'build.json');
  if (!existsSync(build)) return false;
  utimesSync(build, new Date(), new Date());
  return true;
}

function buildInChild(folder: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/build/one.ts'), folder], {
    cwd: root,
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building ${folder} failed.`))));
  });
}

/** Builds the packages whose sources changed since their last build, two at a time. */
export async function build(
  only: readonly string[] = browserPackages,
  say: (line: string) => void = console.info,
): Promise<void> {
  const waiting = only.filter((folder) => !isBuilt(folder));
  const worker = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const started = performance.now();
      await buildInChild(folder);
      say(`built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([worker(), worker()]);
}

type Package = (typeof browserPackages)[number];

function requirePackage(name: string): Package {
  const folder = name === 'shell' ? name : `mfe-${name.replace(/^mfe-/, '')}`;
  const found = browserPackages.find((known) => known === folder);
  if (!found) throw new Error(`There is no '${name}' to build: ${browserPackages.join(', ')}`);
  return found;
}

if (import.meta.main) {
  try {
    const chosen = process.argv.slice(2).map(requirePackage);
    await build(chosen.length > 0 ? chosen : browserPackages);
    console.info('Every build is up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
