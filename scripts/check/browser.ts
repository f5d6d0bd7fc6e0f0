import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { packageFile } from './command.ts';

const usualPlaces = [
  // Chromium without a window: a fifth less time per page. Debian has a package for it.
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
  [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));

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
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'inherit' });
}

/** The program of a Chromium: named, installed, downloaded, or from Debian. Throws an explanation if there is none. */
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
 * This list replaces Playwright's own, so it repeats it. Added: the two popup pages of the address bar, which Chromium
 * renders in extra processes for every window (a fifth of a journey's time), and the spare process for other sites.
 */
const switchedOff =
  `AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch SpareRendererForSitePerProcess TcpPortRandomizationWin ThirdPartyStoragePartitioning WebUIOmniboxPopup
  WebUIOmniboxAimPopup WebUIOmniboxFullPopup`.split(/\s+/);

/** Flags for a headless browser, possibly run by root, that contacts no other server. */
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
