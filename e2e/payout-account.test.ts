import { Secret, TOTP } from 'otpauth';
import { saveTaxIds } from '../contracts/src/calls/ledger/earnings.ts';
import { getMoney } from '../contracts/src/calls/ledger/money.ts';
import { getPayoutAccount, savePayoutAccount } from '../contracts/src/calls/ledger/payout-account.ts';
import { listPayouts } from '../contracts/src/calls/ledger/payouts.ts';
import { confirmTotp, startTotp } from '../contracts/src/calls/sign-in-security.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { momentInIndia } from '../contracts/src/texts/format.ts';
import { publishCourse } from './support/authoring.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buyByCall } from './support/buying.ts';
import { send } from './support/calls.ts';
import {
  account,
  amountOf,
  expectEarnings,
  fillAccount,
  type Instructor,
  newInstructor,
  payoutIn,
} from './support/earning.ts';
import { eventually } from './support/eventually.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';
import { password, people } from './support/site.ts';

/** Payouts that fail, come back or get no response, and what a thief of a password can do about them. */
let site: OwnSite;
let admin: Visit;
let failing: Instructor;
let reversed: Instructor;
let paid: Instructor;
let robbed: Instructor;
/** With an authenticator app. */
let guarded: Instructor;

/** An account whose payouts stay at the bank, until the sandbox is asked to move them. */
const held = '765432120003';

async function addAccount(person: Instructor, holderName: string): Promise<void> {
  const numbers = { ifsc: 'HDFC0000053', accountNumber: held, accountNumberAgain: held, upi: '' };
  await send(person, saveTaxIds, { body: { pan: 'ABCPE1234F', gstin: '' } });
  await send(person, savePayoutAccount, { body: { kind: 'bank', holderName, ...numbers } });
  const isVerified = (one: Awaited<ReturnType<typeof read>>) => one?.state === 'verified';
  const read = () => send(person, getPayoutAccount, {});
  await eventually(read, isVerified);
}

beforeAll(async () => {
  site = await startOwnSite();
  admin = await newVisit({ baseURL: site.url });
  await signIn(admin.page, people.admin);
  const learner = await newVisit({ baseURL: site.url });
  await signUp(learner.page, 'Balu Buyer');
  const sellers: Instructor[] = [];
  for (const name of ['Farah Failing', 'Ravi Reversed', 'Pia Paid', 'Rohan Robbed', 'Gita Guarded']) {
    const instructor = await newInstructor(site, admin, name);
    await addAccount(instructor, name);
    const courseId = await publishCourse(instructor, `${name} teaches`, 999 + 100 * sellers.length);
    await buyByCall(learner, courseId, site.sandbox);
    sellers.push(instructor);
  }
  [failing, reversed, paid, robbed, guarded] = sellers as [Instructor, Instructor, Instructor, Instructor, Instructor];
}, timeLimit(300_000));
afterAll(async () => {
  await closeBrowser();
  await site?.stop();
}, timeLimit(60_000));

async function changeAccount({ page }: Visit, holder: string): Promise<void> {
  await page.goto('/earnings');
  await account(page).getByRole('button', { name: 'Change' }).click();
  await fillAccount(page, { holder, number: '111122220000' });
}

