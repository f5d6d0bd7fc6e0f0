import { getProfile } from '../contracts/src/calls/account.ts';
import { changeRole } from '../contracts/src/calls/people.ts';
import { namedSite, VirtualAuthenticator } from './support/authenticator.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { quiet } from './support/quiet.ts';
import { password, people } from './support/site.ts';

/** An instructor is away from an unsaved form, and comes back with a passkey as the second factor. */
let visit: Visit;
let email = '';
beforeAll(async () => {
  visit = await newVisit({ baseURL: namedSite });
  await visit.page.clock.install();
  await VirtualAuthenticator.add(visit.page);
  email = await signUp(visit.page, 'Isha Instructor');
  const { _id: userId } = await send(visit, getProfile, {});
  const admin = await newVisit();
  await signIn(admin.page, people.admin);
  await send(admin, changeRole, { params: { userId }, body: { role: 'INSTRUCTOR' } });
  await signIn(visit.page, email);
});
afterAll(closeBrowser);
meetNoErrors(() => [visit]);

const isSignedIn = async () => (await visit.context.request.get('/api/v1/user/auth/getProfile')).status() === 200;

it('is warned after 28 minutes, and signed out after 30: what was typed stays', async () => {
  const { page } = visit;
  // The page watches from then on; before, moving the clock moves nobody away. The page before may still be asking.
  await page.goto('about:blank');
  const watching = page.waitForResponse(/\/user\/auth\/session$/);
  await page.goto('/createCourse');
  await watching;
  // The page has the response a moment after the browser.
  await quiet(page);
  await page.getByLabel(/Title/).first().fill('A course that is not saved yet');
  await page.clock.fastForward('28:30');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await warning.waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await warning.waitFor({ state: 'detached' });
  expect(await isSignedIn()).toBe(true);
  await page.clock.fastForward('30:30');
  const over = page.getByRole('dialog', { name: 'You are signed out' });
  await over.waitFor();
  // The page says so before the server has heard of it.
  await eventually(isSignedIn, (is) => !is);
  await page.keyboard.press('Escape');
  await over.waitFor({ state: 'detached' });
  expect(await page.getByLabel(/Title/).first().inputValue()).toBe('A course that is not saved yet');
});

it('with a passkey, staff need it beside the password', async () => {
  const { page, context } = visit;
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await page.goto('/editProfile/security', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const codes = page.getByRole('region', { name: 'Keep your recovery codes' }).getByRole('listitem');
  const code = await codes.first().innerText();

  const other = await newVisit({ baseURL: namedSite });
  await other.page.goto('/auth/login?next=%2FmyCourses');
  await other.page.getByLabel('Email').fill(email);
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.page.getByLabel('Recovery code').fill(code);
  await other.page.keyboard.press('Enter');
  await other.page.waitForURL('**/myCourses');

  await page.getByRole('button', { name: /^Remove Chrome/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Passkey Removed Successfully').waitFor();
});
