import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callAddress } from '../contracts/src/calls/call.ts';
import { fetchAllPayments } from '../contracts/src/calls/payment.ts';
import { fetchStudentsAndInstructors } from '../contracts/src/calls/people.ts';
import { xsrfCookie } from '../contracts/src/rules/cookies.ts';
import type { VersionFiles } from '../platform/gate/document/release.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { releaseNow } from './support/faults/document.ts';
import { people, releaseStore } from './support/site.ts';
import { deskAndPhone, phone, type Width, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const adminFiles = async (): Promise<string[]> => {
  const { live } = await releaseNow('admin');
  const text = readFileSync(path.join(releaseStore, 'admin', live.version, 'release.json'), 'utf8');
  return Object.keys((JSON.parse(text) as VersionFiles).integrity).map((file) => live.base + file);
};

/** An administrator on a page of the dashboard, in a window of some width. */
async function openDashboard(width: Width, at = '/admin/dashboard') {
  const visit = await newVisit(windowOf(width));
  await signIn(visit.page, people.admin);
  await visit.page.goto(at);
  return visit;
}

describe('the dashboard', () => {
  it('shows an administrator both charts and the year’s total from real payments', async () => {
    const { page, pageErrors } = await newVisit();
    await signIn(page, people.admin);
    await page.goto('/');
    await page.getByRole('button', { name: /Administrator/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Total Revenue').first().waitFor();
    await page.locator('.apexcharts-canvas svg').first().waitFor();
    await page.getByRole('table', { name: 'Students' }).waitFor();
    await page
      .getByText(/Rs\. [\d,]*[1-9]/)
      .first()
      .waitFor();
    await page.getByText('Registered Users').first().waitFor();
    expect(pageErrors).toEqual([]);
  });

  it.each(deskAndPhone)('says what it fetches at %i px over nothing that can be pressed', async (width) => {
    const { page, pageErrors } = await openDashboard(width, '/admin/dashboard/payments');
    await page.getByText('Payments Fetch Successfully').waitFor();
    const covered = await page.evaluate(async () => {
      // The page moves again when it renders the loaded data.
      await new Promise((resolve) => setTimeout(resolve, 600));
      const rack = document.querySelector('.Toastify__toast-container')!;
      const toast = rack.getBoundingClientRect();
      return [...document.querySelectorAll('a[href], button, input, select')]
        .filter((control) => !rack.contains(control))
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return (
            box.width > 0 &&
            box.left < toast.right &&
            box.right > toast.left &&
            box.top < toast.bottom &&
            box.bottom > toast.top
          );
        })
        .map((control) => control.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it.each(phone)('is gone about in by a drawer at %i px', async (width) => {
    const { page, pageErrors } = await openDashboard(width);
    const opener = page.getByRole('button', { name: /^Dashboard menu/ });
    expect(await opener.innerText()).toContain('Statistics');
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Dashboard' });
    await drawer.waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    expect(await violationsInLight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await page.mouse.click(width - 10, 400);
    await drawer.waitFor({ state: 'detached' });
    await opener.click();
    await drawer.getByRole('link', { name: 'Students' }).click();
    await page.getByRole('heading', { level: 1, name: 'Students Details' }).waitFor();
    await drawer.waitFor({ state: 'detached' });
    await opener.click();
    await drawer.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a learner', people.learner, 403],
  ])('is denied to %s, on the screen, in the API and in its files', async (_, email, status) => {
    const { page, context } = await newVisit();
    if (email) await signIn(page, email);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/remotes/admin/')) asked.push(request.url());
    });
    await page.goto('/admin/dashboard');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/denied');
    expect((await context.request.get(callAddress(fetchStudentsAndInstructors))).status()).toBe(status);
    const token = (await context.cookies()).find(({ name }) => name === xsrfCookie)?.value ?? '';
    const payments = await context.request.post(callAddress(fetchAllPayments), {
      data: { year: 2025 },
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    });
    expect(payments.status()).toBe(status);
    const statuses: number[] = [];
    // One after another, as no browser asks for all: at once they keep the server from answering some at all.
    const statusOf = async (file: string) => (await context.request.get(file)).status();
    // 503: the API is too busy to identify who asks.
    for (const file of await adminFiles())
      statuses.push(
        await eventually(
          () => statusOf(file),
          (status) => status !== 503,
        ),
      );
    expect(statuses.length).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL((url) => url.pathname !== '/denied' && url.pathname !== '/admin/dashboard');
  });
});
