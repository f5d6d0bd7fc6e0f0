import { listLectures } from '@vidya/contracts/calls/lecture';
import { getAttempt, getQuiz, type SavedAnswer, tryQuiz } from '@vidya/contracts/calls/quiz';
import { markLecture, saveProgress } from '@vidya/contracts/calls/watching';
import { eq } from 'drizzle-orm';
import { certificates } from '../../database/tables/schema-learning.ts';
import { quizAnswers, quizAttempts, quizResults } from '../../database/tables/schema-quizzes.ts';
import { addQuiz, changeQuiz, quizTaker, rightAnswers } from '../../testing/quiz.ts';
import { enrol } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';
import { submitDue } from './submit-due.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

async function open(settings: Partial<Parameters<typeof addQuiz>[1]> = {}) {
  const lectureId = await addQuiz(api, { courseId, as: teacher, ...settings });
  const params = { courseId, lectureId };
  const quiz = async (as = learner) => (await api.inject(getQuiz, { params, as })).body.Data!;
  return { params, quiz, ...quizTaker(api, params, learner) };
}
const isCompleted = async (): Promise<boolean | undefined> =>
  (await api.inject(listLectures, { params: { courseId }, as: learner })).body.Data!.lectures[0]!.progress?.isCompleted;
const rush = (attemptId: string, by: number) =>
  api.db
    .update(quizAttempts)
    .set({ dueAt: new Date(Date.now() - by) })
    .where(eq(quizAttempts.id, attemptId));

it('is passed with every right answer, completes its lecture, and issues the certificate', async () => {
  const { quiz, start, submit } = await open({ mode: 'graded', passPercent: 100 });
  expect(await quiz()).toMatchObject({ questionCount: 8, maxPoints: 12, attempts: [], source: null });
  const attempt = (await start()).body.Data!;
  expect(attempt.questions.map(({ body }) => body.type)).toEqual([
    'choice',
    'choice',
    'trueFalse',
    'number',
    'text',
    'order',
    'match',
    'gaps',
  ]);
  const { body } = await submit(attempt, rightAnswers(attempt));
  expect(body.Data!.result).toEqual({ points: 12, maxPoints: 12, isPassed: true, isTimeUp: false, isRegraded: false });
  expect(body.Data!.judgements.map(({ isRight }) => isRight)).toEqual(Array(8).fill(true));
  expect(body.Data!.judgements[0]!.explanation).toBe('The seat of the government');
  expect(await isCompleted()).toBe(true);
  expect(await api.db.select().from(certificates)).toHaveLength(1);
});

it('goes on with no attempt that has ended, and begins none in its stead', async () => {
  const { quiz, start, submit } = await open();
  const attempt = (await start()).body.Data!;
  expect((await start('tab-2', attempt._id)).body.Data).toMatchObject({ _id: attempt._id, result: null });
  await submit(attempt, [], 'tab-2');
  const { body } = await start('tab-1', attempt._id);
  expect(body.Data).toMatchObject({ _id: attempt._id, result: { points: 0 } });
  expect((await quiz()).attempts).toHaveLength(1);
});

it('says nothing of what is right in anything that a learner gets before the end', async () => {
  const questions =
    'Question {=right-needle # comment-needle ~wrong #### explanation-needle}\n\nShort {=accepted-needle}';
  const { params, start, save } = await open({ questions, reveal: 'never' });
  const attempt = (await start()).body.Data!;
  const responses = [
    attempt,
    (await save(attempt, [])).body,
    (await api.inject(getQuiz, { params, as: learner })).body,
    (await api.inject(getAttempt, { params: { ...params, attemptId: attempt._id }, as: learner })).body,
    (await api.inject(listLectures, { params: { courseId }, as: learner })).body,
  ];
  const text = JSON.stringify(responses);
  expect(text).toContain('right-needle');
  for (const secret of ['isRight', 'comment-needle', 'explanation-needle', 'accepted-needle'])
    expect(text).not.toContain(secret);
});

