import { act, screen, waitFor, within } from '@testing-library/react';
import type { Attempt, SavedAnswer } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { sampleLecture, sampleLectureList } from '../testing/mock-api.ts';
import { openViewer } from '../testing/render-viewer.tsx';
import { bodies, sampleAttempt, sampleJudgement, sampleQuiz } from '../testing/sample-quiz.ts';
// Loaded before any clock is replaced.
import './Quiz.tsx';

const lecture = sampleLecture({ kind: 'quiz', title: 'What you know', durationSeconds: 120, video: null, files: [] });
const passed = { points: 1, maxPoints: 1, isPassed: true, isTimeUp: false };
const ended = (given: Partial<Attempt> = {}): Attempt => sampleAttempt(undefined, { result: passed, ...given });

interface Sent {
  body?: object;
}

function open(responses: MockResponses = {}, role: Role = 'USER') {
  const saved: SavedAnswer[][] = [];
  const submitted: SavedAnswer[][] = [];
  const answersIn = ({ body }: Sent): SavedAnswer[] => (body as { answers: SavedAnswer[] }).answers;
  const view = openViewer({
    role,
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1',
    responses: {
      listLectures: () => sampleLectureList({ lectures: [lecture] }),
      getQuiz: () => sampleQuiz(),
      startAttempt: () => sampleAttempt(),
      saveAnswers: (sent: Sent) => (saved.push(answersIn(sent)), { judgements: [] }),
      submitAttempt: (sent: Sent) => (submitted.push(answersIn(sent)), ended()),
      listNotes: () => [],
      ...responses,
    },
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, saved, submitted, press };
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('says what it asks for before it begins', async () => {
  open({
    getQuiz: () => sampleQuiz({ attemptsLeft: 2, settings: { ...sampleQuiz().settings, timeLimitMinutes: 10 } }),
  });
  expect(await screen.findByText('2 questions, 3 points')).toBeVisible();
  expect(screen.getByText('Pass mark 60 %')).toBeVisible();
  expect(screen.getByText('10 minutes, also while the page is closed')).toBeVisible();
  expect(screen.getByText('2 attempts left')).toBeVisible();
  expect(screen.getByText('Quiz · 2 min')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as Done' })).not.toBeInTheDocument();
});

test('every type of question is answered by keyboard alone', async () => {
  const { user, press, submitted } = open({ startAttempt: () => sampleAttempt(bodies) });
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
  const { press, submitted } = open();
  await press('Start');
  await press('Submit');
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit this attempt?' });
  expect(within(dialog).getByText('One question has no answer yet.')).toBeVisible();
  expect(submitted).toEqual([]);
});

test('an answer is saved while it is given, and again after a lost line, with the last change', async () => {
  let isDown = true;
  const tries: SavedAnswer[][] = [];
  const { user, press } = open({
    saveAnswers: ({ body }: Sent) => {
      tries.push((body as { answers: SavedAnswer[] }).answers);
      if (isDown) return Promise.reject(new ApiError('', { status: 0 }));
      return { judgements: [] };
    },
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Mumbai' }));
  expect(await screen.findByText('Not saved yet: waiting for the connection', {}, { timeout: 5_000 })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Delhi' }));
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Answers saved', {}, { timeout: 5_000 })).toBeVisible();
  expect(tries.at(-1)).toEqual([{ questionId: 'question-1', sequence: 1, answer: { type: 'choice', chosen: [0] } }]);
  expect(localStorage.getItem('vidya.quiz.attempt-1')).toBeNull();
});

test('answers that were not sent before a reload come back, and are sent', async () => {
  const answer: SavedAnswer = { questionId: 'question-1', sequence: 4, answer: { type: 'choice', chosen: [1] } };
  localStorage.setItem('vidya.quiz.attempt-1', JSON.stringify([answer]));
  const { press, saved } = open({ getQuiz: () => sampleQuiz({ attempts: [sampleAttempt()] }) });
  await press('Continue');
  expect(await screen.findByRole('radio', { name: 'Mumbai' })).toBeChecked();
  await waitFor(() => expect(saved).toEqual([[answer]]));
});

test('long answers are saved in several requests: no browser sends a long one that outlives its page', async () => {
  const texts = Array.from({ length: 40 }, (_, at): SavedAnswer => {
    const answer = { type: 'text' as const, text: 'ज'.repeat(1_000) };
    return { questionId: `question-${at + 1}`, sequence: 1, answer };
  });
  localStorage.setItem('vidya.quiz.attempt-1', JSON.stringify(texts));
  const { press, saved } = open({ startAttempt: () => sampleAttempt(texts.map(() => ({ type: 'text' }))) });
  await press('Start');
  await waitFor(() => expect(saved.flat()).toHaveLength(40), { timeout: 20_000 });
  const bytes = saved.map((answers) => new TextEncoder().encode(JSON.stringify(answers)).length);
  expect(Math.max(...bytes)).toBeLessThan(60_000);
}, 30_000);

test('an older tab says that another one goes on', async () => {
  let isOther = true;
  const { user, press } = open({
    startAttempt: () => ((isOther = !isOther), sampleAttempt()),
    saveAnswers: () =>
      isOther ? { judgements: [] } : Promise.reject(new ApiError('', { status: 409, code: 'OtherTab' })),
  });
  await press('Start');
  await user.click(await screen.findByRole('radio', { name: 'Delhi' }));
  expect(await screen.findByText('This attempt goes on in another tab.', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Delhi' })).toBeDisabled();
  await press('Continue here');
  await waitFor(() => expect(screen.queryByText('This attempt goes on in another tab.')).not.toBeInTheDocument());
});

test('is submitted when its time is up by the clock of the server', async () => {
  const { press, submitted } = open({
    startAttempt: () => sampleAttempt(undefined, { dueAt: new Date(Date.now() + 1_500).toISOString() }),
    submitAttempt: (sent: Sent) => {
      submitted.push((sent.body as { answers: SavedAnswer[] }).answers);
      return ended({ result: { ...passed, isPassed: false, isTimeUp: true, points: 0 } });
    },
  });
  await press('Start');
  expect(
    await screen.findByText(/^The time was up\. Not passed: 60 % are needed\./, {}, { timeout: 10_000 }),
  ).toBeVisible();
  expect(submitted).toHaveLength(1);
});

test('a practice quiz says of each answer at once whether it is right, and why', async () => {
  const { user, press, saved } = open({
    getQuiz: () => sampleQuiz({ settings: { ...sampleQuiz().settings, mode: 'practice' } }),
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

test('a pause, and no attempt left, leave no button to begin', async () => {
  open({ getQuiz: () => sampleQuiz({ attempts: [ended()], nextAt: '2026-11-28T08:30:00.000Z' }) });
  expect(await screen.findByText(/^The next attempt begins after a pause/)).toBeVisible();
  expect(screen.getByText('Passed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('an author tries it without an attempt', async () => {
  const tried = jest.fn();
  const { user, press } = open(
    {
      getQuiz: () => sampleQuiz({ source: 'Question 1 {=Delhi ~Mumbai}' }),
      getQuizReport: () => ({ learners: 1, passed: 0, questions: [] }),
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
    answered: 8,
    rightShare,
    discrimination,
  });
  open(
    {
      getQuiz: () => sampleQuiz({ source: '' }),
      getQuizReport: () => ({
        learners: 8,
        passed: 6,
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
  expect(await screen.findByText('8 learners have taken it, 6 passed.')).toBeVisible();
  const rows = screen.getAllByText(/^Question /).map((row) => row.textContent);
  expect(rows).toEqual(['Question odd', 'Question hard', 'Question easy', 'Question fine']);
  expect(screen.getByText('20 %')).toBeVisible();
  expect(screen.getByText('Few get it right: is it taught, and is it clear?')).toBeVisible();
});

test('a duplicated tab has a name of its own', async () => {
  const names: unknown[] = [];
  const { press } = open({
    startAttempt: ({ body }: Sent) => (names.push((body as { tabId: string }).tabId), sampleAttempt()),
  });
  await press('Start');
  await waitFor(() => expect(names).toHaveLength(1));
  // What a duplicate gets a copy of.
  expect(sessionStorage.getItem('vidya.quizTab')).toBeNull();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('vidya.quizTab')).toBe(names[0]);
});
