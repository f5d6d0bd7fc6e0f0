import { screen, waitFor, within } from '@testing-library/react';
import type { SavedAnswer } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { ended, openQuiz, type Sent } from '../testing/render-quiz.tsx';
import { sampleAttempt, sampleJudgement, sampleQuiz } from '../testing/sample-quiz.ts';
import './Quiz.tsx';
import { resultText } from './result-text.ts';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('says what it asks for before it begins', async () => {
  openQuiz({
    getQuiz: () => sampleQuiz({ attemptsLeft: 2, settings: { ...sampleQuiz().settings, timeLimitMinutes: 10 } }),
  });
  expect(await screen.findByText('2 questions, 3 points')).toBeVisible();
  expect(screen.getByText('Pass mark 60 %')).toBeVisible();
  expect(screen.getByText('10 minutes, also while the page is closed')).toBeVisible();
  expect(screen.getByText('2 attempts left')).toBeVisible();
  expect(screen.getByText('Quiz · 2 min')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as Done' })).not.toBeInTheDocument();
});

test('names the extra time of a learner, where there is a limit', async () => {
  const settings = { ...sampleQuiz().settings, timeLimitMinutes: 7 };
  openQuiz({ getQuiz: () => sampleQuiz({ settings, extraTimePercent: 25 }) });
  expect(await screen.findByText('Extra time: +25 %, so 8.75 minutes')).toBeVisible();
});

test('a practice quiz says of each answer at once whether it is right, and why', async () => {
  const { user, press, saved } = openQuiz({
    startAttempt: () => sampleAttempt(undefined, { mode: 'practice' }),
    saveAnswers: ({ body }: Sent) => {
      saved.push((body as { answers: SavedAnswer[] }).answers);
      return { judgements: saved.at(-1)!.some(({ isFinal }) => isFinal) ? [sampleJudgement()] : [] };
    },
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Mumbai' }));
  await press('Check');
  expect(await screen.findByText('Not right')).toBeVisible();
  expect(screen.getByText('On the coast')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Not right'));
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByText('Since 1911')).not.toBeInTheDocument();
  expect(screen.getByText('The seat of the government')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Mumbai' })).toBeDisabled();
});

test('an attempt that has ended can be looked at again', async () => {
  const { press } = openQuiz({
    getQuiz: () => sampleQuiz({ attempts: [ended()] }),
    getAttempt: () => ended({ judgements: [sampleJudgement()] }),
  });
  await press('Review attempt 1');
  expect(await screen.findByText('The seat of the government')).toBeVisible();
  await press('Back to the Quiz');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  [
    { reveal: 'afterDate', revealAt: '2026-12-03T03:30:00.000Z' },
    'You see the right answers from 3 Dec 2026, 9:00 am on.',
  ],
  [{ reveal: 'afterPassing' }, 'You see the right answers when you have passed.'],
  [{ reveal: 'never' }, 'The right answers of this quiz are not shown.'],
] as const)('an attempt of %o says when its right answers come', async (settings, text) => {
  const shown = sampleQuiz({ attempts: [ended()] });
  const { press } = openQuiz({
    getQuiz: () => ({ ...shown, settings: { ...shown.settings, ...settings } }),
    getAttempt: () => ended({ judgements: [] }),
  });
  await press('Review attempt 1');
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [57, 100, '57 of 100 points, 57 %'],
  [29, 50, '29 of 50 points, 58 %'],
  [8.5, 12, '8.5 of 12 points, 70 %'],
])('%d of %d points is %s', (points, maxPoints, text) => {
  expect(resultText({ points, maxPoints, isPassed: true, isTimeUp: false, isRegraded: false })).toBe(text);
});

test('the last attempt, while it runs, is not said to be none', async () => {
  openQuiz({ getQuiz: () => sampleQuiz({ attempts: [sampleAttempt()], attemptsLeft: 0 }) });
  expect(await screen.findByText('This is your last attempt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('goes on with the attempt that runs, or shows how it ended', async () => {
  const sent: object[] = [];
  const { press } = openQuiz({
    getQuiz: () => sampleQuiz({ attempts: [sampleAttempt()] }),
    startAttempt: ({ body }: Sent) => (sent.push(body!), ended()),
  });
  await press('Continue');
  expect(await screen.findByText('You have passed.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ attemptId: sampleAttempt()._id })]);
  expect(localStorage.getItem('vidya.quizOpened')).toBeNull();
});

test('shows what is true when an attempt is refused', async () => {
  let attempts = [ended()];
  const { press } = openQuiz({
    getQuiz: () => sampleQuiz({ attempts, attemptsLeft: 2 - attempts.length }),
    startAttempt: () => {
      attempts = [ended(), ended({ _id: 'attempt-2', number: 2 })];
      throw new ApiError('', { status: 409, code: 'NoneLeft' });
    },
  });
  await press('Try Again');
  expect(await screen.findByText('No attempts left')).toBeVisible();
});

test('a pause, and no attempt left, leave no button to begin', async () => {
  openQuiz({ getQuiz: () => sampleQuiz({ attempts: [ended()], nextAt: '2026-11-28T08:30:00.000Z' }) });
  expect(await screen.findByText(/^The next attempt begins after a pause/)).toBeVisible();
  expect(screen.getByText('Passed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

const noReport = {
  outdated: 0,
  isRegrading: false,
  learners: 0,
  passed: 0,
  minutes: null,
  marks: [],
  passedAt: [],
  questions: [],
};

test('an author tries it without an attempt', async () => {
  const tried = jest.fn();
  const { user, press } = openQuiz(
    {
      getQuiz: () => sampleQuiz({ source: 'Question 1 {=Delhi ~Mumbai}' }),
      getQuizReport: () => ({ ...noReport, learners: 1 }),
      tryQuiz: ({ body }: Sent) => {
        tried(body);
        const { answers } = body as { answers: SavedAnswer[] };
        return answers.length === 0
          ? sampleAttempt()
          : ended({ judgements: [sampleJudgement({ isRight: true, earned: 1 })] });
      },
      startAttempt: () => Promise.reject(new Error('An attempt of an author')),
    },
    'INSTRUCTOR',
  );
  await press('Try the Quiz');
  await user.click(await screen.findByRole('radio', { name: 'Delhi' }));
  await press('Submit');
  expect(await screen.findByText('Right', { selector: 'strong' })).toBeVisible();
  expect(tried).toHaveBeenCalledTimes(2);
});

test('a teacher sees the questions to look at first, and why', async () => {
  const question = (questionId: string, rightShare: number | null, discrimination: number | null) => ({
    questionId,
    text: `Question ${questionId}`,
    type: 'choice' as const,
    answered: 8,
    rightShare,
    discrimination,
    seconds: 40,
    answers: [
      { text: `Right of ${questionId}`, isRight: true, share: 0.25 },
      { text: `Wrong of ${questionId}`, isRight: false, share: 0.75 },
    ],
  });
  const regraded = jest.fn(() => ({ outdated: 3 }));
  const { user } = openQuiz(
    {
      getQuiz: () => sampleQuiz({ source: '' }),
      regradeQuiz: regraded,
      getQuizReport: () => ({
        outdated: 3,
        isRegrading: regraded.mock.calls.length > 0,
        learners: 8,
        passed: 6,
        minutes: 4,
        marks: [0, 0, null, 0, 0, null, 0, 0, 0, 5],
        passedAt: [5, 0, null],
        questions: [
          question('fine', 0.7, 0.5),
          question('easy', 1, null),
          question('odd', 0.5, -0.2),
          question('hard', 0.2, 0.4),
        ],
      }),
    },
    'INSTRUCTOR',
  );
  expect(
    await screen.findByText(
      '8 learners have taken it, 6 passed: 5 at the first attempt, under 5 later. Half of them need less than 5 min.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Marks of first attempts, in percent' })).toHaveTextContent('<520+');
  expect(screen.getByText('Wrong of odd')).toBeVisible();
  expect(screen.getByText('Wrong of fine')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Export as .csv' })).toHaveAttribute(
    'href',
    expect.stringMatching(/quiz\/report\.csv$/),
  );
  const rows = screen.getAllByText(/^Question /).map((row) => row.textContent);
  expect(rows).toEqual(['Question odd', 'Question hard', 'Question easy', 'Question fine']);
  expect(screen.getByText('20 %')).toBeVisible();
  expect(screen.getByText('Few get it right: is it taught, and is it clear?')).toBeVisible();
  expect(screen.getByText('3 attempts ended before the last change of this quiz.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Judge again' }));
  expect(regraded).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Judge again' }));
  await waitFor(() => expect(regraded).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Attempts are being judged again: 3 to go.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Judge again' })).not.toBeInTheDocument();
});
