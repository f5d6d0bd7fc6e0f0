import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { kilobytes, row } from '../harness/figures.ts';
import { onSite, signIn } from '../harness/site.ts';
import { buildOneBundle, useOneBundle } from './one-bundle.ts';

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

/** The scripts of a page, compared with those of one bundle of the same sources. */
const mostTimes = 1.2;
/** The scripts of `/` that a person loads who only reads it, in kB. */
const firstPageKb = 165;
const widths: [number, number] = [32, 12];

const limitMs = 30_000;

/** The code for failures, which each page loads 4 s after its start: a slow machine would count it. */
const standby = /\/fallback\.[^/]*$/;

/** A busy machine may leave the network idle before the page is hydrated. */
async function hydration(page: Page): Promise<void> {
  const started = performance.now();
  while (!(await page.evaluate<boolean>("performance.getEntriesByName('vidya-hydrated').length > 0"))) {
    if (performance.now() - started > limitMs) throw new Error(`${page.url()} was not hydrated within ${limitMs} ms.`);
    await pause(50);
  }
}

/**
 * The page has nothing to do, and no further scripts came. Its 'networkidle' happens once, which on a busy machine is while
 * the scripts that load the next ones still run.
 */
async function quiet(page: Page, scripts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let before = -1; before !== scripts.size; ) {
    before = scripts.size;
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    await pause(500);
  }
}

/**
 * The scripts that a new browser loads for a page until it is hydrated and quiet. Sizes are bytes at brotli quality 11,
 * Node's default. `prepare` is called with the empty tab.
 */
async function loadedScripts(
  browser: Browser,
  { path, email }: MeasuredPage,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  const context = await browser.newContext();
  if (email) await signIn(context, email);
  const page = await context.newPage();
  await prepare(page);
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.ok();
    if (isScript && response.url().includes('.js') && !standby.test(response.url()))
      texts.set(response.url(), response.text());
  });
  await page.goto(siteAddress() + path);
  await hydration(page);
  await page.waitForLoadState('networkidle');
  await quiet(page, texts);
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
  const { bytes: bundled } = await loadedScripts(browser, page, useOneBundle);
  const times = total / bundled;
  const cells = [kilobytes(total), kilobytes(bundled), times.toFixed(2)];
  console.info(row(`${page.name.padEnd(10)}${page.path}`, cells, widths));
  const unneeded = heavyNames.filter((name) => !page.owns?.includes(name) && text.includes(heavy[name]));
  const missed = unneeded.map((name) => `${page.path} loads unused code: ${name}`);
  if (times > mostTimes)
    missed.push(`${page.path} loads ${times.toFixed(2)} times the scripts of one bundle (at most ${mostTimes})`);
  if (page.path !== '/') return missed;
  if (total > firstPageKb * 1024) missed.push(`/ loads ${kilobytes(total)} kB of scripts (at most ${firstPageKb})`);
  for (const [path, size] of sizes) console.info(`  ${kilobytes(size).padStart(7)}  ${path}`);
  return missed;
}

/**
 * `npm run bench -- bytes`: measures the JavaScript of first loads beside one webpack bundle of the same sources, and finds
 * code on pages that do not use it.
 */
export const bytes = (): Promise<string[]> =>
  onSite('bench-data', async (browser) => {
    await buildOneBundle();
    console.info(`\n${row('Brotli kilobytes at first load', ['site', 'one bundle', 'times'], widths)}`);
    const missed: string[] = [];
    for (const page of pages) missed.push(...(await measure(browser, page)));
    return missed;
  });
