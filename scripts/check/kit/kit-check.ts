import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { build } from '../../build.ts';
import { root } from '../../config/webpack/shared.ts';
import { endChild } from '../../run/processes.ts';
import { findBrowser } from '../browser.ts';
import { browserFlags } from '../chromium.ts';
import { startJourneySite } from '../site/journey-site.ts';
import { type OwnRepository, ownRepository } from './own-repository.ts';
import { packNext } from './pack-next.ts';
import { secondVersion } from './second-version.ts';

type Say = (line: string) => void;

const port = '5196';
const base = `http://127.0.0.1:${port}`;
const patienceMs = 30_000;

/** The page's HTML, which has its content before any script runs. The front server gives a new version within seconds. */
async function readHtml(site: string): Promise<void> {
  const isThere = (html: string): boolean => html.includes('>Events</h1>') && html.includes('href="/courseDetail?');
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop
    if (isThere(await (await fetch(`${site}/events`)).text())) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(500);
  }
  throw new Error('The HTML of /events has no content.');
}

/** Opens the area by the site's menu, as a visitor. Throws if the page or its link is not there. */
async function seePage(site: string, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site}/events`);
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor({ timeout: patienceMs });
  await page.getByRole('main').getByRole('listitem').first().waitFor({ timeout: patienceMs });
  await page.getByRole('button', { name: 'Community' }).first().click();
  await page.getByRole('link', { name: 'Events' }).first().waitFor({ timeout: patienceMs });
  if (errors.length > 0) throw new Error(`The page threw: ${errors.join('; ')}`);
}

/**
 * Grant, gate, publication and promotion with the site's addresses, then a look at the page; a second version rehearsed
 * and previewed.
 */
async function releaseTo(site: Record<string, string>, own: OwnRepository, say: Say): Promise<void> {
  const { npx, area } = own;
  const env = { ...site, EVENTS_PORT: port };
  const vidya = (...args: string[]): Promise<string> => npx(env, 'vidya', ...args);
  const bin = path.join(area, 'node_modules/.bin/vidya');
  const program = findBrowser();
  const browser = await chromium.launch({ executablePath: program, args: browserFlags });
  const origin = spawn(bin, ['serve'], { cwd: area, env: { ...process.env, ...env }, stdio: 'ignore' });
  try {
    say(await vidya('check'));
    const refused = await vidya('publish').then(
      () => '',
      (error: Error) => error.message,
    );
    if (!refused.includes('There is no area events'))
      throw new Error(`An area that nobody granted: ${refused || 'published'}`);
    for (const args of [['grant', '--base', base], ['publish', '--note', 'The first'], ['promote'], ['list']])
      say(await vidya(...args));
    await readHtml(site['SITE_URL'] ?? '');
    await seePage(site['SITE_URL'] ?? '', browser);
    (await secondVersion({ env: { ...env, CHROMIUM_PATH: program }, own, browser })).forEach((line) => say(line));
  } finally {
    await browser.close();
    await endChild(origin);
  }
}

const changes = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

/**
 * A team in a repository of its own, with nothing but the packages: from an empty folder to a page in the site.
 * Throws where it ends early, or when a file of this repository changed.
 */
export async function kitCheck(say: Say): Promise<void> {
  const before = changes();
  await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-own-'));
  try {
    say(await packNext(path.join(folder, 'packages')));
    const own = ownRepository(folder);
    await own.make();
    say(await own.npx({}, 'vidya', 'build'));
    await own.npx({}, 'jest');
    const site = await startJourneySite(0);
    try {
      await Promise.race([releaseTo(site.environment, own, say), site.death]);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (changes() !== before) throw new Error(`Files of this repository changed:\n${changes()}`);
}
