import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { createSite } from '../../shell/server/site.ts';
import { readConfig } from '../../shell/server/config.ts';
import { build } from '../build.ts';
import { browserFlags, findBrowser } from '../check/browser.ts';
import { moveAside, withSite } from '../check/e2e.ts';
import { portOf } from '../run/ports.ts';
import { siteAddress } from '../run/site.ts';
import { type LoadedScript, loadedScripts } from './loaded-scripts.ts';
import { buildOneBundle } from './one-bundle.ts';
import { signInCookie } from './sign-in-cookie.ts';

const pages: [name: string, path: string, email?: string][] = [
  ['catalog  /', '/'],
  ['catalog  /course/all-courses', '/course/all-courses'],
  ['account  /auth/login', '/auth/login'],
  ['learning /myCourses', '/myCourses', 'learner@vidya.example'],
  ['authoring /createCourse', '/createCourse', 'instructor@vidya.example'],
  ['admin    /admin/dashboard', '/admin/dashboard', 'admin@vidya.example'],
];

/** Words that only the named code contains after minification. */
const heavy: [name: string, sign: string][] = [
  ['player', 'vjs-'],
  ['charts', 'apexcharts'],
  ['editor', 'lexical'],
  ['admin', 'Instructors Details'],
];

const most = 1.35;

const total = (scripts: LoadedScript[]): number => scripts.reduce((sum, script) => sum + script.brotli, 0);
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);

async function measure(browser: Browser, bundle: string): Promise<boolean> {
  let isWithin = true;
  console.info('\nBrotli kilobytes of JavaScript at first load\npage                           site  bundle   ratio');
  for (const [name, place, email] of pages) {
    const cookies = email ? await signInCookie(email, [siteAddress(), bundle]) : [];
    const site = await loadedScripts(browser, { address: siteAddress() + place, cookies });
    const one = await loadedScripts(browser, { address: bundle + place, cookies });
    const ratio = total(site) / total(one);
    console.info(`${name.padEnd(28)}${kilobytes(total(site))} ${kilobytes(total(one))}   ${ratio.toFixed(2)}`);
    if (place !== '/') continue;
    const found = heavy.filter(([, sign]) => site.some(({ text }) => text.includes(sign))).map(([what]) => what);
    console.info(`  on / of admin, editor, player, charts: ${found.length === 0 ? 'nothing' : found.join(', ')}`);
    for (const { address, brotli } of site) console.info(`  ${kilobytes(brotli)}  ${new URL(address).pathname}`);
    isWithin = ratio <= most && found.length === 0;
  }
  return isWithin;
}

/** `npm run bench -- bytes`: the site beside one bundle of the same sources. Fails when `/` is over its budget. */
export async function bytes(): Promise<boolean> {
  await build();
  const builds = await buildOneBundle();
  moveAside('bench-data');
  return withSite(async () => {
    const env = {
      ORIGIN_SECRET: 'bench',
      SITE_PORT: '0',
      SHELL_BUILDS: builds,
      RELEASES_FILE: path.join(builds, 'none.json'),
    };
    const site = await createSite(readConfig({ ...env, API_URL: `http://127.0.0.1:${portOf('api')}` }));
    const bundle = await site.listen({ host: '127.0.0.1', port: 0 });
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
    try {
      return await measure(browser, bundle);
    } finally {
      await browser.close();
      await site.close();
    }
  });
}
