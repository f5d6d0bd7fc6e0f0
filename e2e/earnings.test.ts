import { giveBack } from '../contracts/src/calls/buying/refunds.ts';
import { createCoupon } from '../contracts/src/calls/coupon.ts';
import { addAgreement } from '../contracts/src/calls/ledger/money.ts';
import { listPayoutBatches, listPayouts } from '../contracts/src/calls/ledger/payouts.ts';
import { purchaseHistory, refundPayment } from '../contracts/src/calls/payment.ts';
import { acceptInvitation, inviteInstructor } from '../contracts/src/calls/people.ts';
import { gstinCheckDigit } from '../contracts/src/rules/ledger/tax-ids.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { fieldInIndia } from '../contracts/src/texts/format.ts';
import { publishCourse } from './support/authoring.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buyByCall, payInWindow } from './support/buying.ts';
import { send } from './support/calls.ts';
import { detailPath } from './support/course-pages.ts';
import {
  account,
  amountOf,
  expectEarnings,
  fillAccount,
  type Instructor,
  newInstructor,
  payoutIn,
} from './support/earning.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';
import { people } from './support/site.ts';

/** What two instructors earn of a course, from a sale with a coupon to a payout that arrives and a refund after it. */
const topic = 'Looms of the Deccan';
const code = 'LOOM-10';
const [listed, withCoupon] = [149_900, 134_900];

/**
 * Of a sale in paise, by docs/money.md: 18 % GST is in the price, the share is 25 %, and who bears the coupon is the
 * instructor, by agreement. With two parts, rounding each is what the largest remainder gives.
 */
function earned({ paid, percent, tds, tcs }: Record<'paid' | 'percent' | 'tds' | 'tcs', number>): number {
  const withoutGst = (paise: number) => paise - 2 * Math.round((paise * 9) / 118);
  const part = (paise: number) => Math.round((paise * percent) / 100);
  const value = withoutGst(paid);
  const coupon = withoutGst(listed) - value;
  const taxes = Math.round((part(value) * tds) / 100) + Math.round((part(value) * tcs) / 100);
  return part(withoutGst(listed)) - part(coupon) - part(Math.round(value / 4)) - taxes;
}
/** With PAN and GSTIN; the other one without. */
const ofOwner = (paid: number) => earned({ paid, percent: 60, tds: 0.1, tcs: 0.5 });
const ofPartner = (paid: number) => earned({ paid, percent: 40, tds: 5, tcs: 0 });

let site: OwnSite;
let admin: Visit;
let learner: Visit;
let owner: Instructor;
let partner: Instructor;
let stranger: Instructor;
let courseId = '';

async function newLearner(fullName: string): Promise<Visit> {
  const visit = await newVisit({ baseURL: site.url });
  await signUp(visit.page, fullName);
  return visit;
}

beforeAll(async () => {
  site = await startOwnSite();
  admin = await newVisit({ baseURL: site.url });
  await signIn(admin.page, people.admin);
  owner = await newInstructor(site, admin, 'Nila Weaver');
  partner = await newInstructor(site, admin, 'Hari Dyer');
  stranger = await newInstructor(site, admin, 'Uma Other');
  learner = await newLearner('Lata Learner');
  courseId = await publishCourse(owner, topic, listed / 100);
  await send(owner, inviteInstructor, { params: { courseId }, body: { email: partner.email } });
  const { text } = await site.sandbox.mailTo(partner.email, /invitation to teach/i);
  const token = /\/invitation\/([\w-]+)/.exec(text)?.[1];
  await send(partner, acceptInvitation, { body: { token } });
  const today = fieldInIndia(Date.now()).slice(0, 10);
  const terms = { platformRate: 2500, couponBearer: 'instructor', validFrom: today };
  await send(admin, addAgreement, { body: { instructorId: owner.id, ...terms } });
  const off = { kind: 'percent', value: 10 };
  await send(admin, createCoupon, { body: { code, off, courseId, maxUses: null, expiresOn: '' } });
}, timeLimit(300_000));
afterAll(async () => {
  await closeBrowser();
  await site?.stop();
}, timeLimit(60_000));

