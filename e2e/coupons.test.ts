import type { Page } from 'playwright-core';
import { callAddress } from '../contracts/src/calls/call.ts';
import { listCourses } from '../contracts/src/calls/catalogue.ts';
import { type Coupon, listCoupons } from '../contracts/src/calls/coupon.ts';
import type { CourseSummary } from '../contracts/src/calls/course.ts';
import { finalPrice } from '../contracts/src/rules/buying/price.ts';
import { rupees } from '../contracts/src/texts/format.ts';
import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { detailPath } from './support/course-pages.ts';
import { people, siteUrl } from './support/site.ts';
import { windowOf } from './support/widths.ts';

/** An administrator on a desktop and learners on phones, one after another. */
const code = `JOURNEY-${Date.now()}`;
const gift = `GIFT-${Date.now()}`;
let admin: Visit;
let course: CourseSummary;
let other: CourseSummary;

beforeAll(async () => {
  const response = await fetch(siteUrl + callAddress(listCourses, {}, { price: 'paid', limit: 2 }));
  const { Data } = (await response.json()) as { Data: CourseSummary[] };
  [course, other] = Data as [CourseSummary, CourseSummary];
  admin = await newVisit();
  await signIn(admin.page, people.admin);
  await admin.page.goto('/admin/dashboard/coupons');
  await admin.page.getByRole('row').filter({ hasText: 'WELCOME20' }).waitFor();
});
afterAll(closeBrowser);

const rowOf = (wanted: string) => admin.page.getByRole('row').filter({ hasText: wanted });
const dialog = () => admin.page.getByRole('dialog');

async function make(wanted: string, percent: string, limit: string): Promise<void> {
  await admin.page.getByRole('button', { name: 'New coupon' }).click();
  await dialog().getByLabel('Code', { exact: true }).fill(wanted);
  await dialog().getByLabel('Percentage').fill(percent);
  await dialog().getByLabel('Limit of uses').fill(limit);
  await dialog().getByRole('button', { name: 'Create Coupon' }).click();
  await rowOf(wanted).waitFor();
}

/** The coupon's current row in the administrators' list. */
async function couponNow(wanted: string): Promise<Coupon> {
  const response = await admin.context.request.get(siteUrl + callAddress(listCoupons, {}, { q: wanted }));
  const { Data } = (await response.json()) as { Data: [Coupon] };
  return Data[0];
}

/** A new learner on a phone. */
async function newLearner(name: string): Promise<Visit> {
  const visit = await newVisit(windowOf(375));
  await signUp(visit.page, name);
  return visit;
}

const gateway = (page: Page) => page.frameLocator('iframe[src*="/v1/checkout/"]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' });

/** By keyboard alone: the disclosure, the code, Enter. */
async function apply(page: Page, wanted: string): Promise<void> {
  await page.getByRole('button', { name: 'Have a coupon?' }).focus();
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await page.keyboard.type(wanted.toLowerCase());
  await page.keyboard.press('Enter');
}

it('lets an administrator make coupons, and says what is wrong with one', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'New coupon' }).click();
  await dialog().getByRole('button', { name: 'Create Coupon' }).click();
  await dialog().getByText('Code Needs 3 To 30 Letters, Digits Or Hyphens').waitFor();
  await dialog().getByText('Percentage Must Be A Whole Number From 1 To 100').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  await make(code, '20', '1');
  await make(gift, '100', '5');
  expect(await rowOf(code).innerText()).toMatch(/20% off\s+All courses\s+0 of 1\s+Never\s+Active/);
  expect(await violationsInBothThemes(page)).toEqual([]);
});

describe('a learner with a phone', () => {
  let learner: Visit;
  const due = () => rupees(Math.trunc((finalPrice(course) * 80) / 100));

  it('sees in the price block what the coupon saves, by keyboard', async () => {
    learner = await newLearner('Asha Coupon');
    const { page } = learner;
    await page.goto(detailPath(course._id));
    await apply(page, 'no-such-code');
    await page.getByText('Coupon Is Not Valid').waitFor();
    expect(await field(page).inputValue()).toBe('no-such-code');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field(page).fill(code);
    await page.keyboard.press('Enter');
    await page.getByText(/you save ₹/).waitFor();
    await page.getByText(due(), { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('coupon')).toBe(code);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(375);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('holds its last use in the checkout, which counts nothing yet', async () => {
    const { page } = learner;
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByText(`Coupon ${code}`).waitFor();
    expect(await page.getByText('Amount to pay').locator('xpath=..').innerText()).toContain(due());
    await gateway(page)
      .getByRole('button', { name: `Pay ${due()}` })
      .waitFor();
    expect(await couponNow(code)).toMatchObject({ uses: 0, held: 1, state: 'active' });
    const second = await newVisit();
    await second.page.goto(`${detailPath(course._id)}&coupon=${code}`);
    await second.page.getByText('Coupon Is Used Up').waitFor();
  });

  it('pays through the gateway, and the use is counted once', async () => {
    const { page } = learner;
    await gateway(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await page.waitForURL(/\/viewLectures/);
    expect(await couponNow(code)).toMatchObject({ uses: 1, held: 0, state: 'usedUp' });
    await admin.page.reload();
    expect(await rowOf(code).innerText()).toMatch(/1 of 1\s+Never\s+Used up/);
    await page.goto('/my-courses/purchase-history');
    await page.getByText(course.topic).first().waitFor();
    expect(learner.pageErrors).toEqual([]);
  });
});

describe('another learner', () => {
  let learner: Visit;

  it('goes on without a coupon that ended before the checkout', async () => {
    learner = await newLearner('Kabir Coupon');
    const { page } = learner;
    await page.goto(`/course/checkout?courseId=${course._id}&coupon=DIWALI50`);
    await page.getByText('Coupon Has Expired').waitFor();
    await page.getByRole('link', { name: 'Back to the course' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: `Pay ${rupees(finalPrice(course))} without the coupon` }).click();
    await gateway(page)
      .getByRole('button', { name: `Pay ${rupees(finalPrice(course))}` })
      .waitFor();
    await gateway(page).getByRole('button', { name: 'Close the payment window' }).click();
    await page.waitForURL(/\/courseDetail/);
  });

  it('is enrolled at once with a coupon that leaves nothing to pay', async () => {
    const { page } = learner;
    await page.goto(detailPath(other._id));
    await apply(page, gift);
    await page.getByText(/you save ₹/).waitFor();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    // On a busy machine the toast may already fade out after its two seconds: it has been there.
    await page.getByText('Enrolled Successfully').first().waitFor({ state: 'attached' });
    await page.waitForURL(/\/viewLectures/);
    expect(await couponNow(gift)).toMatchObject({ uses: 1 });
    await page.goto('/my-courses/purchase-history');
    await page.getByText('Free Coupon').waitFor();
    expect(learner.pageErrors).toEqual([]);
  });
});
