import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { OwnRepository } from './own-repository.ts';

const patienceMs = 30_000;
const before = 'The newest courses on Vidya.';
const after = 'The newest courses of this season.';

/** Changes a sentence on the area's page. */
function change(area: string): void {
  const [screen = ''] = globSync('src/screens/*/EventsHome.tsx', { cwd: area });
  const file = path.join(area, screen);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** What follows a beginning in what a command said. Throws the whole if it said no such thing. */
function captureOf(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Not said: ${pattern}\n${text}`);
  return found;
}

/** The link that a preview is opened with. */
const addressIn = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.includes('?preview='))
    ?.trim() ?? '';

const read = (page: Page, text: string): Promise<void> =>
  page.getByRole('main').getByText(text).first().waitFor({ timeout: patienceMs });

interface Second {
  /** The site's addresses and secrets. */
  env: Record<string, string>;
  own: OwnRepository;
  browser: Browser;
}

/** A second version beside the live one: published, rehearsed, and shown to a reviewer, while all others keep the first. */
export async function secondVersion({ env, own, browser }: Second): Promise<string[]> {
  const site = env['SITE_URL'] ?? '';
  change(own.area);
  const published = await own.npx(env, 'vidya', 'publish', '--note', 'Another season');
  const version = captureOf(published, /^events (\S+) passed the gate/m);
  // One role less is half of the time.
  const people = { REHEARSAL_ACCOUNTS: 'learner=learner@vidya.example:vidya-demo' };
  const rehearsed = await own.npx({ ...env, ...people }, 'vidya', 'rehearse');
  captureOf(rehearsed, /^(4) views in \d+ s; 4 look different/m);
  if (!existsSync(path.join(env['RELEASE_STORE'] ?? '', 'events', version, 'rehearsal.json')))
    throw new Error(`${version} has no rehearsal.json beside it.`);
  const previewed = await own.npx(env, 'vidya', 'preview', '--hours', '1');
  const page = await browser.newPage();
  await page.goto(addressIn(previewed));
  await page.getByRole('textbox', { name: 'Code' }).fill(captureOf(previewed, /^ +code: (\S+)$/m));
  await page.getByRole('button', { name: 'Open the preview' }).click();
  await read(page, after);
  const other = await browser.newPage();
  await other.goto(`${site}/events`);
  await read(other, before);
  return [published, rehearsed, previewed];
}
