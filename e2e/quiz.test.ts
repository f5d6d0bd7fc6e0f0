import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createLecture, updateCourse } from '../contracts/src/browser/calls.ts';
import { defaultCertificateRules, writeCertificateRules } from '../contracts/src/rules/course/certificate-rules.ts';
import { newCourse } from './support/authoring.ts';
import { violationsInDark, violationsInLight } from './support/axe.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';
import { windowOf } from './support/widths.ts';

/** From a typed list of questions to a certificate. Each test continues the one before. */
let author: Visit;
let learner: Visit;
let courseId = '';
let quizAddress = '';
let email = '';
beforeAll(async () => {
  author = await newVisit();
  learner = await newVisit({ ...windowOf(375), hasTouch: true });
  courseId = await newCourse(author, `Wells, asked, ${Date.now()}`);
  const body = { title: 'How a well is dug', description: '', kind: 'article', article: '<p>By hand, mostly.</p>' };
  await send(author, createLecture, { params: { courseId }, body });
  const needs = { ...defaultCertificateRules, quizzes: 'graded', averagePercent: 75, showsMark: true } as const;
  await send(author, updateCourse, { params: { courseId }, body: { certificate: writeCertificateRules(needs) } });
});
afterAll(closeBrowser);

const list = `// [points:2]
Which is a formula of water? {
=\`H2O\` # Two of hydrogen
~\`CO2\` # A gas
}

The sun is a star. {T}

How much does a litre of water weigh? {#1:0.05 kg}

Who wrote Gitanjali? {=Tagore =ठाकुर}

Sort by size {
>drop
>sea
}

Match {=Bihar -> Patna =Assam -> Dispur}

A {=byte} has {=8 =eight} bits.`;

/** Presses a key until the control is as wanted. */
const pressUntil = (page: Page, key: string, isWanted: () => Promise<boolean>) =>
  eventually(
    async () => {
      const isDone = await isWanted();
      if (!isDone) await page.keyboard.press(key);
      return isDone;
    },
    (isDone) => isDone,
  );

const violations = async (page: Page): Promise<string[]> => [
  ...(await violationsInDark(page)),
  ...(await violationsInLight(page)),
];

it('an author types a graded quiz, by keys alone', async () => {
  const { page } = author;
  await page.goto(`/addLecture?courseId=${courseId}`);
  const kinds = page.getByRole('radiogroup', { name: 'Kind of lecture' });
  await kinds.getByRole('radio', { checked: true }).focus();
  for (const name of ['Article', 'Files', 'Quiz']) {
    await page.keyboard.press('ArrowRight');
    // One more would go round to the first.
    await eventually(
      () => kinds.getByRole('radio', { name }).isChecked(),
      (isChecked) => isChecked,
    );
  }
  await page.getByRole('textbox', { name: 'Topic' }).focus();
  await page.keyboard.type('What you know of wells');
  await page.getByRole('textbox', { name: 'Questions' }).focus();
  await page.keyboard.type(list);
  await page.getByText('7 questions, 8 points', { exact: true }).waitFor();
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await kind.focus();
  await pressUntil(page, 'ArrowDown', async () => (await kind.inputValue()) === 'graded');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save & Next' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/viewLectures/);
});

it('reads aloud what each question asks, and how it is answered', async () => {
  const { page } = author;
  await page.getByRole('button', { name: 'Next lecture' }).click();
  await page.getByRole('button', { name: 'Try the Quiz' }).click();
  await page.getByRole('group', { name: 'The sun is a star.' }).waitFor();
  const read = `${await page.locator('main article').ariaSnapshot()}\n`;
  // What screen readers are given, in their order; a try has every question as its author wrote it.
  expect(read).toBe(readFileSync(path.join(__dirname, 'support/quiz-aloud.yml'), 'utf8'));
});

