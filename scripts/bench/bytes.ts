import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../run/site.ts';
import { kilobytes, row } from './harness/figures.ts';
import { onSite, signIn } from './harness/site.ts';

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

/** 1.35 times what the same sources loaded for `/` as one bundle: 164.4 KB on 23 November 2026, beside the site's 199.8. */
const mostKilobytes = 222;
const widths: [number, number] = [32, 9];

interface Scripts {
  /** Bytes at brotli quality 11, Node's default, however the server sent them. */
  sizes: [path: string, bytes: number][];
  bytes: number;
  text: string;
}

/** The scripts a fresh browser loads for a page, until nothing more is asked for. */
async function loadedScripts(browser: Browser, { path, email }: MeasuredPage): Promise<Scripts> {
  const context = await browser.newContext();
  if (email) await signIn(context, email);
  const page = await context.newPage();
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.ok();
    if (isScript && response.url().includes('.js')) texts.set(response.url(), response.text());
  });
  await page.goto(siteAddress() + path, { waitUntil: 'networkidle' });
  // What comes later could not be read to its end.
  page.removeAllListeners('response');
  const all = await Promise.all(
    [...texts].map(async ([url, text]) => ({ path: new URL(url).pathname, text: await text })),
  );
  await context.close();
  const sizes = all.map((script): [string, number] => [script.path, brotliCompressSync(script.text).length]);
  return {
    sizes,
    bytes: sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    text: all.map(({ text }) => text).join('\n'),
  };
}

/** Prints one page; returns what is wrong with it. */
async function measure(browser: Browser, page: MeasuredPage): Promise<string[]> {
  const { sizes, bytes: total, text } = await loadedScripts(browser, page);
  console.info(row(`${page.name.padEnd(10)}${page.path}`, [kilobytes(total)], widths));
  const strangers = heavyNames.filter((name) => !page.owns?.includes(name) && text.includes(heavy[name]));
  const missed = strangers.map((name) => `${page.path} has no need of: ${name}`);
  if (page.path !== '/') return missed;
  for (const [path, size] of sizes) console.info(`  ${kilobytes(size).padStart(7)}  ${path}`);
  if (total / 1024 > mostKilobytes) missed.push(`/ loads ${kilobytes(total)} KB of scripts (at most ${mostKilobytes})`);
  return missed;
}

/** JavaScript at first load, and code that is loaded where it is not used. */
export const bytes = (): Promise<string[]> =>
  onSite('bench-data', async (browser) => {
    console.info('\nBrotli kilobytes of JavaScript at first load');
    const missed: string[] = [];
    for (const page of pages) missed.push(...(await measure(browser, page)));
    return missed;
  });
