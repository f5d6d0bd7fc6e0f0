import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../run/site.ts';
import { kilobytes, row } from './harness/figures.ts';
import { onSite, signIn } from './harness/site.ts';

/** A text that only the named code contains after minification. */
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
  /** Heavy code that this page may load; no other page may. */
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

/** 1.35 times the size of one bundle of the same sources for `/`: 164.4 KB on 23 November 2026 (the site: 199.8). */
const mostKilobytes = 222;
const widths: [number, number] = [32, 9];

/** The scripts that a new browser loads for a page. Sizes are bytes at brotli quality 11, Node's default. */
async function loadedScripts(browser: Browser, { path, email }: MeasuredPage) {
  const context = await browser.newContext();
  if (email) await signIn(context, email);
  const page = await context.newPage();
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.ok();
    if (isScript && response.url().includes('.js')) texts.set(response.url(), response.text());
  });
  await page.goto(siteAddress() + path, { waitUntil: 'networkidle' });
  // The context closes soon: a later response could not be read completely.
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

/** Prints the figures of one page; returns the missed targets. */
async function measure(browser: Browser, page: MeasuredPage): Promise<string[]> {
  const { sizes, bytes: total, text } = await loadedScripts(browser, page);
  console.info(row(`${page.name.padEnd(10)}${page.path}`, [kilobytes(total)], widths));
  const unneeded = heavyNames.filter((name) => !page.owns?.includes(name) && text.includes(heavy[name]));
  const missed = unneeded.map((name) => `${page.path} loads unused code: ${name}`);
  if (page.path !== '/') return missed;
  for (const [path, size] of sizes) console.info(`  ${kilobytes(size).padStart(7)}  ${path}`);
  if (total / 1024 > mostKilobytes) missed.push(`/ loads ${kilobytes(total)} KB of scripts (at most ${mostKilobytes})`);
  return missed;
}

/** Measures the JavaScript of first loads, and finds code on pages that do not use it. */
export const bytes = (): Promise<string[]> =>
  onSite('bench-data', async (browser) => {
    console.info('\nBrotli kilobytes of JavaScript at first load');
    const missed: string[] = [];
    for (const page of pages) missed.push(...(await measure(browser, page)));
    return missed;
  });
