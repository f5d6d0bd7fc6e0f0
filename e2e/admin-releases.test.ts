import { callAddress } from '../contracts/src/calls/call.ts';
import type { RemoteReleases } from '../platform/calls/area-releases.ts';
import { listReleases, registerVersion } from '../platform/calls/release.ts';
import type { VersionReference } from '../platform/gate/document/release.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { releaseNow } from './support/faults/document.ts';
import { plant } from './support/faults/plant.ts';
import { apiUrl, people, releaseToken } from './support/site.ts';

/** An administrator releases the account's pages on a desktop; visitors check which version they get. */
const at = '/admin/dashboard/releases';
let admin: Visit;
let version: VersionReference;
let liveBefore = '';

/** Publishes a version like the command line: it is in the store, and no visitor gets it. */
async function publish({ version: name, hash }: VersionReference): Promise<void> {
  const response = await fetch(apiUrl + callAddress(registerVersion, { name: 'account' }), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${releaseToken}`,
      'content-type': 'application/json',
      'x-vidya-releaser': encodeURIComponent('Zoë at a terminal'),
    },
    body: JSON.stringify({ version: name, hash, note: 'Planted by a journey' }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

beforeAll(async () => {
  liveBefore = (await releaseNow('account')).live.version;
  version = await plant('account', 'well');
  await publish(version);
  admin = await newVisit();
  await signIn(admin.page, people.admin);
  await admin.page.goto(`${at}?area=account`);
  await card().waitFor();
});
afterAll(closeBrowser);

const card = () => admin.page.getByRole('region', { name: 'Account', exact: true });
const press = (name: RegExp) => card().getByRole('button', { name }).click();
const dialog = () => admin.page.getByRole('dialog');
const question = () => admin.page.getByRole('alertdialog');
const live = () => card().getByRole('columnheader', { name: /^Live/ });
const canary = () => card().getByRole('columnheader', { name: /^Canary/ });

/** The version that a new visitor gets, once the site has the change. */
async function visitorGets(isPlanted: boolean): Promise<void> {
  await eventually(
    () => releaseNow('account'),
    ({ live, canary }) => [live, canary].some((one) => one?.version === version.version) === isPlanted,
  );
  const { page, context } = await newVisit();
  await page.goto('/auth/signup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await responds(page);
  const executed = await page.evaluate<string | undefined>('document.documentElement.dataset.account');
  await context.close();
  expect(executed === version.version).toBe(isPlanted);
}

/** A visitor whose browser tells how the page fared, with the page's ticket, when it is hidden. */
async function visitIsCompared(): Promise<void> {
  const { page, context } = await newVisit();
  const reporter = page.waitForResponse(/\/fallback\./);
  await page.goto('/auth/signup');
  await reporter;
  await page.waitForTimeout(500);
  const report = page.waitForResponse(/\/release\/report$/);
  await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'))`);
  expect((await report).status()).toBe(200);
  await context.close();
  const response = await fetch(apiUrl + callAddress(listReleases), {
    headers: { authorization: `Bearer ${releaseToken}` },
  });
  const { Data } = (await response.json()) as { Data: RemoteReleases[] };
  const evidence = Data.find(({ name }) => name === 'account')?.judgement?.evidence;
  expect(evidence?.find(({ measure }) => measure === 'failed')?.canary).toEqual({ bad: 0, of: 1 });
}

it('tells of a version that is published and waits, in words that anybody can read', async () => {
  await card().getByText('is published and waits').waitFor();
  await card().getByText('By Zoë at a terminal,').waitFor();
  await card().getByText('Zoë at a terminal (command line)').waitFor();
  expect(await live().innerText()).toContain(liveBefore.split('-')[0]);
  expect(await violationsInLight(admin.page)).toEqual([]);
});

