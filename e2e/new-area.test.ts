import { callAddress } from '../contracts/src/calls/call.ts';
import { registerVersion } from '../platform/calls/release.ts';
import type { VersionReference } from '../platform/gate/document/release.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { documentNow } from './support/faults/document.ts';
import { writeNewArea } from './support/new-area.ts';
import { apiUrl, people, releaseToken, siteUrl } from './support/site.ts';

/** An area that shell and API were built without comes into the running site. */
let admin: Visit;
let version: VersionReference;

beforeAll(async () => {
  version = await writeNewArea('1.0.0');
  admin = await newVisit();
  await signIn(admin.page, people.admin);
});
afterAll(closeBrowser);

const heading = (visit: Visit, name: string) => visit.page.getByRole('heading', { level: 1, name });

it('is nowhere at first', async () => {
  const visit = await newVisit();
  expect((await visit.page.goto('/events'))?.status()).toBe(404);
  await visit.context.close();
});

it('is granted by an administrator', async () => {
  const { page } = admin;
  await page.goto('/admin/dashboard/releases');
  await page.getByRole('button', { name: 'New area' }).click();
  const dialog = page.getByRole('dialog', { name: 'New area' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('events');
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Events');
  await dialog.getByRole('textbox', { name: 'Paths' }).fill('/about');
  await dialog.getByRole('textbox', { name: 'Address of its files' }).fill(version.base);
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await dialog.getByText('/about overlaps with /about of the shell').waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Paths' }).fill('/events');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await page.getByRole('region', { name: 'Events' }).getByText('Its own: /events.').waitFor();
});

it('is published by its team and promoted on the page', async () => {
  const response = await fetch(apiUrl + callAddress(registerVersion, { name: 'events' }), {
    method: 'POST',
    headers: { authorization: `Bearer ${releaseToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: version.version, hash: version.hash, note: '' }),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  const { page } = admin;
  await page.reload();
  const card = page.getByRole('region', { name: /^Event/ });
  await card.getByRole('button', { name: /^Promote to everybody/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Promote to everybody' }).click();
  await page.getByRole('region', { name: 'Evenings' }).getByRole('columnheader', { name: /^Live/ }).waitFor();
  await eventually(documentNow, ({ remotes }) => remotes.some(({ name }) => name === 'events'));
});

it('has its page, its title and its links, on large windows and small ones', async () => {
  const visit = await newVisit();
  const { page } = visit;
  await eventually(
    async () => (await fetch(`${siteUrl}/events`)).status,
    (status) => status === 200,
  );
  await page.goto('/about');
  await page.getByRole('button', { name: 'Career Center' }).click();
  await page.getByRole('link', { name: 'Evenings near you' }).click();
  await heading(visit, 'Evenings near you').waitFor();
  expect(new URL(page.url()).pathname).toBe('/events');
  // Of its own document too.
  await page.reload();
  await heading(visit, 'Evenings near you').waitFor();
  expect(await page.title()).toBe('Evenings | Vidya');
  expect(await page.getByRole('link', { name: 'My evenings' }).count()).toBe(0);

  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Evenings near you' }).click();
  await heading(visit, 'Evenings near you').waitFor();

  await page.goto('/events/mine');
  await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
  await visit.context.close();
});
