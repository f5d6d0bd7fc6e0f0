import { listLectures } from '@vidya/contracts/calls/lecture';
import { getAttempt, getQuiz, getQuizReport, regradeQuiz, type SavedAnswer } from '@vidya/contracts/calls/quiz';
import { saveProgress } from '@vidya/contracts/calls/watching';
import { eq, sql } from 'drizzle-orm';
import { certificates } from '../../database/tables/schema-learning.ts';
import { quizAttempts, quizResults } from '../../database/tables/schema-quizzes.ts';
import { enrolments } from '../../database/tables/schema-sales.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { addQuiz, changeQuiz, everyType, quizTaker, rightAnswers } from '../../testing/quiz.ts';
import { addLecture, enrol } from '../../testing/samples.ts';
import { taughtCourse } from '../../testing/taught-course.ts';
import { createQuizStore } from './quiz.store.ts';
import { regrade, regradeAttempts } from './regrade.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

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

const chosen =
  (text: string) =>
  ({ questions: [question] }: Parameters<typeof rightAnswers>[0]): SavedAnswer[] => {
    const choices = question!.body.type === 'choice' ? question!.body.choices : [];
    return [{ questionId: question!._id, sequence: 1, answer: { type: 'choice', chosen: [choices.indexOf(text)] } }];
  };

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

it('leaves the learner at the lecture that they have come to since', async () => {
  const { take, correct, regrade, summary } = await open('Who wrote it? {=Tagore}');
  await take(typed('Gurudev'));
  const params = { courseId, lectureId: (await addLecture(api.db, { courseId })).id };
  const body = { positionSeconds: 1, watched: [[0, 1] as [number, number]], hasEnded: false };
  await api.inject(saveProgress, { params, body, as: learner });
  await correct('Who wrote it? {=Tagore =Gurudev}');
  await regrade();
  expect(await summary()).toMatchObject({ isPassed: true });
  const { lastLectureId } = (await api.inject(listLectures, { params, as: learner })).body.Data!;
  expect(lastLectureId).toBe(params.lectureId);
});

