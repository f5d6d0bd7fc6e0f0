import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCourse } from '../contracts/src/calls/course.ts';
import { violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signIn, signUp, type Visit } from './support/browser.ts';
import { buy } from './support/buying.ts';
import { send } from './support/calls.ts';
import { people } from './support/site.ts';

/** A person becomes an instructor, sells a course and is deleted; then the buyer is deleted too. */
const stamp = Date.now();
const teacher = `Teacher Ofthings ${stamp}`;
const pupil = `Pupil Ofthings ${stamp}`;
const topic = `Kites that fly, ${stamp}`;

let admin: Visit;
let teaching: Visit;
let learning: Visit;

beforeAll(async () => {
  [admin, teaching, learning] = [await newVisit(), await newVisit(), await newVisit()];
  await signUp(teaching.page, teacher);
  await signUp(learning.page, pupil);
  await signIn(admin.page, people.admin);
});
afterAll(closeBrowser);

const page = () => admin.page;
const row = (name: string) => page().getByRole('listitem').filter({ hasText: name });
const opener = (name: string) => row(name).getByRole('button', { name: new RegExp(`^${name}`) });

/** Searches the list of people for a name. */
async function lookFor(kind: 'students' | 'instructors', name: string, status: 'Enrolled' | 'Not Enrolled') {
  await page().goto(`/admin/dashboard/${kind}`);
  await page().getByLabel('Status').selectOption(status);
  await page().getByRole('textbox', { name: 'Search', exact: true }).fill(name);
  await page()
    .getByRole('status')
    .filter({ hasText: `for ‘${name}’` })
    .waitFor();
}

const confirm = async (button: string): Promise<void> => {
  await page().getByRole('alertdialog').getByRole('button', { name: button }).click();
  await page().getByRole('alertdialog').waitFor({ state: 'detached' });
};

it('opens what is known by keys; the mail link leaves it open', async () => {
  await lookFor('students', teacher, 'Not Enrolled');
  await opener(teacher).press('Enter');
  const card = page().getByRole('region', { name: `Personal Information of ${teacher}` });
  await card.getByText('Not Provided').first().waitFor();
  expect(await opener(teacher).getAttribute('aria-expanded')).toBe('true');
  expect(
    await row(teacher)
      .getByRole('link', { name: /^Write a mail/ })
      .getAttribute('href'),
  ).toMatch(/^mailto:/);
  expect(await violationsInLight(page())).toEqual([]);
});

it('makes them an instructor, who leaves this list for the other one', async () => {
  await page().getByLabel('Role').selectOption('Instructor');
  await page().getByRole('button', { name: 'Change role' }).click();
  await page().getByText('They can create courses, and no longer buy any.').waitFor();
  await confirm('Change Role');
  await opener(teacher).waitFor({ state: 'detached' });
  expect(await page().evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await lookFor('instructors', teacher, 'Not Enrolled');
  await opener(teacher).waitFor();
});

it('tells how many learners hold what an instructor made, and archives it with them', async () => {
  const thumbnail = readFileSync(path.join(__dirname, 'support/thumbnail.png'));
  const body = {
    topic,
    description: 'Paper, string and wind: how a kite is built, why it rises and how it is kept in the air for hours.',
    category: 'data-science',
    price: 499,
    discount: 0,
    level: 'Beginner',
    language: 'English',
    status: 'published',
    thumbnail: { name: 'thumbnail.png', mimeType: 'image/png', buffer: thumbnail },
  };
  const course = await send(teaching, createCourse, { body });
  await buy(learning, course);

  await lookFor('instructors', teacher, 'Enrolled');
  await row(teacher)
    .getByRole('button', { name: `Delete ${teacher}` })
    .click();
  const dialog = page().getByRole('alertdialog');
  await dialog.getByText('All details of this instructor will be removed permanently.').waitFor();
  await dialog.getByText(/^They have 1 course, which is archived .* because 1 learner holds it\.$/).waitFor();
  await page().goBack();
  await dialog.waitFor({ state: 'detached' });
  await row(teacher)
    .getByRole('button', { name: `Delete ${teacher}` })
    .click();
  await confirm('Delete Account');
  await opener(teacher).waitFor({ state: 'detached' });
  await learning.page.goto('/myCourses');
  await learning.page.getByRole('article').filter({ hasText: topic }).waitFor();
});

it('tells what a learner loses and has paid, and signs them out for good', async () => {
  await lookFor('students', pupil, 'Enrolled');
  await row(pupil)
    .getByRole('button', { name: `Delete ${pupil}` })
    .click();
  const dialog = page().getByRole('alertdialog');
  await dialog.getByText('Their subscriptions will be cancelled: 1 active course.').waitFor();
  await dialog.getByText(/^They have paid Rs\. 499;/).waitFor();
  expect(await violationsInLight(page())).toEqual([]);
  await confirm('Delete Account');
  await page().getByText(`No result for ‘${pupil}’`).waitFor();
  await learning.page.goto('/myCourses');
  await learning.page.waitForURL((url) => url.pathname !== '/myCourses');
});

meetNoErrors(() => [admin]);
