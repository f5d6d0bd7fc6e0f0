import type { Response } from 'playwright-core';
import { getProfile } from '../contracts/src/calls/account.ts';
import { callAddress } from '../contracts/src/calls/call.ts';
import { logout } from '../contracts/src/calls/sign-in.ts';
import { xsrfCookie } from '../contracts/src/rules/cookies.ts';
import { closeBrowser, newVisit, signIn, type Visit } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { people, siteUrl } from './support/site.ts';

afterAll(closeBrowser);

const pathOf = (visit: Visit): string => new URL(visit.page.url()).pathname;

/** Ends the session without the page, as an administrator or another device would. */
async function revoke({ context }: Visit): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === xsrfCookie)?.value ?? '';
  const response = await context.request.get(callAddress(logout), {
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  });
  expect(response.ok()).toBe(true);
}

describe('the session', () => {
  it('never sends a visitor away: the refused start-up probe is no session error', async () => {
    const visit = await newVisit();
    await signIn(visit.page, people.learner);
    await visit.page.goto('/');
    await visit.page.getByRole('banner').getByRole('button', { name: /^Hey/ }).waitFor();
    // The browser still has the person; the server has no session.
    await visit.context.clearCookies();
    await visit.page.clock.install();
    const isProbe = (response: Response): boolean => response.url().endsWith(callAddress(getProfile));
    const probe = visit.page.waitForResponse(isProbe);
    // The probe is slower than what the page requests for the person: their refusal is no session error either.
    const refused = visit.page.waitForResponse((response) => response.status() === 401 && !isProbe(response));
    await visit.page.route(`**${callAddress(getProfile)}`, async (route) => {
      await refused;
      await route.continue();
    });
    await visit.page.goto('/');
    expect((await probe).status()).toBe(401);
    await visit.page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    // Twice the delay of the redirect after a real session error.
    await visit.page.clock.runFor('00:05');
    expect(pathOf(visit)).toBe('/');
    expect(visit.pageErrors).toEqual([]);
  });

  it('survives a reload, and shows who is here at once', async () => {
    const visit = await newVisit();
    await signIn(visit.page, people.learner);
    await visit.page.goto('/');
    await visit.page.getByRole('banner').getByRole('button', { name: /^Hey/ }).waitFor();
    await visit.page.reload();
    await visit.page.getByRole('banner').getByRole('button', { name: /^Hey/ }).waitFor();
  });

  it('is over for the page once it was revoked: to the login, and back to where one was', async () => {
    const visit = await newVisit();
    await signIn(visit.page, people.learner);
    // This page sends no further calls by itself: the next call finds the ended session.
    await visit.page.goto('/myCourses');
    await visit.page.getByRole('main').getByRole('article').first().waitFor();
    await revoke(visit);
    await visit.page.getByRole('button', { name: /^Hey/ }).click();
    await visit.page.getByRole('banner').getByRole('link', { name: 'Purchase History' }).click();
    await visit.page.waitForURL(/\/auth\/login\?next=/);
    expect(await visit.page.evaluate<number>('localStorage.length')).toBe(0);
    await visit.page.getByLabel('Email').fill(people.learner);
    await visit.page.getByRole('textbox', { name: /^Password/ }).fill('vidya-demo');
    await visit.page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await visit.page.waitForURL('**/my-courses/purchase-history');
  });

  it('ends in every tab when one signs out', async () => {
    const visit = await newVisit();
    await signIn(visit.page, people.learner);
    await visit.page.goto('/');
    const other = await visit.context.newPage();
    await other.goto('/myCourses');
    await other.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
    await visit.page.getByRole('button', { name: /^Hey/ }).click();
    await visit.page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await visit.page.getByText('Logged Out Successfully').waitFor();
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await eventually(
      async () => new URL(other.url()).pathname,
      (path) => path === '/',
    );
    expect((await visit.context.request.get(callAddress(getProfile))).status()).toBe(401);
  });

  it('cannot be ended by another site', async () => {
    const visit = await newVisit();
    await signIn(visit.page, people.learner);
    expect((await visit.context.request.get(callAddress(logout))).ok()).toBe(false);
    expect((await visit.context.request.get(callAddress(getProfile))).ok()).toBe(true);
  });
});

describe('signing in with another provider', () => {
  it.each(['localhost', '127.0.0.1'])('comes back signed in to %s, where it began', async (name) => {
    const began = new URL(siteUrl);
    began.hostname = name;
    const { page, pageErrors } = await newVisit({ baseURL: began.origin });
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Continue with Sandbox' }).click();
    await page.getByLabel(/name/i).first().fill('Tara Social');
    await page.getByLabel(/email/i).first().fill(`tara.${Date.now()}@vidya.example`);
    // Both in parallel: the message lasts five seconds, and on a busy machine the click returns later.
    const toast = page.getByText('LoggedIn Successfully').waitFor();
    await Promise.all([toast, page.getByRole('button').first().click()]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Tara Social/ })
      .waitFor();
    expect(new URL(page.url()).origin).toBe(began.origin);
    expect(pageErrors).toEqual([]);
  });
});
