import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

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

/**
 * The program of a Chromium on this machine: the one that CHROMIUM_PATH names, else an installed one; undefined if there is
 * none. Throws when CHROMIUM_PATH names a file that does not exist.
 */
export function installedBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`There is no ${named}, which CHROMIUM_PATH names.`);
  return named || [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
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
