import { giveBack } from '../contracts/src/calls/buying/refunds.ts';
import { callAddress } from '../contracts/src/calls/call.ts';
import { listCourses } from '../contracts/src/calls/catalogue.ts';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { purchaseHistory } from '../contracts/src/calls/payment.ts';
import { violationsInBothThemes, violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buy, buyByCall } from './support/buying.ts';
import { send } from './support/calls.ts';
import { mailTo } from './support/sandbox.ts';
import { people, siteUrl } from './support/site.ts';

/** A learner gives four courses back, of which an administrator decides about the last. */
const buyer = `Changed Mind ${Date.now()}`;
let learner: Visit;
let admin: Visit;
let email = '';
let courses: CourseSummary[];

beforeAll(async () => {
  learner = await newVisit();
  admin = await newVisit();
  const response = await fetch(siteUrl + callAddress(listCourses, {}, { price: 'paid', limit: 4 }));
  courses = ((await response.json()) as { Data: CourseSummary[] }).Data;
  email = await signUp(learner.page, buyer);
  const [first, ...others] = courses;
  for (const course of others) await buyByCall(learner, course._id);
  const entries = await send(learner, purchaseHistory, {});
  for (const { giveBack: offer } of entries.slice(0, 2)) {
    await send(learner, giveBack, { params: { paymentId: offer!.paymentId }, body: { reason: '' } });
  }
  await buy(learner, first!);
  await signIn(admin.page, people.admin);
});
afterAll(closeBrowser);

const dialog = (visit: Visit) => visit.page.getByRole('alertdialog');
const rowOf = ({ topic }: CourseSummary) => learner.page.getByRole('row').filter({ hasText: topic });

it('gives a course back in My Courses', async () => {
  const { page } = learner;
  const { topic } = courses[0]!;
  await page.goto('/myCourses');
  await page.getByRole('button', { name: `Actions for ${topic}` }).click();
  await page.getByRole('button', { name: `Give Back ${topic}` }).click();
  await dialog(learner)
    .getByText(/go back to your card/)
    .waitFor();
  await dialog(learner).getByRole('combobox').selectOption('It is too easy for me');
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog(learner)
    .getByRole('button', { name: /^Get Rs/ })
    .click();
  await dialog(learner).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Actions for ${topic}` }).waitFor({ state: 'detached' });
  await mailTo(email, /^Your refund is on its way/, topic);
});

it('has the credit note in Purchase History, where the fourth course becomes a request', async () => {
  const { page } = learner;
  await page.goto('/my-courses/purchase-history');
  await rowOf(courses[0]!)
    .getByRole('link', { name: /^Credit note/ })
    .waitFor();
  await page.getByRole('button', { name: /^Give back/ }).click();
  await dialog(learner)
    .getByText(/given back 3 courses within a year/)
    .waitFor();
  await dialog(learner).getByRole('textbox').fill('I moved to another field.');
  await dialog(learner).getByRole('button', { name: 'Ask for a refund' }).click();
  await dialog(learner).waitFor({ state: 'detached' });
  await page.getByText(/^You asked for a refund on/).waitFor();
  expect(await violationsInLight(page)).toEqual([]);
});

it('is refunded by an administrator', async () => {
  const { page } = admin;
  await page.goto('/admin/dashboard/refund-requests');
  await page.getByText('I moved to another field.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: new RegExp(`^Refund Rs.* to ${buyer}`) }).click();
  await dialog(admin).getByLabel('Reason').fill('Asked nicely for it');
  await dialog(admin)
    .getByRole('button', { name: /^Refund Rs/ })
    .click();
  await dialog(admin).waitFor({ state: 'detached' });
  await page.getByText('I moved to another field.').waitFor({ state: 'detached' });
  await learner.page.reload();
  await learner.page.getByText(/^You asked for a refund on/).waitFor({ state: 'detached' });
  await learner.page
    .getByRole('link', { name: /^Credit note/ })
    .nth(3)
    .waitFor();
});

meetNoErrors(() => [admin, learner]);
