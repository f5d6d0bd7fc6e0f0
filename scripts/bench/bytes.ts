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

interface MeasuredPage {
  name: string;
  path: string;
  email?: string;
  /** Heavy code that belongs here; everywhere else it has to be absent. */
  owns?: Heavy[];
}

const instructor = 'instructor@vidya.example';

const pages: MeasuredPage[] = [
  { name: 'catalog', path: '/' },
  { name: 'catalog', path: '/course/all-courses' },
  { name: 'account', path: '/auth/login' },
  { name: 'learning', path: '/myCourses', email: 'learner@vidya.example' },
  { name: 'authoring', path: '/myCourses', email: instructor },
  { name: 'authoring', path: '/createCourse', email: instructor },
  { name: 'admin', path: '/admin/dashboard', email: 'admin@vidya.example', owns: ['charts', 'admin'] },
];

/** Words that only the named code contains after minification. */
const heavy = {
  player: 'vjs-',
  charts: 'apexcharts',
  editor: 'lexical',
  drag: 'DndContext',
  uploads: 'Tus-Resumable',
  admin: 'Instructors Details',
};
type Heavy = keyof typeof heavy;
const heavyNames = Object.keys(heavy) as Heavy[];

const most = 1.35;

const total = (scripts: LoadedScript[]): number => scripts.reduce((sum, script) => sum + script.brotli, 0);
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);

async function measure(browser: Browser, bundle: string): Promise<boolean> {
  let isWithin = true;
  console.info(
    '\nBrotli kilobytes of JavaScript at first load\npage                               site  bundle   ratio',
  );
  for (const { name, path: place, email, owns = [] } of pages) {
    const cookies = email ? await signInCookie(email, [siteAddress(), bundle]) : [];
    const site = await loadedScripts(browser, { address: siteAddress() + place, cookies });
    const one = await loadedScripts(browser, { address: bundle + place, cookies });
    const ratio = total(site) / total(one);
    const label = `${name.padEnd(10)}${place}`;
    console.info(`${label.padEnd(32)}${kilobytes(total(site))} ${kilobytes(total(one))}   ${ratio.toFixed(2)}`);
    const strangers = heavyNames.filter(
      (what) => !owns.includes(what) && site.some(({ text }) => text.includes(heavy[what])),
    );
    if (strangers.length > 0) console.info(`  has no need of: ${strangers.join(', ')}`);
    isWithin &&= strangers.length === 0;
    if (place !== '/') continue;
    for (const { address, brotli } of site) console.info(`  ${kilobytes(brotli)}  ${new URL(address).pathname}`);
    isWithin &&= ratio <= most;
  }
  return isWithin;
}

/**
 * `npm run bench -- bytes`: the site beside one bundle of the same sources. Fails when `/` is over its budget, or code is
 * loaded where it is not used.
 */
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
      // It believes no release, and has none.
      RELEASE_PUBLIC_KEY: Buffer.alloc(32, 1).toString('base64'),
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
