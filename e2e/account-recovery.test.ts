import { Secret, TOTP } from 'otpauth';
import { confirmTotp, startTotp } from '../contracts/src/calls/sign-in-security.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { mailTo } from './support/sandbox.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

/** A person loses their phone, with the codes on it; two administrators help, the second one on a phone. */
const name = `लता Recovery ${Date.now()}`;
const reason = 'Phone stolen on the train; called back on the number of her last order.';
const newPassword = 'another banyan tuesday';

let lata: Visit;
let first: Visit;
let second: Visit;
let email = '';

beforeAll(async () => {
  [lata, first, second] = [await newVisit(), await newVisit(), await newVisit(windowOf(375))];
  email = await signUp(lata.page, name);
  const { secret } = await send(lata, startTotp, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await send(lata, confirmTotp, { body: { code } });
  await signIn(first.page, people.admin);
  await signIn(second.page, people.operations);
});
afterAll(closeBrowser);
meetNoErrors(() => [lata, first, second]);

it('one administrator finds the account and asks, by keys alone', async () => {
  const { page } = first;
  await page.goto('/admin/dashboard/account-recovery');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  const account = page.getByRole('region', { name: `Account of ${name}` });
  await account.getByRole('button', { name: 'Ask for a reset' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill(reason);
  expect(await violationsInLight(page)).toEqual([]);
  await question.getByRole('button', { name: 'Ask for a reset' }).press('Enter');
  await page.getByText('You asked for it, so another administrator approves it.').waitFor();
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);
});

it('the person hears of it, and could stop it', async () => {
  await mailTo(email, /asked to reset your account/, 'A second administrator is asked');
  await lata.page.goto('/editProfile/security');
  await lata.page.getByRole('button', { name: 'Stop it' }).waitFor();
  expect(await violationsInLight(lata.page)).toEqual([]);
});

it('a second one approves it', async () => {
  const { page } = second;
  await page.goto('/admin/dashboard/account-recovery');
  await page.getByText(reason).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await page.getByRole('button', { name: `Approve the reset of ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Passkeys, App And Recovery Codes Are Removed').waitFor();
  await page.getByText(reason).waitFor({ state: 'detached' });
});

it('the person is signed out, chooses a password by mail, and logs in without a code', async () => {
  const { page } = lata;
  const mail = await mailTo(email, /account was reset/);
  const [link = ''] = /\/auth\/resetPassword\/[\w-]+\/[\w-]+/.exec(mail.text) ?? [];
  await page.goto('/editProfile/security');
  await page.waitForURL('**/denied');
  await page.goto(link);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/login*');
  await signIn(page, email, newPassword);
  await page.goto('/editProfile/security');
  await page.getByText('Two administrators reset this account').waitFor();
  await page.getByRole('button', { name: 'Add an app' }).waitFor();
});