it('an instructor adds tax numbers and an account, and divides the course', async () => {
  const { page } = owner;
  await page.goto('/earnings');
  await page.getByRole('heading', { name: 'How you are paid' }).waitFor();
  await page.getByRole('button', { name: 'Add PAN' }).click();
  const numbers = page.getByRole('dialog', { name: 'Tax numbers' });
  await numbers.getByLabel('PAN', { exact: true }).fill('ABCPW1234F');
  await numbers.getByLabel(/^GSTIN/).fill(`29ABCPW1234F1Z${gstinCheckDigit('29ABCPW1234F1Z')}`);
  await numbers.getByRole('button', { name: 'Save' }).click();
  await page.getByText('ABC••••34F').waitFor();
  await account(page).getByRole('button', { name: 'Add Account' }).click();
  await fillAccount(page, { holder: 'Nila Weaver', number: '765432120000' });
  await account(page).getByText('Verified', { exact: true }).waitFor();
  await page.goto(`/my-courses/edit-course/instructors?courseId=${courseId}`);
  await page.getByLabel('Nila Weaver', { exact: true }).fill('60');
  await page.getByLabel('Hari Dyer', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Save Parts' }).click();
  await page.getByText('Parts Saved. They Hold For Sales From Now On').first().waitFor();
});

/** The statement of the only month, as its link on the page gives it: sums by name, and the total of each line. */
async function readStatement({ page }: Visit): Promise<{ sums: [string, number][]; lines: number[] }> {
  const link = (kind: string) => page.getByRole('link', { name: new RegExp(`^Statement of .* as ${kind}$`) });
  const pdf = await page.request.get((await link('PDF').getAttribute('href'))!);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await page.request.get((await link('CSV').getAttribute('href'))!);
  const rows = (await csv.text()).trim().split(/\r?\n/).slice(1);
  const cells = rows.map((row) => row.split(','));
  const paiseOf = (row: string[]) => Math.round(Number(row.at(-1)) * 100);
  return {
    sums: cells.slice(0, 10).map((row) => [row[0]!, paiseOf(row)]),
    lines: cells.slice(10).map(paiseOf),
  };
}

it('a sale with a coupon is both instructors’ to the paisa, and one given back is nobody’s', async () => {
  const { page } = learner;
  await page.goto(`${detailPath(courseId)}&coupon=${code}`);
  await page.getByText(/you save ₹/).waitFor();
  await payInWindow(learner);
  await expectEarnings(owner.page, { Balance: ofOwner(withCoupon), 'On hold': ofOwner(withCoupon), Available: 0 });
  await expectEarnings(partner.page, { Balance: ofPartner(withCoupon), Available: 0 });

  const undecided = await newLearner('Uday Undecided');
  await buyByCall(undecided, courseId, site.sandbox);
  await expectEarnings(partner.page, { Balance: ofPartner(withCoupon) + ofPartner(listed) });
  const [bought] = await send(undecided, purchaseHistory, {});
  await send(undecided, giveBack, { params: { paymentId: bought!.giveBack!.paymentId }, body: { reason: '' } });
  await expectEarnings(partner.page, { Balance: ofPartner(withCoupon), Available: 0 });
  await expectEarnings(owner.page, { Balance: ofOwner(withCoupon), Available: 0 });

  await owner.page.getByText(`Sale: ${topic}`).first().waitFor();
  const { sums, lines } = await readStatement(owner);
  const closing = sums.find(([name]) => name === 'Closing balance')![1];
  expect(closing).toBe(ofOwner(withCoupon));
  expect(sums.slice(0, -1).reduce((total, [, paise]) => total + paise, 0)).toBe(closing);
  expect(lines).toEqual([-ofOwner(listed), ofOwner(listed), ofOwner(withCoupon)]);

  await stranger.page.goto('/earnings');
  await stranger.page.getByRole('heading', { name: 'How you are paid' }).waitFor();
  expect(await stranger.page.getByText(topic).count()).toBe(0);
});

it(
  'is paid after the refund window, once an administrator released it',
  async () => {
    await site.stop();
    site.makePayoutsDue([owner.email, partner.email]);
    await site.startAgain();
    await site.sandbox.gateway('/control/funds', { amount: 100_000_000 });
    await payoutIn(owner, 'proposed');
    const { page } = admin;
    // A new sign-in is the reauthentication that a release needs.
    await signIn(page, people.admin);
    await page.goto('/admin/dashboard/money?tab=payouts');
    const row = page.getByRole('row').filter({ hasText: 'Nila Weaver' });
    await row.getByText(amountOf(ofOwner(withCoupon))).waitFor();
    // Her part is below the smallest payout.
    expect(await page.getByText('Hari Dyer').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: `Release ${amountOf(ofOwner(withCoupon))}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
    await page.getByText('Payouts Released').first().waitFor();

    const { utr } = await payoutIn(owner, 'processed');
    await expectEarnings(owner.page, { Balance: 0, 'On hold': 0, Available: 0 });
    await owner.page.getByText(`Bank’s reference ${utr}`).waitFor();
    expect(await violationsInBothThemes(owner.page)).toEqual([]);
    await site.sandbox.mailTo(owner.email, /^Your earnings were paid out/, utr);
    await page.reload();
    await page
      .getByRole('button', { name: /· 1 payout/ })
      .first()
      .click();
    await row.getByText(utr).waitFor();

    expect(await send(partner, listPayouts, {})).toEqual([]);
    expect(await send(stranger, listPayouts, {})).toEqual([]);
    await expect(send(stranger, listPayoutBatches, {})).rejects.toThrow('403');
  },
  timeLimit(300_000),
);

it('a refund after the payout leaves less than nothing, which a later sale fills', async () => {
  const [bought] = await send(learner, purchaseHistory, {});
  const { paymentId } = bought!.invoice!;
  await send(admin, refundPayment, { params: { paymentId }, body: { reason: 'The recordings were broken' } });
  const owed = -ofOwner(withCoupon);
  await expectEarnings(owner.page, { Balance: owed, Available: owed });
  await owner.page.getByText('A refund came after its payout: later sales fill it').waitFor();
  await admin.page.goto('/admin/dashboard/money?tab=payouts');
  const below = admin.page.getByRole('region', { name: 'Below zero' });
  await below.getByRole('row').filter({ hasText: 'Nila Weaver' }).getByText(amountOf(owed)).waitFor();
  await buyByCall(await newLearner('Mala Mehta'), courseId, site.sandbox);
  await expectEarnings(owner.page, { Balance: owed + ofOwner(listed), 'On hold': ofOwner(listed), Available: owed });
});

meetNoErrors(() => [admin, learner, owner, partner, stranger]);
