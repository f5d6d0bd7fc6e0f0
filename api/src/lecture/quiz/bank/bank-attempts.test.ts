import {
  addBankQuestions,
  type BankQuestion,
  changeBankQuestion,
  listBank,
  removeBankQuestion,
} from '@vidya/contracts/calls/bank';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { type Attempt, getAttempt, getQuiz, getQuizReport, regradeQuiz, tryQuiz } from '@vidya/contracts/calls/quiz';
import { duplicateCourse } from '@vidya/contracts/calls/structure';
import { defaultQuizSettings, type QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { bankQuestions } from '../../../database/tables/schema-quizzes.ts';
import { sendMail } from '../../../jobs/send-mail.ts';
import type { Person } from '../../../testing/api.ts';
import { addQuiz, quizTaker } from '../../../testing/quiz.ts';
import { enrol } from '../../../testing/samples.ts';
import { taughtCourse } from '../../../testing/taught-course.ts';
import { regradeAttempts } from '../regrade.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

const add = (questions: string) =>
  api.inject(addBankQuestions, { params: { courseId }, body: { questions }, as: teacher });
const bank = async (of = courseId): Promise<BankQuestion[]> =>
  (await api.inject(listBank, { params: { courseId: of }, as: teacher })).body.Data!.questions;
const change = ({ _id: questionId, revision }: BankQuestion, questions: string) =>
  api.inject(changeBankQuestion, { params: { courseId, questionId }, body: { questions, revision }, as: teacher });

async function open({ as = learner, ...settings }: Partial<QuizSettings> & { as?: Person; questions?: string } = {}) {
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, questions: '', ...settings }) };
  return { params, taker: quizTaker(api, params, as) };
}
const drawn = ({ questions }: Attempt): string[] => questions.map(({ text }) => text);
const allTrue = ({ questions }: Attempt) =>
  questions.map(({ _id: questionId }) => ({
    questionId,
    sequence: 1,
    answer: { type: 'trueFalse' as const, isTrue: true },
  }));
const fromA = [{ tag: 'a', count: 2, bankPoints: 3 }];

it('draws of each tag as many as asked, once each, at the points of the draw, after its own questions', async () => {
  await add(
    Array.from({ length: 6 }, (_, at) => `// [points:7] [tag:a]${at < 3 ? ' [tag:b]' : ''}\nNo. ${at} {T}`).join(
      '\n\n',
    ),
  );
  const draws = [
    { tag: 'b', count: 3, bankPoints: 2 },
    { tag: 'a', count: 2, bankPoints: 3 },
  ];
  const { params, taker } = await open({ questions: 'Own {T}', draws, maxAttempts: null });
  const quiz = await api.inject(getQuiz, { params, as: learner });
  expect(quiz.body.Data).toMatchObject({ questionCount: 6, maxPoints: 13 });
  const seen = new Set<string>();
  for (let run = 0; run < 12; run += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const attempt = (await taker.start()).body.Data!;
    expect(attempt.questions.map(({ points }) => points)).toEqual([1, 2, 2, 2, 3, 3]);
    const texts = drawn(attempt);
    expect([texts[0], new Set(texts).size]).toEqual(['Own', 6]);
    expect(texts.slice(1, 4).toSorted()).toEqual(['No. 0', 'No. 1', 'No. 2']);
    seen.add(texts.slice(4).toSorted().join());
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await taker.submit(attempt, allTrue(attempt));
    expect(body.Data!.result).toMatchObject({ points: 13, maxPoints: 13 });
  }
  expect(seen.size).toBeGreaterThan(1);
});

it('draws a question of two tags for one of them, whichever leaves enough for the other', async () => {
  await add('// [tag:a] [tag:b]\nBoth {T}\n\n// [tag:a]\nOnly a {T}');
  const draws = ['a', 'b'].map((tag) => ({ tag, count: 1, bankPoints: 1 }));
  const { taker } = await open({ draws, maxAttempts: null });
  for (let run = 0; run < 6; run += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const attempt = (await taker.start()).body.Data!;
    expect(drawn(attempt)).toEqual(['Only a', 'Both']);
    // oxlint-disable-next-line no-await-in-loop
    await taker.submit(attempt, allTrue(attempt));
  }
  const quizSettings = JSON.stringify({ ...defaultQuizSettings, draws: draws.with(0, { ...draws[0]!, count: 2 }) });
  const body = { title: 'More', description: '', kind: 'quiz' as const, questions: '', quizSettings };
  const refused = await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  expect(refused).toMatchObject({ status: 400, body: { Message: quizTexts.bankShared('b', 0) } });
  const questionId = (await bank()).find(({ text }) => text.includes('Only'))!._id;
  const removed = await api.inject(removeBankQuestion, { params: { courseId, questionId }, as: teacher });
  expect(removed.status).toBe(409);
});

it('goes on with what it drew when the bank changes, and lets new attempts draw what is there', async () => {
  await add('// [tag:a]\nOne {T}\n\n// [tag:a]\nTwo {T}');
  const { params, taker } = await open({ draws: fromA, maxAttempts: null });
  const attempt = (await taker.start()).body.Data!;
  expect(drawn(attempt).toSorted()).toEqual(['One', 'Two']);
  await add('// [tag:a]\nThree {T}');
  const [, two, one] = await bank();
  await change(two!, '// [tag:a]\nTwo and more {F}');
  await api.inject(removeBankQuestion, { params: { courseId, questionId: one!._id }, as: teacher });
  const again = await api.inject(getAttempt, { params: { ...params, attemptId: attempt._id }, as: learner });
  expect(again.body.Data!.questions).toEqual(attempt.questions);
  expect((await taker.save(attempt, allTrue(attempt))).status).toBe(200);
  const { body } = await taker.submit(attempt);
  expect(body.Data!.result).toMatchObject({ points: 6, maxPoints: 6 });
  expect(drawn((await taker.start()).body.Data!).toSorted()).toEqual(['Three', 'Two and more']);
});

