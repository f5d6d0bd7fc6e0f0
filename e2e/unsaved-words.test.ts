import type { Page } from 'playwright-core';
import { closeBrowser, newVisit } from './support/browser.ts';
import { responds } from './support/content.ts';

afterAll(closeBrowser);

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const toLogIn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in' });

it('asks before the words of the sign-up form are lost: by a link, Back, or a closed tab', async () => {
  const { page, context } = await newVisit();
  await page.goto('/auth/login');
  await responds(page);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  // With nothing typed, the two forms lead to each other.
  await toLogIn(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  const name = page.getByLabel('Name');
  const loaded = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  await name.fill('Asha Rao');
  await loaded;

  // The question's code came with the first letter.
  await context.setOffline(true);
  await toLogIn(page).click();
  await answer(page, 'Stay');
  expect(await name.inputValue()).toBe('Asha Rao');
  await context.setOffline(false);
  await page.goBack();
  await answer(page, 'Stay');
  expect(await name.inputValue()).toBe('Asha Rao');

  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await toLogIn(page).click();
  await answer(page, 'Leave');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await context.close();
});