it('a thief with the password alone cannot change the account of who has a second factor', async () => {
  const thief = await newVisit({ baseURL: site.url });
  await signIn(thief.page, guarded.email);
  const { secret } = await send(guarded, startTotp, {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await send(guarded, confirmTotp, { body: { code } });

  await changeAccount(thief, 'Gita Guarded');
  const proof = thief.page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Code from your authenticator app').fill(password);
  expect(await proof.getByLabel('Password').count()).toBe(0);
  await thief.page.keyboard.press('Enter');
  await proof.getByText('This Code Is Not Right').waitFor();
  expect((await send(guarded, getPayoutAccount, {}))!.mask).toBe('•••• 0003');

  const { page } = await newVisit({ baseURL: site.url });
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(guarded.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
});

it('without a second factor the change is mailed to the owner and holds payouts', async () => {
  const thief = await newVisit({ baseURL: site.url });
  await signIn(thief.page, robbed.email);
  await changeAccount(thief, 'Rohan Robbed');
  await account(thief.page).getByText('Verified', { exact: true }).waitFor();
  await site.sandbox.mailTo(robbed.email, /^Your payout account was changed/, '•••• 0000');
  const holdUntil = (await send(robbed, getPayoutAccount, {}))!.holdUntil!;
  await robbed.page.goto('/earnings');
  await account(robbed.page)
    .getByText(`Payouts wait until ${momentInIndia(holdUntil)}.`)
    .waitFor();
  expect(Date.parse(holdUntil) - Date.now()).toBeGreaterThan(2 * 86_400_000);
});

interface GatewayPayout {
  id: string;
  reference_id: string;
  amount: number;
}
/** The payouts that the gateway has. */
const atGateway = async () =>
  (await site.sandbox.gateway<{ items: GatewayPayout[] }>('/v1/payouts?account_number=7878780080316316&count=100'))
    .items;

it(
  'a lost response is asked for again, and each payout is made once',
  async () => {
    await site.stop();
    site.makePayoutsDue([failing, reversed, paid].map(({ email }) => email));
    await site.startAgain();
    await site.sandbox.gateway('/control/funds', { amount: 100_000_000 });
    const payouts = await Promise.all([failing, reversed, paid].map((one) => payoutIn(one, 'proposed')));
    const total = payouts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    expect(await send(robbed, listPayouts, {})).toEqual([]);
    // Without webhooks, only the response or a question can say what became of a payout.
    await site.sandbox.gateway('/control/webhooks', { drop: true });
    await site.sandbox.gateway('/control/payouts', { loseResponse: true });
    const { page } = admin;
    // A new sign-in is the reauthentication that a release needs.
    await signIn(page, people.admin);
    await page.goto('/admin/dashboard/money?tab=payouts');
    await page.getByRole('button', { name: `Release ${amountOf(total)}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
    for (const one of [failing, reversed, paid]) await payoutIn(one, 'processing');
    const control = await site.sandbox.gateway<{ loseResponse: boolean }>('/control/payouts');
    expect(control.loseResponse).toBe(false);
    const made = await atGateway();
    expect(made.map((one) => one.reference_id).toSorted()).toEqual(payouts.map(({ _id }) => _id).toSorted());
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    await site.sandbox.gateway('/control/webhooks', { drop: false });
  },
  timeLimit(300_000),
);

it('what failed or was reversed is back in the balance, with the reason', async () => {
  const [first, second, third] = await Promise.all([failing, reversed, paid].map((one) => payoutIn(one, 'processing')));
  const made = await atGateway();
  const move = ({ _id }: { _id: string }, status: string) =>
    site.sandbox.gateway(`/control/payouts/${made.find((one) => one.reference_id === _id)!.id}/move`, { status });
  await move(first!, 'failed');
  await move(second!, 'processed');
  await payoutIn(reversed, 'processed');
  await move(second!, 'reversed');
  await move(third!, 'processed');
  await payoutIn(failing, 'failed');
  await payoutIn(reversed, 'reversed');
  const { utr } = await payoutIn(paid, 'processed');

  await expectEarnings(failing.page, { Balance: first!.amountPaise, Available: first!.amountPaise });
  await failing.page.getByText('Payout failed due to invalid beneficiary account details.').waitFor();
  await site.sandbox.mailTo(failing.email, /^A payout came back/, 'invalid beneficiary account details');
  await expectEarnings(reversed.page, { Balance: second!.amountPaise, Available: second!.amountPaise });
  await reversed.page.getByText(/^Payout rejected by the beneficiary bank/).waitFor();
  await site.sandbox.mailTo(reversed.email, /^A payout came back/);
  await expectEarnings(paid.page, { Balance: 0, Available: 0 });
  await paid.page.getByText(`Bank’s reference ${utr}`).waitFor();

  const { page } = admin;
  await page.goto('/admin/dashboard/money?tab=payouts');
  await page
    .getByRole('button', { name: /· 3 payouts/ })
    .first()
    .click();
  for (const state of ['Failed', 'Reversed', 'Processed']) await page.getByText(state, { exact: true }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const { balances } = await send(admin, getMoney, {});
  expect(balances.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
});

meetNoErrors(() => [admin, failing, reversed, paid, robbed]);
