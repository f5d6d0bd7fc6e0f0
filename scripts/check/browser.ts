import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { packageFile } from './command.ts';

const usual = [
  // Without the window that nobody sees: a fifth less time per page. Debian has it as a package of its own.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const installed = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...usual, chromium.executablePath()].find((file) => file && existsSync(file));

function download(): void {
  console.info('No Chromium found: downloading one …');
  spawnSync(process.execPath, [path.join(packageFile('playwright-core'), 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
}

/** Installs packages where that can be done. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.info(`Installing ${packages.join(', ')} …`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'inherit' });
}

/** A Chromium to drive: named, installed, downloaded, or from Debian. Throws an explanation when there is none. */
export function findBrowser(): string {
  for (const get of [() => undefined, download, () => installFromDebian(['chromium-headless-shell'])]) {
    get();
    const found = installed();
    if (found) return found;
  }
  throw new Error(
    'The browser journeys need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program file.',
  );
}

/**
 * A later list replaces Playwright's own, so that one is in it. Behind it the two pages of the address bar's popup,
 * which Chromium draws in processes of their own for every window, seen or not: a fifth of the time of a journey. And the
 * process that waits for a page of another site: a journey visits none.
 */
const switchedOff =
  `AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch SpareRendererForSitePerProcess TcpPortRandomizationWin ThirdPartyStoragePartitioning WebUIOmniboxPopup
  WebUIOmniboxAimPopup WebUIOmniboxFullPopup`.split(/\s+/);

/** Flags for a browser that runs headless, as root if need be, and speaks to nobody else. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${switchedOff.join()}`,
];