it('exports its questions, and imports them into another quiz', async () => {
  const { page } = author;
  const { Data } = (await (await page.request.get(`/api/v1/course/${courseId}/lectures`)).json()) as {
    Data: { lectures: { _id: string; kind: string }[] };
  };
  const lectureId = Data.lectures.find(({ kind }) => kind === 'quiz')!._id;
  quizAddress = `/editLecture?courseId=${courseId}&lectureId=${lectureId}`;
  await page.goto(quizAddress);
  await page.getByRole('button', { name: 'Question files' }).click();
  await page.getByRole('button', { name: 'Export questions …' }).click();
  const link = page.getByRole('link', { name: 'Export as QTI 2.1' });
  await link.waitFor();
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await page.goto(`/addLecture?courseId=${courseId}&kind=quiz`);
  await page.getByRole('button', { name: 'Import questions …' }).click();
  await page.getByLabel('File with questions').setInputFiles(await download.path());
  await page.getByText('7 questions are at the end of the text now. Please check and save.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('7 questions, 8 points', { exact: true }).waitFor();
});

const question = (name: string | RegExp) => learner.page.getByRole('group', { name });
const water = () => question(/formula of water/).getByRole('radio', { name: 'H2O' });
const state = (text: string) => learner.page.getByText(text, { exact: true }).waitFor();

it('a learner on a phone begins it, and a reload keeps the answers', async () => {
  const { page } = learner;
  email = await signUp(page, 'Kaveri Das');
  await page.goto(`/courseDetail/?courseId=${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).first().tap();
  await page.waitForURL(/\/viewLectures/);
  await page.getByRole('button', { name: 'Mark as Done' }).tap();
  await page.getByRole('button', { name: 'Mark as Not Done' }).waitFor();
  await page.getByRole('button', { name: 'Course Content' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Course Content' });
  await sheet.getByText(/50% completed/).waitFor();
  await sheet.getByRole('link', { name: /What you know of wells/ }).tap();
  await page.getByText('7 questions, 8 points').waitFor();
  await page.getByText('Certificate: 0 of 1 quiz passed; average 0 of 75 %').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).tap();
  await water().tap();
  await state('Answers saved');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await eventually(
    () => water().isChecked(),
    (isChecked) => isChecked,
  );
  expect(await violations(page)).toEqual([]);
});

it('loses the line in the middle, and goes on', async () => {
  const { page, context } = learner;
  await context.setOffline(true);
  await question('The sun is a star.').getByRole('radio', { name: 'True' }).tap();
  await state('Not saved yet: waiting for the connection');
  await page.getByRole('textbox', { name: 'How much does a litre of water weigh?' }).fill('1');
  await page.getByRole('textbox', { name: 'Who wrote Gitanjali?' }).fill('tagore');
  await context.setOffline(false);
  await state('Answers saved');
  // Two lines to order never begin in the right order.
  await page.getByRole('button', { name: 'Move up: drop' }).tap();
  await page.getByRole('combobox', { name: 'Bihar' }).selectOption('Patna');
  await page.getByRole('combobox', { name: 'Assam' }).selectOption('Dispur');
  await page.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('byte');
  await page.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('8');
  await state('Answers saved');
});

it('passes, and has the certificate', async () => {
  const { page } = learner;
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.getByText('You have passed.').waitFor();
  await page.getByRole('heading', { name: '8 of 8 points, 100 %' }).waitFor();
  await page.getByRole('heading', { name: 'You finished this course' }).waitFor();
  await page.getByRole('link', { name: /Certificate for/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/myCourses');
  await page.getByText('100% completed').waitFor();
});

it('gives the learner extra time', async () => {
  const { page } = author;
  await page.goto(quizAddress);
  await page.getByRole('textbox', { name: 'Time limit' }).fill('10');
  await page.getByRole('button', { name: 'Extra time for learners …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra time' });
  await dialog.getByRole('textbox', { name: 'Learner’s email' }).fill(email);
  await dialog.getByRole('button', { name: 'Give extra time' }).click();
  await dialog.getByRole('button', { name: `Remove the extra time of ${email}` }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save & Next' }).click();
  await page.waitForURL(/\/viewLectures/);
  await learner.page.goto(`/viewLectures?${quizAddress.split('?')[1]}`);
  await learner.page.getByText('Extra time: +50 %, so 15 minutes').waitFor();
});

meetNoErrors(() => [author, learner]);
