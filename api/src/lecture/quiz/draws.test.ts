import { updateLecture } from '@vidya/contracts/calls/lecture';
import { getAttempt, getQuiz } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { sql } from 'drizzle-orm';
import { addQuiz, changeQuiz, quizTaker } from '../../testing/quiz.ts';
import { taughtCourse } from '../../testing/taught-course.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

const pool = ['one', 'two', 'three', 'four'].map((name) => `// [points:2] [tag:loops]\nLoop ${name}? {T}\n`).join('\n');
const questions = `Always? {T}\n\n${pool}`;
const draws = [{ tag: 'loops', count: 2 }];

async function open(settings: Partial<Parameters<typeof addQuiz>[1]> = {}) {
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, questions, ...settings }) };
  const quiz = async () => (await api.inject(getQuiz, { params, as: learner })).body.Data!;
  return { params, quiz, ...quizTaker(api, params, learner) };
}

it('gives each attempt as many questions of a tag as the quiz draws, and all others', async () => {
  const { quiz, start, submit } = await open({ draws });
  expect(await quiz()).toMatchObject({ questionCount: 3, maxPoints: 5 });
  const seen = new Set<string>();
  for (let run = 0; run < 20; run += 1) {
    const attempt = (await start()).body.Data!;
    const names = attempt.questions.map(({ text }) => text.replace(/<[^>]+>/g, '').trim());
    expect(names.filter((name) => name.startsWith('Loop'))).toHaveLength(2);
    expect(names).toContain('Always?');
    for (const name of names) seen.add(name);
    const right = attempt.questions.map(({ _id: questionId }) => ({
      questionId,
      sequence: 1,
      answer: { type: 'trueFalse' as const, isTrue: true },
    }));
    const { result } = (await submit(attempt, right)).body.Data!;
    expect(result).toMatchObject({ points: 5, maxPoints: 5, isPassed: true });
  }
  expect(seen.size).toBe(5);
});

it('takes no answer to a question that the attempt did not draw', async () => {
  const { start, save, submit } = await open({ draws });
  const all = new Set<string>();
  let attempt = (await start()).body.Data!;
  const isDrawn = (id: string): boolean => attempt.questions.some(({ _id }) => _id === id);
  for (let run = 0; run < 20 && [...all].every(isDrawn); run += 1) {
    for (const { _id } of attempt.questions) all.add(_id);
    await submit(attempt);
    attempt = (await start()).body.Data!;
  }
  const other = [...all].find((id) => !isDrawn(id))!;
  const answer = { questionId: other, sequence: 1, answer: { type: 'trueFalse' as const, isTrue: true } };
  expect((await save(attempt, [answer])).status).toBe(400);
});

it('stays the attempt that it was when the author draws fewer', async () => {
  const { params, start, submit } = await open({ draws });
  const attempt = (await start()).body.Data!;
  await changeQuiz(api, params, teacher, { draws: [{ tag: 'loops', count: 1 }] });
  expect((await submit(attempt)).body.Data).toMatchObject({ result: { maxPoints: 5 } });
  expect((await start()).body.Data!.questions).toHaveLength(2);
});

it('refuses draws that the questions can not fill, and keeps them for a form that knows none', async () => {
  const { params, quiz } = await open({ draws });
  const refused = await changeQuiz(api, params, teacher, { draws: [{ tag: 'loops', count: 5 }] });
  expect(refused).toMatchObject({ status: 400, body: { Message: "From 'loops' You Can Draw 1 To 4 Questions" } });
  const { draws: _draws, revealAt: _revealAt, ...known } = defaultQuizSettings;
  const body = { title: 'What you know', description: '', quizSettings: JSON.stringify({ ...known, passPercent: 70 }) };
  expect((await api.inject(updateLecture, { params, body, as: teacher })).status).toBe(200);
  expect((await quiz()).settings).toMatchObject({ passPercent: 70, draws });
});

it('reads settings that were stored before there were draws', async () => {
  const { quiz, start } = await open();
  await api.db.execute(sql`update quiz_versions set settings = settings - 'draws' - 'revealAt'`);
  expect(await quiz()).toMatchObject({ questionCount: 5, settings: { draws: [], revealAt: null } });
  expect((await start()).body.Data!.questions).toHaveLength(5);
});

it('shows what is right from a day and time on', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const { params, start, submit } = await open({ mode: 'graded', reveal: 'afterDate', revealAt: later });
  const attempt = (await start()).body.Data!;
  expect((await submit(attempt)).body.Data!.judgements).toEqual([]);
  const revealAt = new Date(Date.now() - 1_000).toISOString();
  await changeQuiz(api, params, teacher, { mode: 'graded', reveal: 'afterDate', revealAt });
  const read = await api.inject(getAttempt, { params: { ...params, attemptId: attempt._id }, as: learner });
  expect(read.body.Data!.judgements).toHaveLength(5);
});
