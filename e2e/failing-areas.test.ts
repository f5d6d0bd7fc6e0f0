import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../platform/gate/remotes.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { documentNow, releaseNow, signed } from './support/faults/document.ts';
import { releaseStore, releasesFile } from './support/site.ts';

afterAll(closeBrowser);

const originOf = async (name: RemoteName): Promise<string> => new URL((await releaseNow(name)).live.base).origin;

describe('an area that is out of order', () => {
  it('keeps the rest of the site when even the page’s first area is down', async () => {
    const { page, context } = await newVisit();
    await context.route(`${await originOf('catalog')}/**`, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: 'Courses could not be loaded' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).waitFor();
  });
});

describe('code that is lost on its way', () => {
  it('comes whole at the next attempt, and costs no page', async () => {
    const { page, context, pageErrors } = await newVisit();
    await page.goto('/');
    await responds(page);
    let isLost = true;
    // The code of the toasts comes, the library that it shares with areas does not.
    await context.route(/\/static\/[^/]+\/\d+\.\w+\.js/, (route) => (isLost ? route.abort() : route.continue()));
    const lost = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await lost;
    isLost = false;
    await page.locator('.Toastify').waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
    expect(pageErrors).toEqual([]);
  });
});

describe('the release document', () => {
  let moved: ChildProcess | undefined;
  const undone: (() => void)[] = [];
  afterAll(() => {
    for (const undo of undone) undo();
    moved?.kill();
  });

  it('moves an area to another address without rebuilding the shell', async () => {
    const port = 5_971;
    moved = fork(path.join(__dirname, '../scripts/serve-remote.ts'), ['catalog', String(port)], {
      env: { ...process.env, RELEASE_STORE: releaseStore },
      stdio: 'ignore',
    });
    await untilUp(`http://127.0.0.1:${port}/healthz`);
    const document = await documentNow();
    const catalog = await releaseNow('catalog');
    const base = catalog.live.base.replace(await originOf('catalog'), `http://127.0.0.1:${port}`);
    // A later document reverts it: the page no longer accepts an older one.
    undone.push(() => writeFileSync(releasesFile, JSON.stringify(signed(document, []))));
    writeFileSync(releasesFile, JSON.stringify(signed(document, [{ ...catalog, live: { ...catalog.live, base } }])));
    await eventually(
      () => releaseNow('catalog'),
      ({ live }) => live.base === base,
    );
    const { page, pageErrors } = await newVisit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
    await responds(page);
    expect(asked.some((address) => address.startsWith(`http://127.0.0.1:${port}/`))).toBe(true);
    expect(pageErrors).toEqual([]);
  });
});

async function untilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not come up.`);
}
