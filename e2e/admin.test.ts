import { readFileSync } from 'node:fs';
import { fetchAllPayments } from '../contracts/src/payment.ts';
import { fetchStudentsAndInstructors } from '../contracts/src/account.ts';
import { callAddress } from '../contracts/src/call.ts';
import type { ReleaseDocument } from '../contracts/src/release.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { people, releasesFile } from './support/site.ts';

afterAll(closeBrowser);

const adminFiles = (): string[] => {
  const { remotes } = JSON.parse(readFileSync(releasesFile, 'utf8')) as ReleaseDocument;
  const admin = remotes.find(({ name }) => name === 'admin');
  return admin ? [admin.entry, ...Object.keys(admin.integrity)] : [];
};

describe('the dashboard', () => {
  it('shows an administrator both charts and the year’s total from real payments', async () => {
    const { page, troubles } = await newVisit();
    await signIn(page, people.admin);
    await page.getByRole('button', { name: /Administrator/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Total Revenue').first().waitFor();
    await page.locator('.apexcharts-canvas svg').nth(1).waitFor();
    await page
      .getByText(/Rs\. [\d,]*[1-9]/)
      .first()
      .waitFor();
    await page.getByText('Registered Users').first().waitFor();
    expect(troubles).toEqual([]);
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a learner', people.learner, 403],
    ['an instructor', people.instructor, 403],
  ])('is denied to %s, on the screen, in the API and in its files', async (_, email, status) => {
    const { page, context } = await newVisit();
    if (email) await signIn(page, email);
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/denied');
    expect((await context.request.get(callAddress(fetchStudentsAndInstructors))).status()).toBe(status);
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const payments = await context.request.post(callAddress(fetchAllPayments), {
      data: { year: 2025 },
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    });
    expect(payments.status()).toBe(status);
    const statuses = await Promise.all(adminFiles().map(async (file) => (await context.request.get(file)).status()));
    expect(statuses.length).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([status]));
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL((url) => url.pathname !== '/denied' && url.pathname !== '/admin/dashboard');
  });
});
