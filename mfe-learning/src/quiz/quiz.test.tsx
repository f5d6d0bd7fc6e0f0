import { act, screen, waitFor, within } from '@testing-library/react';
import type { SavedAnswer } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { ended, openQuiz, passed, type Sent } from '../testing/render-quiz.tsx';
import { bodies, sampleAttempt, sampleQuiz } from '../testing/sample-quiz.ts';
import './Quiz.tsx';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('every type of question is answered by keyboard alone', async () => {
  const { user, press, submitted } = openQuiz({ startAttempt: () => sampleAttempt(bodies) });
  await press('Start');
  const within1 = async (name: string) => within(await screen.findByRole('group', { name }));
  const focus = (element: HTMLElement) => act(() => element.focus());
  focus((await within1('Question 1')).getByRole('radio', { name: 'Delhi' }));
  await user.keyboard(' ');
  focus((await within1('Question 2')).getByRole('checkbox', { name: '2' }));
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  focus((await within1('Question 3')).getByRole('radio', { name: 'True' }));
  await user.keyboard(' ');
  focus(screen.getByRole('textbox', { name: 'Question 4' }));
  await user.keyboard('1.5');
  focus(screen.getByRole('textbox', { name: 'Question 5' }));
  await user.keyboard('Tagore');
  focus(screen.getByRole('button', { name: 'Move up: First' }));
  await user.keyboard('{Enter}');
  // A list holds its items alone.
  expect(screen.getByText('First: position 1 of 2').closest('ol, fieldset')?.tagName).toBe('FIELDSET');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bihar' }), 'Patna');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assam' }), 'Dispur');
  focus(screen.getByRole('textbox', { name: 'Gap 1 of 2' }));
  await user.keyboard('byte');
  await user.tab();
  await user.keyboard('8');
  await press('Submit');
  await waitFor(() => expect(submitted).toHaveLength(1));
  expect(submitted[0]!.map(({ answer }) => answer)).toEqual([
    { type: 'choice', chosen: [0] },
    { type: 'choice', chosen: [0, 1] },
    { type: 'trueFalse', isTrue: true },
    { type: 'number', text: '1.5' },
    { type: 'text', text: 'Tagore' },
    { type: 'order', order: [1, 0] },
    { type: 'match', rights: [1, 0] },
    { type: 'gaps', texts: ['byte', '8'] },
  ]);
  expect(await screen.findByText('You have passed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 of 1 point, 100 %' })).toHaveFocus();
});

test('asks before it submits with open questions', async () => {
  const { press, submitted } = openQuiz();
  await press('Start');
  await press('Submit');
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit this attempt?' });
  expect(within(dialog).getByText('One question has no answer yet.')).toBeVisible();
  expect(submitted).toEqual([]);
});

