import { invoiceAddress } from '../contracts/src/browser/addresses.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buy } from './support/buying.ts';
import { courseCalled, detailPath } from './support/course-pages.ts';
import { eventually } from './support/eventually.ts';
import { mailTo } from './support/sandbox.ts';
import { people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

/** An administrator handles one buyer's payment, from the purchase to the refund. */
const buyer = `Refund Wanted ${Date.now()}`;
let learner: Visit;
let admin: Visit;
let email = '';
let course: Awaited<ReturnType<typeof courseCalled>>;

beforeAll(async () => {
  learner = await newVisit();
  admin = await newVisit();
  course = await courseCalled('Statistics You Will Actually Use');
  email = await signUp(learner.page, buyer);
  await buy(learner, course);
  await signIn(admin.page, people.admin);
  await admin.page.goto('/admin/dashboard/payments');
});
afterAll(closeBrowser);

const box = () => admin.page.getByRole('textbox', { name: 'Search', exact: true });
const row = () => admin.page.getByRole('row').filter({ hasText: buyer });
/** The menu items of the buyer's payment. */
const openMenu = async () => {
  await row()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  return row();
};
const received = () => admin.page.getByText(/received, refunds taken off$/).innerText();

it('finds the buyer’s payment while the total stays', async () => {
  await row().waitFor();
  const before = await received();
  await box().fill(buyer);
  await eventually(
    () => admin.page.getByRole('row').count(),
    (rows) => rows === 2,
  );
  expect(await row().innerText()).toContain('Paid');
  expect(await received()).toBe(before);
  await admin.page.waitForURL(/q=Refund/);
});

it('opens the invoice and downloads what is shown as CSV', async () => {
  const { page, context } = admin;
  const link = (await openMenu()).getByRole('link', { name: /^Invoice/ });
  const invoice = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  expect(invoice.startsWith(invoiceAddress(''))).toBe(true);
  expect((await context.request.get(invoice)).headers()['content-type']).toBe('application/pdf');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Export CSV/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(buyer);
});

it('asks before a refund, and Back closes the question', async () => {
  const { page } = admin;
  await (await openMenu()).getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('alertdialog', { name: new RegExp(`to ${buyer}`) });
  await dialog.getByText(course.topic).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard/payments');
  // The menu is closed with its item, so its button has the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Actions for');
});

it('gives the money back, which shows in the row and in the total and ends the access', async () => {
  const { page } = admin;
  const before = await received();
  await (await openMenu()).getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Refund Rs/ }).click();
  await dialog.getByText('Reason Is Required').waitFor();
  await dialog.getByLabel('Reason').fill('Bought twice by mistake');
  await dialog.getByRole('button', { name: /^Refund Rs/ }).click();
  // A busy machine may miss the toast, which lasts two seconds; the row shows the same.
  await dialog.waitFor({ state: 'detached' });
  await row().getByText('Refunded', { exact: true }).waitFor();
  await row()
    .getByText(/given back$/)
    .waitFor();
  const menu = await openMenu();
  await menu.getByRole('link', { name: /^Invoice/ }).waitFor();
  expect(await menu.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
  await eventually(received, (now) => now !== before);

  await learner.page.goto(detailPath(course._id));
  await learner.page.getByRole('button', { name: 'Buy Now' }).waitFor();
  await learner.page.goto('/my-courses/purchase-history');
  await learner.page.getByRole('row').filter({ hasText: course.topic }).getByText('Refunded').waitFor();
  await mailTo(email, /refund/i);
});

it('shows two lines of a payment on a phone, and the rest on tap', async () => {
  const { page } = admin;
  await page.setViewportSize(windowOf(375).viewport!);
  const card = page.getByRole('listitem').filter({ hasText: buyer });
  await card.getByText('Refunded', { exact: true }).waitFor();
  expect((await card.boundingBox())!.height).toBeLessThan(100);
  await card.getByRole('button', { name: new RegExp(course.topic) }).click();
  await card.getByText('Expiry Date').waitFor();
  await card.getByRole('link', { name: /^Invoice/ }).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
});

meetNoErrors(() => [admin, learner]);