it('goes on with one attempt: in a second tab, which takes it over, and after a repeated start', async () => {
  const { start, save, submit } = await open({ maxAttempts: 1 });
  const [first, again] = await Promise.all([start('tab-1'), start('tab-1')]);
  const attempt = first.body.Data!;
  expect(again.body.Data!._id).toBe(attempt._id);
  const [answer] = rightAnswers(attempt);
  expect((await save(attempt, [answer!])).status).toBe(200);
  const other = (await start('tab-2')).body.Data!;
  expect(other).toMatchObject({ _id: attempt._id, answers: [answer] });
  expect(await save(attempt, [answer!])).toMatchObject({ status: 409, body: { Error: 'OtherTab' } });
  expect(await submit(attempt)).toMatchObject({ status: 409, body: { Error: 'OtherTab' } });
  expect((await submit(other, [], 'tab-2')).body.Data!.result!.points).toBe(1);
});

it('counts the last change of an answer, whatever comes twice or late, and ends once', async () => {
  const { start, save, submit, quiz } = await open();
  const attempt = (await start()).body.Data!;
  const [right] = rightAnswers(attempt);
  const wrong: SavedAnswer = { ...right!, sequence: 2, answer: { type: 'choice', chosen: [] } };
  await save(attempt, [{ ...right!, sequence: 3 }]);
  await save(attempt, [wrong]);
  await save(attempt, [{ ...right!, sequence: 3 }]);
  const ends = await Promise.all([submit(attempt), submit(attempt), submit(attempt, [{ ...wrong, sequence: 9 }])]);
  expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
  const results = await api.db.select().from(quizResults);
  expect(results).toHaveLength(1);
  expect(ends.map(({ body }) => body.Data!.result!.points)).toEqual(Array(3).fill(results[0]!.hundredths / 100));
  expect((await quiz()).attempts).toHaveLength(1);
  expect(await save(attempt, [{ ...wrong, sequence: 10 }])).toMatchObject({
    status: 409,
    body: { Error: 'AttemptEnded' },
  });
});

it('ends by the clock of the server: answers in time count, later ones do not', async () => {
  const { start, save, quiz } = await open({ timeLimitMinutes: 10 });
  const attempt = (await start()).body.Data!;
  const [first, second] = rightAnswers(attempt);
  await rush(attempt._id, 5_000);
  expect((await save(attempt, [first!])).status).toBe(200);
  await rush(attempt._id, 11_000);
  expect(await save(attempt, [second!])).toMatchObject({ status: 409, body: { Error: 'AttemptEnded' } });
  expect((await quiz()).attempts[0]!.result).toMatchObject({ points: 1, isTimeUp: true });
});

it('says that the time was up, when the page submits in that moment', async () => {
  const { start, submit } = await open({ timeLimitMinutes: 10 });
  const attempt = (await start()).body.Data!;
  expect(attempt.leftMs! > 9 * 60_000 && attempt.leftMs! <= 10 * 60_000).toBe(true);
  await rush(attempt._id, 1_000);
  expect((await submit(attempt, rightAnswers(attempt))).body.Data!).toMatchObject({
    leftMs: 0,
    result: { points: 12, isTimeUp: true },
  });
});

it('ends an attempt whose learner is gone, once', async () => {
  const { start } = await open({ timeLimitMinutes: 10 });
  const attempt = (await start()).body.Data!;
  await rush(attempt._id, 11_000);
  for (let run = 0; run < 2; run += 1) {
    await api.jobs.send(api.db, submitDue, {});
    await api.jobs.drain(submitDue);
  }
  expect(await api.db.select().from(quizResults)).toHaveLength(1);
  expect(await isCompleted()).toBe(true);
});

it('allows its attempts, with its pause, and no more', async () => {
  const { start, submit, quiz } = await open({ mode: 'graded', maxAttempts: 2, pauseMinutes: 5 });
  const first = (await start()).body.Data!;
  await submit(first);
  expect(await start()).toMatchObject({ status: 409, body: { Error: 'Paused' } });
  expect(await quiz()).toMatchObject({ attemptsLeft: 1, nextAt: expect.any(String) });
  await api.db.update(quizAttempts).set({ endedAt: new Date(Date.now() - 6 * 60_000) });
  const second = (await start()).body.Data!;
  expect(second.number).toBe(2);
  await submit(second);
  expect(await start()).toMatchObject({ status: 409, body: { Error: 'NoneLeft' } });
  expect(await isCompleted()).toBe(false);
});

