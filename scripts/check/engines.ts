import { existsSync } from 'node:fs';
import { installFromDebian } from './browser.ts';
import type { Outcome } from './command.ts';
import { jestWithSecondRun } from './jest.ts';
import { journeyEnvironment, moveAside, withSite } from './site/journey-world.ts';

/** Each required program, and the Debian packages with it and its video codecs. */
const needed = {
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: [
    'webkit2gtk-driver',
    'gstreamer1.0-gl',
    'gstreamer1.0-libav',
    'gstreamer1.0-plugins-bad',
    'gstreamer1.0-plugins-good',
  ],
  Xvfb: ['xvfb'],
};

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));

/** Installs missing programs if it can; else throws which packages to install. */
function installEngines(): void {
  const missing = Object.entries(needed).flatMap(([program, packages]) => (isInstalled(program) ? [] : packages));
  if (missing.length === 0) return;
  installFromDebian(missing);
  if (!Object.keys(needed).every(isInstalled)) {
    throw new Error(`The smoke test of the other engines needs the Debian packages ${missing.join(', ')}.`);
  }
}

/** Runs the main journeys in Firefox and WebKit against the built site. */
export async function engines(args: string[] = []): Promise<Outcome> {
  installEngines();
  moveAside('engines-data');
  process.env['REQUESTS_PER_MINUTE'] ??= '0';
  const options = ['--config', 'e2e/engines/jest.config.ts', '--runInBand', ...args];
  // `runChecks` ends the browsers too.
  return withSite(() => jestWithSecondRun('the other engines', options, journeyEnvironment()), { isTied: true });
}