it('shows it to a reviewer who has the link and the code, until that ends', async () => {
  await card()
    .getByRole('button', { name: /^Preview/ })
    .press('Enter');
  await dialog().getByRole('button', { name: 'Make the link' }).press('Enter');
  const [link, code] = await Promise.all(
    ['Link', 'Code'].map((name) => dialog().getByRole('textbox', { name }).inputValue()),
  );
  await dialog().getByRole('button', { name: 'I have copied both' }).press('Enter');
  const { page } = await newVisit();
  const sees = async () => {
    await page.goto('/auth/signup');
    await responds(page);
    return page.evaluate<string | undefined>('document.documentElement.dataset.account');
  };
  await page.goto(link ?? '');
  await page.getByRole('textbox', { name: 'Code' }).fill(code ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Versions' }).getByText('Preview').waitFor();
  expect(await sees()).toBe(version.version);
  const list = card().getByRole('region', { name: 'Previews of Account' });
  await list.getByRole('button', { name: /^End/ }).press('Enter');
  await question().getByRole('button', { name: 'End the preview' }).press('Enter');
  await list.waitFor({ state: 'detached' });
  await eventually(sees, (seen) => seen !== version.version);
});

it('gives it to a share of browsers, which is confirmed, and takes that back for a reason', async () => {
  await press(/^Try with a share/);
  await dialog().getByRole('textbox', { name: 'Share' }).fill('ten');
  await dialog().getByRole('button', { name: 'Try with this share' }).click();
  await dialog().getByText('Share Must Be From 0 To 100, With Two Decimals At Most').waitFor();
  await dialog().getByRole('button', { name: '100%' }).click();
  await dialog().getByRole('checkbox').uncheck();
  await dialog()
    .getByText(/^All browsers get/)
    .waitFor();
  expect(await violationsInLight(admin.page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Try with this share' }).click();
  await canary().getByText('For 100%').waitFor();
  await visitorGets(true);
  await visitIsCompared();

  await press(/^Stop the canary/);
  await question().getByRole('button', { name: 'Stop the canary' }).click();
  await question().getByText('Reason Is Required').waitFor();
  await question().getByRole('textbox', { name: 'Reason' }).fill('Only a journey');
  await question().getByRole('button', { name: 'Stop the canary' }).click();
  await canary().waitFor({ state: 'detached' });
  await card().getByText('was taken back and waits').waitFor();
  await visitorGets(false);
});

it('promotes it to everybody, and goes back to the version before', async () => {
  await press(/^Promote to everybody/);
  await question().getByRole('button', { name: 'Promote to everybody' }).click();
  await eventually(
    () => live().innerText(),
    (text) => text.includes('well'),
  );
  expect((await releaseNow('account')).live.version).toBe(version.version);
  await visitorGets(true);

  await press(/^Roll back/);
  await question().getByLabel('Go back to').selectOption(liveBefore);
  await question().getByRole('textbox', { name: 'Reason' }).fill('The journey is over');
  expect(await violationsInLight(admin.page)).toEqual([]);
  await question()
    .getByRole('button', { name: /^Roll back to/ })
    .click();
  await eventually(
    () => live().innerText(),
    (text) => !text.includes('well'),
  );
  await visitorGets(false);
  await card().getByText('Reason: The journey is over').waitFor();
});

it('leaves every step in the audit log', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: 'Releases in the audit log' }).click();
  await page.getByRole('button', { name: 'Remove filter Releases' }).waitFor();
  await page
    .getByText(/went back to Account .* from /)
    .first()
    .waitFor();
  await page
    .getByText(/took back .* for Account/)
    .first()
    .waitFor();
  // The page folds successive actions of the command line.
  const folds = page.getByRole('button', { name: /from the command line$/, expanded: false });
  // oxlint-disable-next-line no-await-in-loop
  while ((await folds.count()) > 0) await folds.first().click();
  await page.getByText('Zoë at a terminal (command line)').first().waitFor();
  expect(admin.pageErrors).toEqual([]);
});