it.each([
  ['afterAttempt', true, true],
  ['afterPassing', false, true],
  ['afterLastAttempt', false, true],
  ['never', false, false],
] as const)(
  'with %s tells a learner who failed (%s) and one who passed (%s) what is right',
  async (reveal, failed, passed) => {
    const { start, submit } = await open({ reveal, maxAttempts: 2 });
    const first = (await start()).body.Data!;
    expect((await submit(first)).body.Data!.judgements.length > 0).toBe(failed);
    const second = (await start()).body.Data!;
    expect((await submit(second, rightAnswers(second))).body.Data!.judgements.length > 0).toBe(passed);
  },
);

it('judges a final answer of a practice quiz at once, and then for good', async () => {
  const { start, save, submit } = await open({ reveal: 'never' });
  const attempt = (await start()).body.Data!;
  const [right] = rightAnswers(attempt);
  const wrong: SavedAnswer = { ...right!, isFinal: true, answer: { type: 'choice', chosen: [] } };
  const { judgements } = (await save(attempt, [wrong])).body.Data!;
  expect(judgements).toMatchObject([{ questionId: right!.questionId, isRight: false, earned: 0 }]);
  await save(attempt, [{ ...right!, sequence: 8 }]);
  await save(attempt, [{ ...right!, sequence: 9, isFinal: true }]);
  expect((await submit(attempt)).body.Data!.result!.points).toBe(0);
});

it('tells a graded quiz nothing for a final answer', async () => {
  const { start, save } = await open({ mode: 'graded' });
  const attempt = (await start()).body.Data!;
  expect((await save(attempt, [{ ...rightAnswers(attempt)[0]!, isFinal: true }])).body.Data!.judgements).toEqual([]);
});

it('ends on the version that it began with; the next one has the new questions', async () => {
  const { params, start, submit, quiz } = await open();
  const attempt = (await start()).body.Data!;
  await changeQuiz(api, params, teacher, { questions: 'Only one left {=x}' });
  expect((await submit(attempt, rightAnswers(attempt))).body.Data!.result).toMatchObject({ points: 12, maxPoints: 12 });
  expect(await quiz()).toMatchObject({ questionCount: 1, maxPoints: 1 });
  expect((await start()).body.Data!.questions).toHaveLength(1);
});

it('refuses answers that do not belong to their questions, and keeps the others of before', async () => {
  const { start, save } = await open();
  const attempt = (await start()).body.Data!;
  const [choice] = rightAnswers(attempt);
  const unfit: SavedAnswer['answer'][] = [
    { type: 'choice', chosen: [7] },
    { type: 'choice', chosen: [0, 0] },
    { type: 'text', text: 'Delhi' },
    { type: 'order', order: [0, 1] },
  ];
  for (const answer of unfit) expect((await save(attempt, [{ ...choice!, answer }])).status).toBe(400);
  expect((await save(attempt, [{ ...choice!, questionId: attempt._id }])).status).toBe(400);
  expect(await api.db.select().from(quizAnswers)).toEqual([]);
});

it('is done by passing alone: not by a mark, a report of progress, nor a change of the quiz', async () => {
  const { params } = await open({ mode: 'graded' });
  expect((await api.inject(markLecture, { params, body: { isDone: true }, as: learner })).status).toBe(400);
  const report = { positionSeconds: 480, watched: [[0, 480] as [number, number]], hasEnded: true };
  await api.inject(saveProgress, { params, body: report, as: learner });
  expect(await isCompleted()).toBe(false);
  await changeQuiz(api, params, teacher, { questions: 'Only one left {=x}' });
  expect(await isCompleted()).toBe(false);
});

it('lets its author try it without a trace, and lets nobody else', async () => {
  const { params } = await open();
  const shown = (await api.inject(tryQuiz, { params, body: { answers: [] }, as: teacher })).body.Data!;
  expect(shown).toMatchObject({ result: null, judgements: [] });
  const tried = (await api.inject(tryQuiz, { params, body: { answers: rightAnswers(shown) }, as: teacher })).body.Data!;
  expect(tried.result).toMatchObject({ points: 12, isPassed: true });
  expect((await api.inject(tryQuiz, { params, body: { answers: [] }, as: learner })).status).toBe(403);
  expect(await api.db.select().from(quizAttempts)).toEqual([]);
  const other = await api.signIn();
  await enrol(api.db, { userId: other.id, courseId });
  const mine = (await quizTaker(api, params, learner).start()).body.Data!;
  expect((await quizTaker(api, params, other).submit(mine)).status).toBe(404);
});
