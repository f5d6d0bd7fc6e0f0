import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags, installedBrowser } from '../../../scripts/check/chromium.ts';
import { initialise, isLending } from '../../../scripts/config/webpack/federation/in-a-page.ts';
import type { Refusal } from '../../gate/refusal.ts';
import { headersOf } from '../release/publish/upload.ts';

/** Nothing else has this address: the browser gets the files of the build for it. */
const candidate = 'https://candidate.invalid/';
const withinMs = 20_000;

interface Candidate {
  /** The site's address, without a slash at its end. */
  site: string;
  /** The finished build, absolute: a folder with the name of its version. */
  folder: string;
}

/** Lets a page load the build from its folder. */
const serve = (page: Page, folder: string): Promise<unknown> =>
  page.route(`${candidate}**`, (route) => {
    const file = decodeURIComponent(new URL(route.request().url()).pathname).slice(1);
    const headers = { 'content-type': headersOf(file).contentType ?? '', 'access-control-allow-origin': '*' };
    try {
      return route.fulfill({ headers, body: readFileSync(path.join(folder, path.normalize(`/${file}`))) });
    } catch {
      return route.fulfill({ status: 404, headers });
    }
  });

/** Loads the container as the shell does (platform/host/runtime/load-version.ts). Returns what was thrown, as a text. */
const load = `(async () => {
  const base = ${JSON.stringify(candidate)};
  const read = async (file) => (await fetch(base + file)).json();
  const { integrity } = await read('release.json');
  // webpack's chunk loader reads the hashes there.
  const table = (globalThis.__vidyaIntegrity ??= {});
  for (const [file, hash] of Object.entries(integrity)) table[base + file] = hash;
  const { metaData } = await read('mf-manifest.json');
  const { path, name } = metaData.remoteEntry;
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = base + path + name;
    script.onload = resolve;
    script.onerror = () => reject(new Error('The entry script does not load.'));
    document.head.append(script);
  });
  const container = globalThis[metaData.globalName];
  if (!container) throw new Error('The entry script brings nothing.');
  await ${initialise('container')};
  const { default: screen } = (await container.get('./remote'))();
  if (typeof screen !== 'function') throw new Error('It exports no component by default.');
  return '';
})().catch((error) => String(error))`;

async function importIn(page: Page, { site, folder }: Candidate): Promise<string> {
  // Where the site has the same version already, its modules would be taken instead.
  await page.route(`**/${path.basename(folder)}/**`, (route) => route.abort());
  await serve(page, folder);
  await page.goto(site, { timeout: withinMs });
  await page.waitForFunction(isLending, undefined, { timeout: withinMs });
  const late = new Promise<string>((resolve) => setTimeout(resolve, withinMs, 'It did not end within 20 s.').unref());
  return Promise.race([page.evaluate<string>(load), late]);
}

/** The first line of an error, without addresses of this machine. */
const sentenceOf = (error: string): string => (error.split('\n')[0] ?? '').replaceAll(candidate, '').slice(0, 300);

/**
 * Imports a finished build into the page of the running site, with the live shell's libraries. Returns why that fails;
 * undefined if it does not, or if there is no browser that starts or no page to try it in. Rejects when
 * CHROMIUM_PATH names no file.
 */
export async function tryImport(candidate: Candidate): Promise<Refusal | undefined> {
  const executablePath = installedBrowser();
  if (!executablePath) return undefined;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: browserFlags, timeout: withinMs });
    // The site's policy allows the addresses of published versions only.
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const problem = await importIn(await context.newPage(), candidate);
    if (!problem) return undefined;
    return {
      check: 'exposed module',
      what: `Importing './remote' in a browser fails: ${sentenceOf(problem)}`,
      fix: 'Mend what its modules do when they are imported (npm run dev shows where), then build again.',
    };
  } catch {
    // The browser does not start, or the site's page cannot be loaded: the steps that need the site report that.
    return undefined;
  } finally {
    await browser?.close();
  }
}
