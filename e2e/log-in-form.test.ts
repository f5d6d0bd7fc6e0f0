import type { Page } from 'playwright-core';
import { type Device, listDevices } from '../contracts/src/calls/account.ts';
import { callAddress } from '../contracts/src/calls/call.ts';
import { closeBrowser, newVisit, signUp } from './support/browser.ts';
import { openRendered, responds } from './support/content.ts';
import { openEarly } from './support/early.ts';
import { people, password as right } from './support/site.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const address = '/auth/login?next=%2Fcourse%2Fall-courses%3Fprice%3Dfree';
const wanted = '**/course/all-courses?price=free';

const email = (page: Page) => page.getByRole('main').getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });

async function fill(page: Page, secret: string, person: string = people.learner): Promise<void> {
  await email(page).fill(person);
  await password(page).fill(secret);
}

/** Presses again once the first form is on its way; not where the next page is there by then. */
async function pressTwice(page: Page): Promise<void> {
  const button = await submit(page).elementHandle();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await Promise.all([sent, button.click()]);
  await button.evaluate((same) => (same as HTMLElement).click()).catch(() => undefined);
}

it('without JavaScript: says what is wrong, keeps the address, and logs in', async () => {
  const { page, context } = await newVisit({ javaScriptEnabled: false, ...windowOf(375) });
  await openRendered(page, address);
  await submit(page).click();
  await page.getByText('Email Is Missing').waitFor();
  await page.getByText('Password Is Missing').waitFor();
  expect(await email(page).getAttribute('aria-invalid')).toBe('true');
  expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await fill(page, 'wrong-one');
  await password(page).press('Enter');
  await page.getByRole('main').getByRole('alert').getByText('Email Or Password Is Incorrect').waitFor();
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([people.learner, '']);
  await password(page).fill(right);
  await submit(page).click();
  await page.waitForURL(wanted);
  expect((await context.request.get(callAddress(listDevices))).ok()).toBe(true);
  await context.close();
});

it('before the page responds: the browser posts it, and the page that comes works on with script', async () => {
  const { page, context, pageErrors } = await newVisit();
  const { arrive } = await openEarly(page, address);
  await fill(page, 'wrong-one');
  await submit(page).click();
  await page.getByRole('main').getByRole('alert').getByText('Email Or Password Is Incorrect').waitFor();
  await page.evaluate(`document.querySelector('h1').isFromServer = true`);
  arrive();
  await responds(page);
  expect(await page.locator('h1').evaluate((heading) => 'isFromServer' in heading)).toBe(true);
  expect(await email(page).inputValue()).toBe(people.learner);
  await password(page).fill(right);
  await submit(page).click();
  await page.getByText('LoggedIn Successfully').waitFor();
  await page.waitForURL(wanted);
  expect(pageErrors).toEqual([]);
  await context.close();
});

it('before the page responds: a double click logs in once', async () => {
  const { page, context, pageErrors } = await newVisit();
  const newcomer = await signUp((await newVisit()).page, 'Dev Doubleclick');
  const { arrive } = await openEarly(page, address);
  await fill(page, right, newcomer);
  await pressTwice(page);
  arrive();
  await page.waitForURL(wanted);
  await page.getByRole('banner').getByRole('button', { name: /^Hey/ }).waitFor();
  const response = await context.request.get(callAddress(listDevices));
  const { Data } = (await response.json()) as { Data: Device[] };
  // The other is that of the sign-up.
  expect(Data.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(pageErrors).toEqual([]);
  await context.close();
});
