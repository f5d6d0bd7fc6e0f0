import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page, type Route } from 'playwright-core';
import { colourRules, findViolations } from '../scripts/check/axe.ts';
import { findBrowser } from '../scripts/check/browser.ts';
import { browserFlags } from '../scripts/check/chromium.ts';
import { builtStorybook } from './build-storybook.ts';

type Theme = 'light' | 'dark';

/** No server listens here: the pages' requests are answered from the folder. Browsers trust it like localhost. */
const site = 'http://stories.localhost';

/** `storyUnchanged`: the first story is already on the page when the loop selects it. */
const shown = new Set(['storyRendered', 'storyUnchanged']);

/**
 * Opens every story in both themes; a story passes without console errors, page errors and axe violations.
 * Takes the folder of a built Storybook, or builds one when the sources have changed.
 */
export async function visitStories(builtFolder?: string) {
  const folder = builtFolder ?? (await builtStorybook());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const stories = await listStories(folder);
    const problems = (await Promise.all([visitAll('light'), visitAll('dark')])).flat();
    return report(problems, stories.length * 2);

    /** One page per theme shows all stories in turn: a page load per story takes ten times as long. */
    async function visitAll(theme: Theme): Promise<string[]> {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.route(`${site}/**`, (route) => answer(route, folder));
      await page.goto(`${site}/iframe.html?id=${stories[0]}&viewMode=story&globals=${globalsFor(theme)}`);
      await page.locator('body.sb-show-main').waitFor();
      const found: string[] = [];
      // oxlint-disable-next-line no-await-in-loop
      for (const story of stories) found.push(...(await visit(page, story, theme)));
      return found;
    }
  } finally {
    await browser.close();
  }
}

/** Turns off Storybook's own axe: two axe runs at once in a page fail. */
const globalsFor = (theme: Theme): string => `theme:${theme};a11y.manual:!true`;

function answer(route: Route, folder: string): Promise<void> {
  const name = decodeURIComponent(new URL(route.request().url()).pathname);
  // Browsers request an icon that Storybook does not have; this is not an error of a story.
  if (name === '/favicon.ico') return route.fulfill({ status: 204 });
  return route.fulfill({ path: path.join(folder, name) }).catch(() => route.fulfill({ status: 404 }));
}

async function listStories(folder: string): Promise<string[]> {
  const file = await readFile(path.join(folder, 'index.json'), 'utf8');
  const index = JSON.parse(file) as { entries: Record<string, { type: string }> };
  return Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story');
}

/** Returns one line if the story fails in this theme, else none. */
async function visit(page: Page, story: string, theme: Theme): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? heard.push(message.text()) : undefined));
  page.on('pageerror', (error) => heard.push(error.message));
  const outcome = await page.evaluate(showStory, story);
  if (!shown.has(outcome)) heard.push(outcome);
  heard.push(...(await violations(page, theme)));
  page.removeAllListeners();
  return heard.length > 0 ? [`${story} (${theme})\n    ${heard.join('\n    ')}`] : [];
}

/** Runs in the page: tells Storybook to show a story and returns the resulting event. */
function showStory(storyId: string): Promise<string> {
  interface Channel {
    once: (event: string, response: () => void) => void;
    emit: (event: string, data: object) => void;
  }
  const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } }).__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    for (const end of ['storyRendered', 'storyUnchanged', 'storyErrored', 'storyThrewException', 'storyMissing'])
      channel.once(end, () => resolve(end));
    setTimeout(() => resolve('neither shown nor failed within 20 s'), 20_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** A story is only a part of a page, so the rules about landmarks and the h1 do not apply. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main'];

async function violations(page: Page, theme: Theme): Promise<string[]> {
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const found = await findViolations(page, theme === 'light' ? { rules } : { runOnly: colourRules });
  return found.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target).join(', ')}`);
}

function report(problems: string[], visits: number) {
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  const result = { passed: visits - problems.length, failed: problems.length };
  console.info(`stories: ${result.passed} passed, ${result.failed} failed`);
  return result;
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  const { failed } = await visitStories(process.argv[2]);
  process.exitCode = failed === 0 ? 0 : 1;
}