test('an answer is saved while it is given, and again after a lost line, with the last change', async () => {
  let isDown = true;
  const tries: SavedAnswer[][] = [];
  const { user, press } = openQuiz({
    saveAnswers: ({ body }: Sent) => {
      tries.push((body as { answers: SavedAnswer[] }).answers);
      if (isDown) return Promise.reject(new ApiError('', { status: 0 }));
      return { judgements: [] };
    },
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Mumbai' }));
  expect(
    await screen.findByText('Not saved yet: waiting for the connection', {}, { timeout: timeLimit(5_000) }),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Delhi' }));
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Answers saved', {}, { timeout: timeLimit(5_000) })).toBeVisible();
  expect(tries.at(-1)).toEqual([{ questionId: 'question-1', sequence: 1, answer: { type: 'choice', chosen: [0] } }]);
  for (const storage of [localStorage, sessionStorage]) expect(storage.getItem('vidya.quiz.attempt-1')).toBeNull();
});

test('answers that were not sent before a reload come back, and are sent', async () => {
  const answer: SavedAnswer = { questionId: 'question-1', sequence: 4, answer: { type: 'choice', chosen: [1] } };
  localStorage.setItem('vidya.quiz.attempt-1', JSON.stringify([answer]));
  const { press, saved } = openQuiz({ getQuiz: () => sampleQuiz({ attempts: [sampleAttempt()] }) });
  await press('Continue');
  expect(await screen.findByRole('radio', { name: 'Mumbai' })).toBeChecked();
  await waitFor(() => expect(saved).toEqual([[answer]]));
});

test('an answer given after the session has ended comes back in the same tab', async () => {
  const { user, press, unmount } = openQuiz({
    saveAnswers: () => Promise.reject(new ApiError('Refused', { status: 401 })),
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Mumbai' }));
  expect(await screen.findByText('Not saved', {}, { timeout: timeLimit(10_000) })).toBeVisible();
  // As the shell does, which then leads to the login.
  localStorage.clear();
  unmount();
  const again = openQuiz({ getQuiz: () => sampleQuiz({ attempts: [sampleAttempt()] }) });
  await again.press('Continue');
  expect(await screen.findByRole('radio', { name: 'Mumbai' })).toBeChecked();
  await waitFor(() => expect(again.saved.flat()).toMatchObject([{ answer: { chosen: [1] } }]));
});

test('long answers are saved in several requests: no browser sends a long one that outlives its page', async () => {
  const texts = Array.from({ length: 40 }, (_, at): SavedAnswer => {
    const answer = { type: 'text' as const, text: 'ज'.repeat(1_000) };
    return { questionId: `question-${at + 1}`, sequence: 1, answer };
  });
  localStorage.setItem('vidya.quiz.attempt-1', JSON.stringify(texts));
  const { press, saved } = openQuiz({ startAttempt: () => sampleAttempt(texts.map(() => ({ type: 'text' }))) });
  await press('Start');
  await waitFor(() => expect(saved.flat()).toHaveLength(40), { timeout: timeLimit(20_000) });
  const bytes = saved.map((answers) => new TextEncoder().encode(JSON.stringify(answers)).length);
  expect(Math.max(...bytes)).toBeLessThan(60_000);
}, 30_000);

test('an older tab says that another one goes on', async () => {
  let isOther = true;
  const { user, press } = openQuiz({
    startAttempt: () => ((isOther = !isOther), sampleAttempt()),
    saveAnswers: () =>
      isOther ? { judgements: [] } : Promise.reject(new ApiError('', { status: 409, code: 'OtherTab' })),
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Delhi' }));
  expect(
    await screen.findByText('This attempt goes on in another tab.', {}, { timeout: timeLimit(5_000) }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Delhi' })).toBeDisabled();
  await press('Continue here');
  await waitFor(() => expect(screen.queryByText('This attempt goes on in another tab.')).not.toBeInTheDocument());
});

test('is submitted when its time is up, however wrong the clock of the browser is', async () => {
  const { press, submitted } = openQuiz({
    startAttempt: () => sampleAttempt(undefined, { leftMs: 1_500 }),
    submitAttempt: (sent: Sent) => {
      submitted.push((sent.body as { answers: SavedAnswer[] }).answers);
      return ended({ result: { ...passed, isPassed: false, isTimeUp: true, points: 0 } });
    },
  });
  await press('Start');
  expect(
    await screen.findByText(/^The time was up\. Not passed: 60 % are needed\./, {}, { timeout: timeLimit(10_000) }),
  ).toBeVisible();
  expect(submitted).toHaveLength(1);
});

test('goes on where its end moved: while it is saved, and when this page would have ended it', async () => {
  const ends: unknown[] = [];
  const { user, press } = openQuiz({
    startAttempt: () => sampleAttempt(undefined, { leftMs: 1_500 }),
    saveAnswers: () => ({ judgements: [], leftMs: 3_600_000 }),
    submitAttempt: ({ body }: Sent) => (ends.push(body), sampleAttempt(undefined, { leftMs: 600_000 })),
  });
  await press('Start');
  expect(
    await screen.findByText(/^Time left: 9:5\d|^Time left: 10:00/, {}, { timeout: timeLimit(10_000) }),
  ).toBeVisible();
  expect(ends).toEqual([expect.objectContaining({ isTimeUp: true })]);
  expect(screen.getByRole('radio', { name: 'Delhi' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'Delhi' }));
  expect(await screen.findByText(/^Time left: (59:5\d|1:00:00)/, {}, { timeout: timeLimit(5_000) })).toBeVisible();
});

test('is submitted again after its time, until the line is there', async () => {
  let isDown = true;
  const { press, submitted } = openQuiz({
    startAttempt: () => sampleAttempt(undefined, { leftMs: 100 }),
    submitAttempt: (sent: Sent) => {
      submitted.push((sent.body as { answers: SavedAnswer[] }).answers);
      if (isDown) return Promise.reject(new ApiError('', { status: 0 }));
      return ended({ result: { ...passed, isTimeUp: true } });
    },
  });
  await press('Start');
  await waitFor(() => expect(submitted).toHaveLength(1), { timeout: timeLimit(10_000) });
  expect(screen.getByRole('radio', { name: 'Delhi' })).toBeDisabled();
  isDown = false;
  expect(await screen.findByText(/^The time was up\./, {}, { timeout: timeLimit(15_000) })).toBeVisible();
});

test('an answer that is given while another is on its way is sent when the page goes', async () => {
  const arrived: SavedAnswer[][] = [];
  const { user, press } = openQuiz({
    saveAnswers: ({ body }: Sent) => {
      arrived.push((body as { answers: SavedAnswer[] }).answers);
      return new Promise(() => undefined);
    },
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Mumbai' }));
  await waitFor(() => expect(arrived).toHaveLength(1), { timeout: timeLimit(10_000) });
  await user.click(screen.getByRole('radio', { name: 'Delhi' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(arrived).toHaveLength(2));
  expect(arrived[1]).toMatchObject([{ sequence: 1, answer: { chosen: [0] } }]);
});

test.each([
  ['another tab', 409, 'OtherTab', 'This attempt goes on in another tab.'],
  ['too many requests', 429, 'TooManyRequests', 'Not saved yet: waiting for the connection'],
  ['a refusal', 404, 'NotFound', 'Not saved'],
])('says of %s what became of the answers', async (_, status, code, text) => {
  const { user, press } = openQuiz({ saveAnswers: () => Promise.reject(new ApiError('Refused', { status, code })) });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Delhi' }));
  expect(await screen.findByText(text, {}, { timeout: timeLimit(10_000) })).toBeVisible();
  expect(screen.queryAllByText(/^Not saved/)).toHaveLength(code === 'OtherTab' ? 0 : 1);
});