it('takes neither a pass nor points away, and says nothing to learners whose points stay', async () => {
  const { take, correct, regrade, summary } = await open('Who wrote it? {=Tagore =Premchand}');
  await take(typed('Premchand'));
  await correct('Who wrote it? {=Tagore}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, isPassed: true, isRegraded: false });
  expect(api.mails.filter(({ subject }) => subject.includes('has changed'))).toEqual([]);
});

it('gives all points for each of two right choices where a learner could choose one', async () => {
  const { take, correct, regrade, summary, view } = await open('Capital? {=Delhi ~Dilli ~Mumbai}');
  const attempt = await take(chosen('Dilli'));
  await correct('Capital? {=Delhi =Dilli ~Mumbai}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, isPassed: true, isRegraded: true });
  const seen = await view(attempt._id);
  expect(seen.questions[0]!.body).toMatchObject({ type: 'choice', isMultiple: false });
  expect(seen.judgements).toMatchObject([{ isRight: true }]);
});

it('keeps what one correction gave when the next one asks something else', async () => {
  const { take, correct, regrade, summary } = await open('Capital? {=Mumbai ~Delhi ~Pune}');
  await take(chosen('Delhi'));
  await correct('Capital? {~Mumbai =Delhi ~Pune}');
  await regrade();
  await correct('Capital? {~Mumbai =Delhi ~Pune ~Patna}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, isPassed: true });
});

it('judges no answer by a question that has taken the position of its own', async () => {
  const { params, correct, regrade, summary, view } = await open('Is 7 prime? {T}\n\nIs 9 prime? {F}');
  const taker = quizTaker(api, params, learner);
  const attempt = (await taker.start()).body.Data!;
  const answers = attempt.questions.map(({ _id: questionId }) => ({
    questionId,
    sequence: 1,
    answer: { type: 'trueFalse' as const, isTrue: false },
  }));
  await taker.submit(attempt, answers);
  await correct('Is 9 a prime number? {F}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, maxPoints: 2, isPassed: false });
  expect((await view(attempt._id)).questions.map(({ text }) => text)).toEqual(['Is 7 prime?', 'Is 9 prime?']);
});

it('has nothing to judge again after a change of settings alone', async () => {
  const { params, take, report } = await open('Sun? {T}');
  await take(() => []);
  await changeQuiz(api, params, teacher, { ...graded, pauseMinutes: 5 });
  expect((await report()).outdated).toBe(0);
});

it('lets a run that began before the last correction change nothing', async () => {
  const { take, correct, summary } = await open('Who wrote it? {=Tagore}');
  const attempt = await take(typed('Gurudev'));
  await correct('Who wrote it? {=Tagore =Gurudev}');
  const store = createQuizStore(api.db);
  const { lectureId } = (await api.db.select().from(quizAttempts))[0]!;
  const before = (await store.findCurrent(lectureId))!;
  await correct('Who wrote it? {=Tagore =Kabir}');
  expect(await api.db.transaction((tx) => regrade(tx, attempt._id, before))).toBeNull();
  expect(await summary()).toMatchObject({ points: 0, isRegraded: false });
});

it('judges by the last correction, also when an older run is under way', async () => {
  const { params, take, correct, regrade, summary } = await open('Who wrote it? {=Tagore}');
  await take(typed('Gurudev'));
  await correct('Who wrote it? {=Tagore =Kabir}');
  await api.inject(regradeQuiz, { params, as: teacher });
  const move = (from: string, to: string) =>
    api.db.execute(
      sql`update pgboss.job set state = ${to}::pgboss.job_state where name = ${regradeAttempts.name} and state = ${from}::pgboss.job_state`,
    );
  await move('created', 'active');
  await correct('Who wrote it? {=Tagore =Gurudev}');
  await api.inject(regradeQuiz, { params, as: teacher });
  // The older run ends without a result.
  await move('active', 'completed');
  await api.jobs.drain(regradeAttempts);
  expect(await summary()).toMatchObject({ points: 1, isRegraded: true });
  expect(await regrade()).toBe(0);
});

it('writes once to a learner with several attempts, and not to one who left the course', async () => {
  const { params, correct, regrade, take } = await open('Who wrote it? {=Tagore}');
  const other = await api.signIn();
  await enrol(api.db, { userId: other.id, courseId });
  await take(typed('Gurudev'));
  await take(typed('Gurudev'));
  const left = quizTaker(api, params, other);
  const attempt = (await left.start()).body.Data!;
  await left.submit(attempt, typed('Gurudev')(attempt));
  await api.db.delete(enrolments).where(eq(enrolments.userId, other.id));
  await correct('Who wrote it? {=Tagore =Gurudev}');
  await regrade();
  expect(api.mails.filter(({ subject }) => subject.includes('has changed')).map(({ to }) => to)).toEqual([
    learner.email,
  ]);
});

it('shows pairs with equal right sides whole', async () => {
  const { take, correct, regrade, view } = await open('Legs {=Cat -> 4 =Bird -> 2 =Dog -> 4}');
  const attempt = await take(() => []);
  await correct('Legs {=Cat -> 4 =Bird -> 2 =Dog -> 4 #### Count them}');
  await regrade();
  const [judged] = (await view(attempt._id)).judgements;
  const shown = judged!.right.type === 'match' ? judged!.right.rights : [];
  expect(shown.toSorted((one, two) => one - two)).toEqual([0, 1, 2]);
});

it('finds moved choices, pairs and items again, with the points of the attempt', async () => {
  // No choice is right yet as it was answered.
  const { take, correct, regrade, summary } = await open(
    everyType.replace('{=Delhi # Since 1911 ~Mumbai', '{~Delhi # Since 1911 =Mumbai').replace('{T}', '{F}'),
  );
  expect((await take(rightAnswers)).result).toMatchObject({ points: 10 });
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
  await take(chosen('Delhi'));
  await correct('Capital? {=Patna ~Dispur ~Kochi}');
  await regrade();
  expect(await summary()).toMatchObject({ points: 1, isPassed: true });
});
