import { callAddress } from '../contracts/src/calls/call.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { type MadePreview, makePreview } from '../platform/calls/preview.ts';
import { registerVersion } from '../platform/calls/release.ts';
import { rehearse } from '../platform/cli/rehearsal/rehearse.ts';
import { requireBrowser } from '../platform/cli/rehearsal/require-browser.ts';
import { integrityOf } from '../platform/gate/integrity-of.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { changed, fileLike, liveBuild, type RealBuild, replaced, store, textOf } from './support/real-build.ts';
import { apiUrl, releaseToken, siteUrl } from './support/site.ts';

/** A published version without visitors: rehearsed, and shown to holders of a preview's link and code. */
const name = 'catalog';
afterAll(closeBrowser);

async function post<Data>(address: string, body: object): Promise<Data> {
  const response = await fetch(apiUrl + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${releaseToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { Data, Message } = (await response.json()) as { Data: Data; Message: string };
  if (!response.ok) throw new Error(Message);
  return Data;
}

/** Uploads and registers a build, and makes a preview of it. */
async function publish({ files, bytes }: RealBuild, version: string): Promise<MadePreview> {
  const release = JSON.stringify({ ...files, version });
  // oxlint-disable-next-line no-await-in-loop
  for (const [file, content] of bytes)
    if (!/^(release|provenance)\.json/.test(file)) await store.put(`${name}/${version}/${file}`, content);
  await store.put(`${name}/${version}/release.json`, Buffer.from(release));
  const hash = integrityOf(release);
  const accepted = { removes: ['*'], grows: true, reason: 'A rehearsal' };
  await post(callAddress(registerVersion, { name }), { version, hash, note: '', accepted });
  return post(callAddress(makePreview, { name }), { version, hours: 1 });
}

const rehearsed = ({ token, code }: MadePreview) =>
  rehearse({
    browser: requireBrowser(),
    origin: siteUrl,
    paths: ['/contact'],
    roles: [{ name: 'visitor' }],
    previewCookie: `${token}~${code.replaceAll('-', '')}`,
  });

it('finds nothing wrong with what is live already', async () => {
  const { views, skipped } = await rehearsed(await publish(await liveBuild(name), '9.9.1-same'));
  expect(skipped).toEqual([]);
  expect(views.map(({ width, findings, difference }) => [width, findings, difference])).toEqual([
    [375, [], 0],
    [1440, [], 0],
  ]);
});

it(
  'finds what stays of pages that were left',
  async () => {
    const build = await liveBuild(name);
    const file = fileLike(build, 'contact.');
    const leak = `addEventListener('popstate',()=>{const b=document.createElement('b');b.append(...Array(20).fill('c'));
      b.onclick=b.onfocus=b.onblur=b.onkeydown=()=>{};(globalThis.leftHere??=[]).push(b)})`;
    const { views } = await rehearsed(
      await publish(changed(build, file, `${textOf(build, file)};${leak}`), '9.9.3-leaks'),
    );
    expect(views.map(({ findings }) => findings)).toEqual([
      [],
      [
        { kind: 'leaks', what: 'listeners stay each time its pages are opened and left' },
        { kind: 'leaks', what: 'nodes stay each time its pages are opened and left' },
      ],
    ]);
  },
  timeLimit(180_000),
);

it(
  'finds a page that has become blank, and shows it in a preview',
  async () => {
    // The gate still finds the path in the scripts, but no route that draws it is there.
    const moved = 'path:"/contacts",was:{path:"/contact"}';
    const build = replaced(await liveBuild(name), '__federation_expose_remote', /path:"\/contact"/, moved);
    const preview = await publish(build, '9.9.2-blank');
    const { views } = await rehearsed(preview);
    for (const { findings, difference, pictures } of views) {
      expect(findings).toContainEqual({ kind: 'blank', what: 'shows no text' });
      expect([difference > 0, pictures.difference !== null]).toEqual([true, true]);
    }
    const { page, context } = await newVisit();
    await page.goto(`${siteUrl}/contact?preview=${preview.token}`);
    await page.getByRole('textbox', { name: 'Code' }).fill(preview.code.toLowerCase());
    await page.getByRole('button', { name: 'Open the preview' }).click();
    await page
      .getByRole('region', { name: 'Versions' })
      .getByText(/^Preview · until/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('heading', { level: 1, name: 'Contact Us' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await context.close();
  },
  timeLimit(180_000),
);
