import { newCourse } from './support/authoring.ts';
import { violationsInDark, violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { windowOf } from './support/widths.ts';

/** From a file of questions to an attempt that draws from them. Each test continues the one before. */
let author: Visit;
let learner: Visit;
let courseId = '';
beforeAll(async () => {
  author = await newVisit();
  learner = await newVisit({ ...windowOf(375), hasTouch: true });
  courseId = await newCourse(author, `Rivers, drawn, ${Date.now()}`);
});
afterAll(closeBrowser);

const violations = async ({ page }: Visit) => [...(await violationsInLight(page)), ...(await violationsInDark(page))];

const file = Array.from({ length: 60 }, (_, at) => `// [tag:rivers]\nRiver no. ${at + 1} meets the sea. {T}`).join(
  '\n\n',
);

it('adds a question that is typed, and those of a file in the background', async () => {
  const { page } = author;
  await page.goto(`/my-courses/edit-course/question-bank?courseId=${courseId}`);
  await page.getByRole('button', { name: 'Add questions' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add questions' });
  await dialog.getByRole('textbox', { name: 'Questions' }).fill('// [tag:hills]\nA hill is lower than a mountain. {T}');
  await dialog.getByRole('button', { name: 'Add questions' }).click();
  await page.getByRole('button', { name: 'A hill is lower than a mountain.', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Import questions …' }).click();
  const buffer = Buffer.from(file);
  await page.getByLabel('File with questions').setInputFiles({ name: 'rivers.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Choose another file' }).waitFor();
  expect(await violations(author)).toEqual([]);
  await page.keyboard.press('Escape');
  const last = page.getByRole('button', { name: 'River no. 60 meets the sea.', exact: true });
  await last.waitFor();
  await page.getByText(/^Last import: /).waitFor();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('hills');
  await page.waitForURL(/tag=hills/);
  await last.waitFor({ state: 'detached' });
  expect(await violations(author)).toEqual([]);
});

it('is drawn from by a quiz without questions of its own', async () => {
  const { page } = author;
  await page.goto(`/addLecture?courseId=${courseId}&kind=quiz`);
  await page.getByRole('textbox', { name: 'Topic' }).fill('Of rivers and hills');
  for (const tag of ['rivers', 'hills']) {
    await page.getByRole('combobox', { name: 'Tag of the question bank' }).selectOption(tag);
    await page.getByRole('button', { name: 'Add draw' }).click();
  }
  await page.getByRole('textbox', { name: 'Questions of “rivers”' }).fill('5');
  await page.getByRole('textbox', { name: 'Points for each of “rivers”' }).fill('2');
  await page.getByText('Each attempt: 6 questions, 11 points.').waitFor();
  expect(await violations(author)).toEqual([]);
  await page.getByRole('button', { name: 'Save & Next' }).click();
  await page.waitForURL(/\/viewLectures/);
});

it('gives a learner questions from it, which change no more when the bank does', async () => {
  const { page } = learner;
  await signUp(page, 'Tapti Rao');
  await page.goto(`/courseDetail/?courseId=${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).first().tap();
  await page.waitForURL(/\/viewLectures/);
  await page.getByText('6 questions, 11 points').waitFor();
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.getByRole('button', { name: 'Question 6: no answer' }).waitFor();
  expect(await page.getByRole('group', { name: /^River no\./ }).count()).toBe(5);
  expect(await violations(learner)).toEqual([]);
  const bank = author.page;
  await bank.goto(`/my-courses/edit-course/question-bank?courseId=${courseId}&tag=hills`);
  await bank.getByRole('button', { name: 'A hill is lower than a mountain.', exact: true }).click();
  await bank.getByRole('textbox', { name: 'Question', exact: true }).fill('A hill is higher than a plain.');
  await bank.getByRole('button', { name: 'Save question' }).click();
  await bank.getByRole('button', { name: 'A hill is higher than a plain.', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).tap();
  const hill = page.getByRole('group', { name: 'A hill is lower than a mountain.' });
  await hill.getByRole('radio', { name: 'True' }).tap();
  for (const river of await page.getByRole('group', { name: /^River no\./ }).all())
    await river.getByRole('radio', { name: 'True' }).tap();
  await page.getByRole('button', { name: 'Question 6: answered' }).waitFor();
  await page.getByText('Answers saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('heading', { name: '11 of 11 points, 100 %' }).waitFor();
});

meetNoErrors(() => [author, learner]);
