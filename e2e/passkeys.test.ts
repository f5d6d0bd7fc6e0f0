import { namedSite, VirtualAuthenticator } from './support/authenticator.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { mailTo } from './support/sandbox.ts';
import { password } from './support/site.ts';
import { windowOf } from './support/widths.ts';

/** A learner adds passkeys on a phone, signs in with one, and loses it. */
let visit: Visit;
let authenticator: VirtualAuthenticator;
let email = '';
let codes: string[] = [];

beforeAll(async () => {
  visit = await newVisit({ baseURL: namedSite, ...windowOf(375) });
  authenticator = await VirtualAuthenticator.add(visit.page);
  email = await signUp(visit.page, 'Pia Passkey');
});
afterAll(closeBrowser);
meetNoErrors(() => [visit]);

const logOut = async () => {
  await visit.context.clearCookies();
  await visit.page.evaluate(() => localStorage.clear());
};
const addPasskey = async (name: string) => {
  const { page } = visit;
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Passkey Added Successfully').waitFor();
};
const isSignedIn = async () => (await visit.context.request.get('/api/v1/user/auth/getProfile')).status() === 200;

it('adds a passkey by keyboard alone, and gets recovery codes once', async () => {
  const { page } = visit;
  await page.goto('/editProfile/security');
  await page.getByRole('button', { name: 'Add a passkey' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor();
  await eventually(
    () => page.evaluate(() => document.activeElement?.getAttribute('name')),
    (name) => name === 'passkeyName',
  );
  await page.keyboard.type('Pia’s फ़ोन');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  codes = await page.getByRole('region', { name: 'Keep your recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByText('Pia’s फ़ोन').first().waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  expect(await authenticator.credentials()).toHaveLength(1);
  await mailTo(email, /A passkey was added/);
});

it('signs in with it by the browser’s autofill', async () => {
  const { page } = visit;
  await logOut();
  await page.goto('/auth/login?next=%2FeditProfile%2Fsecurity');
  await page.waitForURL('**/editProfile/security');
  await page.getByText('Signed in with a passkey').first().waitFor();
  expect(await isSignedIn()).toBe(true);
});

it('signs in with the button where nothing is offered, and not for somebody else', async () => {
  const { page } = visit;
  await logOut();
  await authenticator.verify(false);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForTimeout(500);
  expect(await isSignedIn()).toBe(false);
  expect(await violationsInLight(page)).toEqual([]);
  await authenticator.verify(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await isSignedIn()).toBe(true);
});

it('has a second one, and removes the first', async () => {
  const { page } = visit;
  await page.goto('/editProfile/security');
  // One authenticator makes one passkey for one person: this is another device.
  const other = await VirtualAuthenticator.add(page, 'usb');
  await authenticator.respond(false);
  await addPasskey('Laptop');
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Old laptop').waitFor();
  await page.getByRole('button', { name: 'Remove Pia’s फ़ोन' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Passkey Removed Successfully').waitFor();
  await page.getByText('Passkey removed: Pia’s फ़ोन').waitFor();
  expect(await other.credentials()).toHaveLength(1);
  // From here on it is lost: a log-in page would sign in with it before anybody has typed a password.
  await other.respond(false);
});

it('asks for a proof when the password alone signed in, and takes a recovery code for the lost passkey', async () => {
  const { page } = visit;
  await logOut();
  await page.goto('/auth/login?next=%2FeditProfile%2Fsecurity');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/editProfile/security');
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill('abcde-abcde-abcde-abcde-abcde');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This Code Is Not Right').waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await dialog.getByLabel('Recovery code').fill(codes[0]!.toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByText('Passkey Removed Successfully').waitFor();
  await page.getByText('Recovery code used').waitFor();
  await mailTo(email, /A recovery code was used/);
});
