import type { Page } from 'playwright-core';
import { createLecture, updateLecture } from '../contracts/src/browser/calls.ts';
import { defaultQuizSettings } from '../contracts/src/rules/quiz/quiz-settings.ts';
import { timeLimit } from '../contracts/src/testing/time-limit.ts';
import { newCourse } from './support/authoring.ts';
import { closeBrowser, meetNoErrors, newVisit, signUp, type Visit } from './support/browser.ts';
import { send } from './support/calls.ts';
import { eventually } from './support/eventually.ts';

/** A short time for a quiz in two tabs, with a clock that is wrong by a day and without a line; then it is judged again. */
let author: Visit;
let learner: Visit;
let courseId = '';
let lectureId = '';
/** A minute, more on a slow machine. */
const timeLimitMinutes = Math.ceil(timeLimit(30_000) / 60_000);
const settings = { ...defaultQuizSettings, mode: 'graded', timeLimitMinutes, passPercent: 60 } as const;
const questions = (capital: string) => `Capital of Assam? {=${capital}}\n\nThe sun is a star. {T}`;

beforeAll(async () => {
  [author, learner] = [await newVisit(), await newVisit()];
  courseId = await newCourse(author, `Clocks, asked, ${Date.now()}`);
  const quiz = {
    kind: 'quiz',
    questions: questions('Dispur'),
    quizSettings: JSON.stringify(settings),
  } as const;
  const body = { title: 'A minute', description: '', ...quiz };
  ({ lectureId } = await send(author, createLecture, { params: { courseId }, body }));
  await signUp(learner.page, 'Farida Sheikh');
  await learner.page.goto(`/courseDetail/?courseId=${courseId}`);
  await learner.page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await learner.page.waitForURL(/\/viewLectures/);
});
afterAll(closeBrowser);

const address = () => `/viewLectures?courseId=${courseId}&lectureId=${lectureId}`;
const capital = (page: Page) => page.getByRole('textbox', { name: 'Capital of Assam?' });
const state = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

it(
  'ends by the server’s clock, in the tab that has it, with what had arrived',
  async () => {
    const { page, context } = learner;
    await context.clock.install({ time: Date.now() + 86_400_000 });
    await page.goto(address());
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText(/^Time left: \d+:\d\d$/).waitFor();
    await capital(page).fill('Guwahati');
    await state(page, 'Answers saved');
    const second = await context.newPage();
    await second.goto(address());
    await second.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('This attempt goes on in another tab.').waitFor();
    await page.close();
    await context.setOffline(true);
    await second.getByRole('group', { name: 'The sun is a star.' }).getByRole('radio', { name: 'False' }).check();
    await state(second, 'Not saved yet: waiting for the connection');
    await second.getByText(/^Time left: 0?0:00$/).waitFor({ timeout: timeLimit(90_000) });
    await second.waitForTimeout(11_000);
    await context.setOffline(false);
    await second.getByText(/^The time was up\. /).waitFor();
    await second.getByRole('heading', { name: '0 of 2 points, 0 %' }).waitFor();
    expect(await capital(second).inputValue()).toBe('Guwahati');
    learner.page = second;
  },
  timeLimit(240_000),
);

it('is judged again by a corrected answer, which the learner reads', async () => {
  const body = { title: 'A minute', description: '', kind: 'quiz', questions: questions('Dispur =Guwahati') } as const;
  await send(author, updateLecture, { params: { courseId, lectureId }, body });
  const { page } = author;
  await page.goto(address());
  await page.getByRole('button', { name: 'Judge again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Judge again' }).click();
  // A job does it.
  await eventually(
    async () => {
      await learner.page.reload();
      await learner.page.getByRole('button', { name: 'Review attempt 1' }).waitFor();
      return learner.page.getByText('Judged again', { exact: true }).isVisible();
    },
    (isJudged) => isJudged,
  );
  await learner.page.getByRole('button', { name: 'Review attempt 1' }).click();
  await learner.page.getByRole('heading', { name: '1 of 2 points, 50 %' }).waitFor();
});

meetNoErrors(() => [author, learner]);
