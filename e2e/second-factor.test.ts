import { Secret, TOTP } from 'otpauth';
import { getProfile } from '../contracts/src/calls/account.ts';
import { changeRole } from '../contracts/src/calls/people.ts';
import { checkReauthentication, confirmTotp, startTotp } from '../contracts/src/calls/sign-in-security.ts';
import { API_BASE } from '../contracts/src/texts/api-base.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buy } from './support/buying.ts';
import { send } from './support/calls.ts';
import { openRendered } from './support/content.ts';
import { courseCalled } from './support/course-pages.ts';
import { openEarly } from './support/early.ts';
import { password, people } from './support/site.ts';
import { windowOf } from './support/widths.ts';

/** The code that an app shows now; a code is good once, so later ones are those of the next step. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe('an authenticator app', () => {
  let visit: Visit;
  let email = '';
  let secret = '';
  let codes: string[] = [];
  beforeAll(async () => {
    visit = await newVisit(windowOf(375));
    email = await signUp(visit.page, 'Tara Totp');
  });
  afterAll(closeBrowser);
  meetNoErrors(() => [visit]);

  const logIn = async (page: Visit['page'], at = '/auth/login') => {
    await page.goto(at);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
  };

  it('is added from the profile, by its key', async () => {
    const { page } = visit;
    await page.goto('/editProfile');
    await page.getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('button', { name: 'Add an app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    expect(await violationsInLight(page)).toEqual([]);
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await dialog.getByRole('button', { name: 'Add the app' }).click();
    await dialog.getByText('This Code Is Not Right').waitFor();
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    const region = page.getByRole('region', { name: 'Keep your recovery codes' });
    await region.waitFor();
    codes = await region.getByRole('listitem').allInnerTexts();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      region.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('vidya-recovery-codes.txt');
  });

  it('is asked for after the password, and leads to where the person wanted to go', async () => {
    const { page, context } = visit;
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await logIn(page, '/auth/login?next=%2FmyCourses');
    expect(await violationsInLight(page)).toEqual([]);
    expect((await context.request.get(`${API_BASE}/user/auth/getProfile`)).status()).toBe(401);
    await page.getByLabel('Code from your authenticator app').fill('123');
    await page.keyboard.press('Enter');
    await page.getByText('This Code Is Not Right').first().waitFor();
    await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/myCourses');
  });

  it('is asked for too when the browser posts the password before the page responds', async () => {
    const { page, pageErrors } = await newVisit(windowOf(375));
    const { arrive } = await openEarly(page, '/auth/login?next=%2Fcontact');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('link', { name: 'Go on' }).waitFor();
    arrive();
    await page.getByLabel('Code from your authenticator app').waitFor();
    expect(new URL(page.url()).search).toBe('?next=%2Fcontact');
    expect(pageErrors).toEqual([]);
  });

  it('is lost: a recovery code signs in, in a browser without script too', async () => {
    const { page } = await newVisit({ ...windowOf(375), javaScriptEnabled: false });
    await openRendered(page, '/auth/login?next=%2Fcontact');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('link', { name: 'Go on' }).click();
    await page.getByLabel('Code from your authenticator app').fill('wrong');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This Code Is Not Right').waitFor();
    await page.getByLabel('Code from your authenticator app').fill(codes[0]!);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/contact');
  });

  it('is not asked for without a password first', async () => {
    const { page } = await newVisit();
    await page.goto('/auth/login/secondFactor');
    await page.getByText('There is no sign-in to finish in this browser.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/auth/login');
  });
});

describe('a proof in the middle of a refund', () => {
  const buyer = `Proof Wanted ${Date.now()}`;
  let admin: Visit;
  let secret = '';
  beforeAll(async () => {
    const [learner, maker, elsewhere] = [await newVisit(), await newVisit(), await newVisit()];
    admin = await newVisit();
    await signUp(learner.page, buyer);
    await buy(learner, await courseCalled('Statistics You Will Actually Use'));
    const email = await signUp(admin.page, 'Anu Administrator');
    const { _id: userId } = await send(admin, getProfile, {});
    await signIn(maker.page, people.admin);
    await send(maker, changeRole, { params: { userId }, body: { role: 'ADMIN' } });
    // Until an app is there, the sign-in by password is a proof.
    await send(admin, checkReauthentication, {});
    await signIn(elsewhere.page, email);
    ({ secret } = await send(elsewhere, startTotp, {}));
    await send(elsewhere, confirmTotp, { body: { code: codeOf(secret) } });
  });
  afterAll(closeBrowser);
  meetNoErrors(() => [admin]);

  it('keeps the typed reason when it is refused, and refunds when the code of the app is given', async () => {
    const { page } = admin;
    await page.goto(`/admin/dashboard/payments?q=${encodeURIComponent(buyer)}`);
    await page.getByRole('button', { name: new RegExp(`Actions for ${buyer}`) }).click();
    await page.getByRole('button', { name: /^Refund/ }).click();
    const refund = page.getByRole('alertdialog');
    await refund.getByLabel('Reason').fill('Bought twice by mistake');
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const code = proof.getByLabel('Code from your authenticator app');

    await refund.getByRole('button', { name: /^Refund Rs/ }).click();
    await code.waitFor();
    expect(await proof.getByLabel('Password').count()).toBe(0);
    expect(await violationsInLight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await proof.waitFor({ state: 'detached' });
    await page.getByText('Please Confirm That It Is You').waitFor();
    expect(await refund.getByLabel('Reason').inputValue()).toBe('Bought twice by mistake');

    await refund.getByRole('button', { name: /^Refund Rs/ }).click();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await proof.getByText('This Code Is Not Right').waitFor();
    await code.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.getByText('Payment Refunded Successfully').waitFor();
    await page.getByRole('row').filter({ hasText: buyer }).getByText('Refunded').waitFor();
  });
});
