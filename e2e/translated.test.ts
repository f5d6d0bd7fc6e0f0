import type { Page } from 'playwright-core';
import { translatePage } from '../contracts/src/testing/browser-translation.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { openRendered, responds } from './support/content.ts';
import { eventually } from './support/eventually.ts';
import { people, password as right } from './support/site.ts';
import { windowOf } from './support/widths.ts';

afterAll(closeBrowser);

/** Before the page's own scripts run, so that most pages are translated before they respond. */
const translateAtOnce = `document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') (${translatePage.toString()})();
})`;

const visits: Visit[] = [];
meetNoErrors(() => visits);

/** A visit with a browser that translates every page. */
async function translatedVisit(person?: keyof typeof people): Promise<Page> {
  const visit = await newVisit(windowOf(375));
  visits.push(visit);
  await visit.context.addInitScript(translateAtOnce);
  if (person) await signIn(visit.page, people[person]);
  return visit.page;
}

const translated = (page: Page): Promise<number> =>
  eventually(
    () => page.locator('main font font').count(),
    (count) => count > 0,
  );

const textOf = (page: Page, name: string) => page.getByRole('navigation', { name }).textContent();

it('the catalog turns its pages, and says on which it is', async () => {
  const page = await translatedVisit();
  await openRendered(page, '/course/all-courses');
  await translated(page);
  await responds(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByText('Page 2 of').waitFor();
  await page.getByRole('link', { name: 'Previous page' }).click();
  await page.getByText('Page 1 of').waitFor();
});

it('a visitor who typed before the page responds is refused, and then logged in', async () => {
  // Of their own: other journeys mistype the sample learner's password at the same time.
  const email = await signUp((await newVisit()).page, 'Tara Translated');
  const page = await translatedVisit();
  await openRendered(page, '/auth/login?next=%2Fabout');
  await translated(page);
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Log in', exact: true });
  await main.getByLabel('Email').fill(email);
  const password = page.getByRole('textbox', { name: 'Password' });
  // The page is rendered again while it is typed in.
  await password.pressSequentially('wrong-one', { delay: 30 });
  await responds(page);
  expect(await password.inputValue()).toBe('wrong-one');
  await submit.click();
  await main.getByRole('alert').getByText('Email Or Password Is Incorrect').waitFor();
  expect(await main.getByLabel('Email').inputValue()).toBe(email);
  await password.fill(right);
  await submit.click();
  await page.waitForURL('**/about');
});

it('a learner saves a note and asks a question', async () => {
  const page = await translatedVisit('learner');
  await page.goto('/myCourses');
  await translated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/viewLectures/);
  await page.getByRole('tab', { name: 'Notes' }).click();
  // The last course that any journey opened, whose player may not report its position.
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('In my own language');
  await translated(page);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await page.getByRole('list', { name: 'Your notes' }).getByText('In my own language').waitFor();
  await eventually(
    () => note.inputValue(),
    (left) => left === '',
  );
});

it('an instructor is refused a draft without a title, and keeps one with it', async () => {
  const page = await translatedVisit('instructor');
  await page.goto('/createCourse');
  await translated(page);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Graphs in translation');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await page.waitForURL(/\/createCourse\?courseId=/);
});

it('an administrator turns the pages of the students', async () => {
  const page = await translatedVisit('admin');
  await page.goto('/admin/dashboard/students');
  await translated(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await eventually(
    () => textOf(page, 'Pages'),
    (text) => text?.startsWith('Page 2 of') === true,
  );
});