it('does not begin with fewer questions than it says', async () => {
  await add('// [tag:a]\nOne {T}\n\n// [tag:a]\nTwo {T}');
  const { taker } = await open({ draws: fromA });
  await api.db.delete(bankQuestions);
  expect((await taker.start()).body.Message).toBe(quizTexts.bankTooSmall);
});

it('says nothing of what is right before the end', async () => {
  await add('// [tag:a]\nQuestion {=right-needle # comment-needle ~wrong #### explanation-needle}');
  const draws = [{ ...fromA[0]!, count: 1 }];
  const { taker } = await open({ draws, mode: 'graded', reveal: 'never' });
  const started = await taker.start();
  const { questions } = started.body.Data!;
  const body = questions[0]!.body;
  const answer = { type: 'choice' as const, chosen: [body.type === 'choice' ? body.choices.indexOf('wrong') : 0] };
  const saved = await taker.save(started.body.Data!, [{ questionId: questions[0]!._id, sequence: 1, answer }]);
  const ended = await taker.submit(started.body.Data!);
  for (const { body: all } of [started, saved, ended])
    expect(JSON.stringify(all)).not.toMatch(/(comment|explanation)-needle/);
  expect(ended.body.Data!.result!.points).toBe(0);
});

it('judges a locked answer of a practice at once', async () => {
  await add('// [tag:a]\nOne {F # Look again}');
  const { taker } = await open({ draws: [{ ...fromA[0]!, count: 1 }] });
  const attempt = (await taker.start()).body.Data!;
  const { body } = await taker.save(
    attempt,
    allTrue(attempt).map((one) => ({ ...one, isFinal: true })),
  );
  expect(body.Data!.judgements).toMatchObject([{ earned: 0, right: { isTrue: false, comment: 'Look again' } }]);
});

it('is judged by a corrected answer of the bank, once, at its own points', async () => {
  await add('// [tag:a]\nOne {F}\n\n// [tag:a]\nTwo {T}');
  const { params, taker } = await open({ draws: fromA, mode: 'graded', passPercent: 100, maxAttempts: null });
  const attempt = (await taker.start()).body.Data!;
  expect((await taker.submit(attempt, allTrue(attempt))).body.Data!.result).toMatchObject({
    points: 3,
    isPassed: false,
  });
  const regrade = async () => {
    const { body } = await api.inject(regradeQuiz, { params, as: teacher });
    await api.jobs.drain(regradeAttempts);
    await api.jobs.drain(sendMail);
    return body.Data!.outdated;
  };
  expect(await regrade()).toBe(0);
  await change((await bank())[1]!, '// [points:9] [tag:a]\nOne {T}');
  expect(await regrade()).toBe(1);
  expect(await regrade()).toBe(0);
  const now = (await api.inject(getAttempt, { params: { ...params, attemptId: attempt._id }, as: learner })).body.Data!;
  expect(now.result).toMatchObject({ points: 6, maxPoints: 6, isPassed: true, isRegraded: true });
  expect(now.judgements.map(({ earned, isRight }) => [earned, isRight])).toEqual([
    [3, true],
    [3, true],
  ]);
});

it('reports on the questions that were drawn from the bank', async () => {
  await add('// [tag:a]\nOne {T}\n\n// [tag:a]\nTwo {F}');
  const { params } = await open({ draws: fromA, questions: 'Own {T}' });
  for (let count = 0; count < 5; count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const person = await api.signIn();
    // oxlint-disable-next-line no-await-in-loop
    await enrol(api.db, { userId: person.id, courseId });
    const taker = quizTaker(api, params, person);
    // oxlint-disable-next-line no-await-in-loop
    const attempt = (await taker.start()).body.Data!;
    // oxlint-disable-next-line no-await-in-loop
    await taker.submit(attempt, allTrue(attempt));
  }
  const { questions } = (await api.inject(getQuizReport, { params, as: teacher })).body.Data!;
  const byText = Object.fromEntries(questions.map(({ text, answered, rightShare }) => [text, [answered, rightShare]]));
  expect(byText).toEqual({ Own: [5, 1], One: [5, 1], Two: [5, 0] });
});

it("shows its draws in a teacher's try", async () => {
  await add('// [tag:a]\nOne {T}\n\n// [tag:a]\nTwo {F}\n\n// [tag:a]\nThree {F}');
  const { params } = await open({ draws: fromA });
  const tried = async (answers: ReturnType<typeof allTrue>) =>
    (await api.inject(tryQuiz, { params, body: { answers }, as: teacher })).body.Data!;
  const first = await tried([]);
  expect(drawn(first)).toEqual(['One', 'Two']);
  expect((await tried(allTrue(first))).result).toMatchObject({ points: 3, maxPoints: 6 });
});

it('goes with the copy of a course', async () => {
  await add('// [tag:a]\nOne {T}\n\n// [tag:a]\nTwo {F}');
  await open({ draws: fromA });
  const { body } = await api.inject(duplicateCourse, { params: { courseId }, as: teacher });
  const copied = await bank(body.Data!._id);
  const own = await bank();
  expect(copied.map(({ text }) => text)).toEqual(['Two', 'One']);
  expect(own.map(({ _id }) => _id)).not.toContain(copied[0]!._id);
  const changed = await api.inject(changeBankQuestion, {
    params: { courseId: body.Data!._id, questionId: copied[0]!._id },
    body: { questions: '// [tag:a]\nTwo? {F}', revision: copied[0]!.revision },
    as: teacher,
  });
  expect(changed.status).toBe(200);
  expect(await bank()).toEqual(own);
});
