import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveForeign } from './foreign-host/serve.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { releaseNow } from './support/faults/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-foreign-'));
let foreign: Awaited<ReturnType<typeof serveForeign>>;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(__dirname, 'foreign-host/build.ts'), folder], { stdio: 'inherit' });
  foreign = await serveForeign(folder);
});
afterAll(async () => {
  await closeBrowser();
  foreign.close();
  rmSync(folder, { recursive: true });
});

/** The result and the errors of a foreign page that loads the live catalog. */
async function visitForeign(name: 'bare' | 'lending'): Promise<{ text: string; pageErrors: string[] }> {
  const { page, pageErrors } = await newVisit();
  const { base } = (await releaseNow('catalog')).live;
  await page.goto(
    `${foreign.origin}/${name}?${new URLSearchParams({ area: 'catalog', manifest: `${base}mf-manifest.json` })}`,
  );
  const output = page.locator('output:not(:empty)');
  await output.waitFor();
  return { text: await output.innerText(), pageErrors };
}

describe('a foreign host that finds the catalog by its manifest', () => {
  it('is told what is missing when it asks for the area, and nothing is uncaught', async () => {
    expect(await visitForeign('bare')).toEqual({
      text: 'Loaded: The area catalog needs a host that lends it the Vidya platform: see docs/releasing.md.',
      pageErrors: [],
    });
  });

  it('is told the same in other words when it has the runtime and draws the area without a platform', async () => {
    expect(await visitForeign('lending')).toEqual({
      text: 'Drawn: This area needs the platform of the shell that hosts it.',
      pageErrors: [],
    });
  });
});
