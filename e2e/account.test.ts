import path from 'node:path';
import { closeBrowser, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { mailTo, refundNewest } from './support/sandbox.ts';

let visit: Visit;
let email = '';
beforeAll(async () => {
  // With reduced motion: messages once disappeared at once for people who prefer it.
  visit = await newVisit({ reducedMotion: 'reduce' });
  email = await signUp(visit.page, 'Rani Profile');
});
afterAll(closeBrowser);

const payFrame = () => visit.page.frameLocator('iframe[src*="/v1/checkout/"]');

describe('the profile', () => {
  it('says what is wrong, saves what is right, and shows it in the frame', async () => {
    const { page } = visit;
    await page.goto('/editProfile');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Contact Number').fill('12345');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Provide Valid Contact Number').first().waitFor();
    await page.getByLabel('Contact Number').fill('+91 98765 43210');
    await page.getByLabel('Full Name').fill('Rani Renamed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile Updated Successfully').waitFor();
    await page.getByRole('banner').getByText('Rani Renamed').waitFor();
  });

  it('crops a picture and shows it', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(path.join(__dirname, 'support/thumbnail.png'));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const picture = page.getByRole('banner').locator('img[src^="/media/images/"]');
    await picture.waitFor();
    expect((await visit.context.request.get((await picture.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
      'image/webp',
    );
  });

  it('lists the devices, and signs the others out', async () => {
    const other = await newVisit();
    await signIn(other.page, email);
    const { page } = visit;
    await page.goto('/editProfile');
    await page.getByRole('link', { name: 'Manage' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /sign out/i })
      .click();
    await eventually(
      async () => (await other.context.request.get('/api/v1/user/auth/getProfile')).status(),
      (status) => status === 401,
    );
    expect((await visit.context.request.get('/api/v1/user/auth/getProfile')).status()).toBe(200);
  });

  it('hands over everything that is kept', async () => {
    const { page } = visit;
    await page.goto('/editProfile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^vidya-data-\d{4}-\d{2}-\d{2}\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain(email);
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/);
  });
});

describe('a bought course', () => {
  it('has an invoice, and is closed again when the money goes back', async () => {
    const { page, context } = visit;
    await page.goto('/course/all-courses?price=paid&sort=topRated');
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/courseDetail/);
    await page.getByRole('button', { name: 'Buy Now' }).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await payFrame()
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await page.waitForURL(/\/viewLectures/);
    const lectures = page.url();

    await page.goto('/my-courses/purchase-history');
    const row = page.getByRole('row').filter({ hasText: title });
    const address = await row.getByRole('link', { name: /Invoice/ }).getAttribute('href');
    const invoice = await context.request.get(address ?? '');
    expect(invoice.headers()['content-type']).toContain('application/pdf');
    expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await refundNewest(email);
    await eventually(
      async () => {
        await page.reload();
        return row.innerText();
      },
      (text) => text.includes('Refunded'),
    );
    await page.goto(lectures);
    await page
      .getByText(/^Refunded on .+ go(?:es)? back to /)
      .first()
      .waitFor();
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('a forgotten password', () => {
  it('is set anew through the mail, once, and ends the other sessions', async () => {
    const { page, pageErrors } = await newVisit();
    await page.goto('/auth/forgotPassword');
    // Before, the browser posts the form, and the page that comes says it in other words.
    await responds(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Intructions' }).click();
    await page.getByText('Email Is Sent To Reset Your Password').first().waitFor();
    const mail = await mailTo(email, /password/i);
    const link = /\/auth\/resetPassword\/[\w-]+\/[\w-]+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await responds(page);
    await page.getByRole('textbox', { name: /password/i }).fill('short');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Password Must Be Atleast 6 Character Long').first().waitFor();
    await page.getByRole('textbox', { name: /password/i }).fill('a new secret');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Password Reset Successfully').waitFor();
    await page.waitForURL(/\/auth\/login/);
    await signIn(page, email, 'a new secret');
    expect((await visit.context.request.get('/api/v1/user/auth/getProfile')).status()).toBe(401);
    expect(pageErrors).toEqual([]);
  });
});
