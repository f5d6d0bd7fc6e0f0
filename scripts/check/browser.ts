import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedBrowser } from './chromium.ts';
import { packageFile } from './command.ts';

function download(): void {
  console.info('No Chromium found: downloading one …');
  spawnSync(process.execPath, [path.join(packageFile('playwright-core'), 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
}

/** Installs Debian packages, if this is root on a Debian system. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.info(`Installing ${packages.join(', ')} …`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  // Its thousand lines would push the failures of tests out of a log's end.
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: [...stdio] });
}

/** The program of a Chromium: named, installed, downloaded, or from Debian. Throws an explanation if there is none. */
export function findBrowser(): string {
  for (const get of [() => undefined, download, () => installFromDebian(['chromium-headless-shell'])]) {
    get();
    const found = installedBrowser();
    if (found) return found;
  }
  throw new Error(
    'The browser journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program file.',
  );
}
