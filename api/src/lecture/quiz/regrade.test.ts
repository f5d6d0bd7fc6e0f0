import { getAttempt, getQuiz, getQuizReport, regradeQuiz, type SavedAnswer } from '@vidya/contracts/calls/quiz';
import { certificates } from '../../database/tables/schema-learning.ts';
import { quizResults } from '../../database/tables/schema-quizzes.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addQuiz, changeQuiz, everyType, quizTaker, rightAnswers } from '../../testing/quiz.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { regradeAttempts } from './regrade.ts';

let api: TestApi;
let teacher: Person;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn();
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  await enrol(api.db, { userId: learner.id, courseId });
});
afterAll(() => api.close());

const graded = { mode: 'graded', passPercent: 100 } as const;

async function open(questions: string) {
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, questions, ...graded }) };
  const taker = quizTaker(api, params, learner);
  return {
    params,
    take: async (answer: (attempt: Parameters<typeof rightAnswers>[0]) => SavedAnswer[]) => {
      const attempt = (await taker.start()).body.Data!;
      return (await taker.submit(attempt, answer(attempt))).body.Data!;
    },
    correct: (text: string) => changeQuiz(api, params, teacher, { questions: text, ...graded }),
    report: async () => (await api.inject(getQuizReport, { params, as: teacher })).body.Data!,
    regrade: async () => {
      const { status, body } = await api.inject(regradeQuiz, { params, as: teacher });
      expect(status).toBe(200);
      await api.jobs.drain(regradeAttempts);
      await api.jobs.drain(sendMail);
      return body.Data!.outdated;
    },
    summary: async () => (await api.inject(getQuiz, { params, as: learner })).body.Data!.attempts[0]!.result,
    view: async (attemptId: string) =>
      (await api.inject(getAttempt, { params: { ...params, attemptId }, as: learner })).body.Data!,
  };
}

const typed =
  (text: string) =>
  ({ questions }: Parameters<typeof rightAnswers>[0]): SavedAnswer[] => [
    { questionId: questions[0]!._id, sequence: 1, answer: { type: 'text', text } },
  ];

it('counts an answer that the author accepts later, completes the lecture, and writes to the learner once', async () => {
  const { take, correct, regrade, summary, report, view } = await open('Who wrote it? {=Tagore}');
  const attempt = await take(typed('Gurudev'));
  expect(attempt.result).toMatchObject({ points: 0, isPassed: false, isRegraded: false });
  await correct('Who wrote it? {=Tagore =Gurudev}');
  expect((await report()).outdated).toBe(1);
  expect(await regrade()).toBe(1);
  expect(await summary()).toEqual({ points: 1, maxPoints: 1, isPassed: true, isTimeUp: false, isRegraded: true });
  expect(await api.db.select().from(certificates)).toHaveLength(1);
  expect((await view(attempt._id)).judgements).toMatchObject([
    { isRight: true, earned: 1, right: { accepted: ['Tagore', 'Gurudev'] } },
  ]);
  const about = () => api.mails.filter(({ subject }) => subject.includes('has changed'));
  expect(about()).toMatchObject([{ to: learner.email }]);
  expect(about()[0]!.text).toContain('You had 0 of 1 points, and now have 1. You have passed.');
  expect((await report()).outdated).toBe(0);
  expect(await regrade()).toBe(0);
  expect(about()).toHaveLength(1);
  expect(await api.db.select().from(quizResults)).toHaveLength(2);
});

it('takes no pass away, and says nothing to learners whose points stay', async () => {
  const { take, correct, regrade, summary } = await open('Who wrote it? {=Tagore =Premchand}');
  await take(typed('Premchand'));
  await correct('Who wrote it? {=Tagore}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 0, isPassed: true });
  const sent = api.mails.length;
  await correct('Who wrote it, do you think? {=Tagore}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 0, isPassed: true });
  expect(api.mails).toHaveLength(sent);
});

it('finds moved choices, pairs and items again, with the points of the attempt', async () => {
  const { take, correct, regrade, summary } = await open(everyType);
  await take(rightAnswers);
  const moved = everyType
    .replace('{=Delhi # Since 1911 ~Mumbai', '{~Mumbai =Delhi # Since 1911')
    .replace('// [points:2]\nPrimes', '// [points:9]\nPrimes')
    .replace('{~%50%2 ~%50%3 ~4 ~6}', '{~6 ~%50%3 ~4 ~%50%2}');
  expect(moved).not.toBe(everyType);
  await correct(moved);
  await regrade();
  expect(await summary()).toMatchObject({ points: 12, maxPoints: 12, isPassed: true, isRegraded: true });
});

it('judges what asks something else by now as the attempt had it', async () => {
  const { take, correct, regrade, summary } = await open('Capital? {=Delhi ~Mumbai}');
  await take(({ questions: [question] }) => {
    const choices = question!.body.type === 'choice' ? question!.body.choices : [];
    return [{ questionId: question!._id, sequence: 1, answer: { type: 'choice', chosen: [choices.indexOf('Delhi')] } }];
  });
  await correct('Capital? {=Patna ~Dispur ~Kochi}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, isPassed: true });
});
