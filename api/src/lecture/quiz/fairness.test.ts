import { deleteCourse } from '@vidya/contracts/calls/course';
import { createLecture, deleteLecture } from '@vidya/contracts/calls/lecture';
import { getAttempt, getQuiz, type SavedAnswer } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { certificates } from '../../database/tables/schema-learning.ts';
import { quizAnswers, quizAttempts, quizResults } from '../../database/tables/schema-quizzes.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';
import { addQuiz, changeQuiz, quizTaker, rightAnswers } from '../../testing/quiz.ts';
import { taughtCourse } from '../../testing/taught-course.ts';
import { attemptsLeft } from './quiz-rules.ts';
import { submitDue } from './submit-due.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

async function open(settings: Partial<Parameters<typeof addQuiz>[1]> = {}) {
  const lectureId = await addQuiz(api, { courseId, as: teacher, ...settings });
  const params = { courseId, lectureId };
  const read = (attemptId: string) => api.inject(getAttempt, { params: { ...params, attemptId }, as: learner });
  return { params, read, ...quizTaker(api, params, learner) };
}

it('says nothing of an earlier attempt while the last one runs', async () => {
  const { start, submit, read } = await open({ mode: 'graded', reveal: 'afterLastAttempt', maxAttempts: 2 });
  const first = (await start()).body.Data!;
  await submit(first);
  const last = (await start()).body.Data!;
  expect((await read(first._id)).body.Data!.judgements).toEqual([]);
  await submit(last);
  expect((await read(first._id)).body.Data!.judgements).toHaveLength(8);
});

it('tells of what is right by the settings of now: an author may take them back', async () => {
  const { start, submit, read, params } = await open({ mode: 'graded' });
  const first = (await start()).body.Data!;
  await submit(first);
  expect((await read(first._id)).body.Data!.judgements).toHaveLength(8);
  await changeQuiz(api, params, teacher, { reveal: 'never' });
  expect((await read(first._id)).body.Data!.judgements).toEqual([]);
});

it('counts the first final answer, with whatever number a later one comes', async () => {
  const { start, save, submit } = await open();
  const attempt = (await start()).body.Data!;
  const [right] = rightAnswers(attempt);
  const wrong: SavedAnswer = { ...right!, sequence: 5, isFinal: true, answer: { type: 'choice', chosen: [] } };
  await save(attempt, [wrong]);
  for (const sequence of [0, 6]) await save(attempt, [{ ...right!, sequence, isFinal: true }]);
  const { body } = await submit(attempt, [{ ...right!, sequence: 1, isFinal: true }]);
  expect(body.Data!.result!.points).toBe(0);
});

it('stores few of many changes of an answer, and always the last', async () => {
  const { start, save, submit } = await open({ questions: 'Short {=last}' });
  const attempt = (await start()).body.Data!;
  const typed = (sequence: number, text: string): SavedAnswer => ({
    questionId: attempt.questions[0]!._id,
    sequence,
    answer: { type: 'text', text },
  });
  const many = Array.from({ length: 399 }, (_, sequence) => typed(sequence, `change ${sequence}`));
  await save(attempt, many);
  await save(attempt, [...many.toReversed(), typed(2_147_483_647, 'last')]);
  await save(attempt, many);
  expect((await api.db.select().from(quizAnswers)).length).toBeLessThan(50);
  expect((await submit(attempt)).body.Data!.result!.points).toBe(1);
});

it('starts one attempt of one that is left, however many requests arrive at once', async () => {
  const { start, submit } = await open({ mode: 'graded', maxAttempts: 1 });
  const all = await Promise.all(Array.from({ length: 6 }, (_, tab) => start(`tab-${tab}`)));
  expect(new Set(all.map(({ body }) => body.Data?._id)).size).toBe(1);
  const { tabId } = (await api.db.select().from(quizAttempts))[0]!;
  await submit(all[0]!.body.Data!, [], tabId);
  expect(await start()).toMatchObject({ status: 409, body: { Error: 'NoneLeft' } });
});

it('is out of reach once the course is lost, and issues no certificate for it', async () => {
  const { start, submit, save, read, params } = await open({ timeLimitMinutes: 5 });
  const attempt = (await start()).body.Data!;
  await api.db.update(enrolments).set({ status: 'refunded' });
  const responses = [
    await start(),
    await save(attempt, []),
    await submit(attempt),
    await read(attempt._id),
    await api.inject(getQuiz, { params, as: learner }),
  ];
  expect(responses.map(({ status, body }) => [status, body.Data])).toEqual(responses.map(() => [403, null]));
  await api.db.update(quizAttempts).set({ dueAt: new Date(Date.now() - 60_000) });
  await api.jobs.send(api.db, submitDue, {});
  await api.jobs.drain(submitDue);
  expect(await api.db.select().from(quizResults)).toHaveLength(1);
  expect(await api.db.select().from(certificates)).toEqual([]);
});

it.each(['lecture', 'course'])(
  'after the deletion of its %s nobody goes on, except those who hold an archived course',
  async (what) => {
    const { params, start, submit, save } = await open();
    await submit((await start()).body.Data!);
    await changeQuiz(api, params, teacher, { questions: 'Sun? {T}' });
    const attempt = (await start()).body.Data!;
    const { status } =
      what === 'lecture'
        ? await api.inject(deleteLecture, { params, as: teacher })
        : await api.inject(deleteCourse, { params: { courseId }, as: teacher });
    expect(status).toBe(200);
    expect((await save(attempt, [])).status).toBe(what === 'lecture' ? 404 : 200);
    expect(await api.db.select().from(quizAttempts)).toHaveLength(what === 'lecture' ? 0 : 2);
  },
);

it('a quiz is never without questions', async () => {
  const form = { title: 'Empty', description: '', kind: 'quiz' as const };
  expect((await api.inject(createLecture, { params: { courseId }, body: form, as: teacher })).status).toBe(400);
});

it('ends attempts at a quiz without a limit too, after a thousand', () => {
  expect([999, 1_000].map((begun) => attemptsLeft(defaultQuizSettings, begun))).toEqual([null, 0]);
});

it('a submission and the deletion of its lecture at one moment wait for each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { params, start, submit } = await open();
    const attempt = (await start()).body.Data!;
    const [sent, deleted] = await Promise.all([submit(attempt), api.inject(deleteLecture, { params, as: teacher })]);
    expect([[200, 404].includes(sent.status), deleted.status]).toEqual([true, 200]);
  }
});
