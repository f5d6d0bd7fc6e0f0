import { getPeopleStatistics } from '@vidya/contracts/calls/people';
import { regradeQuiz } from '@vidya/contracts/calls/quiz';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { eq, sql } from 'drizzle-orm';
import { quizAttempts } from '../../database/tables/schema-quizzes.ts';
import { regradeAttempts } from '../../lecture/quiz/regrade.ts';
import { addQuiz, changeQuiz, quizTaker } from '../../testing/quiz.ts';
import { taughtCourse } from '../../testing/taught-course.ts';

const world = taughtCourse();
const { year } = monthInIndia(new Date());

async function statistics(ofYear?: number) {
  const as = await world.api.signIn({ role: 'ADMIN' });
  const { body } = await world.api.inject(getPeopleStatistics, { as, ...(ofYear && { query: { year: ofYear } }) });
  return body.Data!.quizzes;
}

const settings = { mode: 'graded', passPercent: 60, maxAttempts: null } as const;

async function open(of: object = settings) {
  const { api, courseId, teacher, learner } = world;
  const questions = 'One {T}\n\nTwo {T}\n\nThree {T}';
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, questions, ...of }) };
  const taker = quizTaker(api, params, learner);
  /** An attempt with so many right answers; returns its id. */
  const take = async (rights: number): Promise<string> => {
    const attempt = (await taker.start()).body.Data!;
    const answers = attempt.questions.map(({ _id: questionId }, at) => ({
      questionId,
      sequence: 1,
      answer: { type: 'trueFalse' as const, isTrue: at < rights },
    }));
    expect((await taker.submit(attempt, answers)).status).toBe(200);
    return attempt._id;
  };
  return { params, taker, take };
}

it('counts the finished attempts at graded quizzes, those that passed, and their average mark', async () => {
  expect(await statistics()).toEqual({ attempts: 0, passed: 0, averagePercent: null });
  const { take, taker } = await open();
  const practice = await open({ ...settings, mode: 'practice' });
  await practice.take(3);
  for (const rights of [0, 1, 3]) {
    // oxlint-disable-next-line no-await-in-loop
    await take(rights);
  }
  await taker.start();
  const { attempts, passed, averagePercent } = await statistics();
  expect([attempts, passed]).toEqual([3, 1]);
  expect(averagePercent).toBeCloseTo(400 / 9, 1);
});

it('puts an attempt into the year of India in which it ended', async () => {
  const { take } = await open();
  const end = async (id: string, at: string) =>
    world.api.db
      .update(quizAttempts)
      .set({ endedAt: new Date(at) })
      .where(eq(quizAttempts.id, id));
  await end(await take(3), `${year - 1}-12-31T18:29:59.999Z`);
  await end(await take(0), `${year - 1}-12-31T18:30:00Z`);
  expect(await statistics(year - 1)).toEqual({ attempts: 1, passed: 1, averagePercent: 100 });
  expect(await statistics(year)).toEqual({ attempts: 1, passed: 0, averagePercent: 0 });
});

it('counts an attempt once, by its newest result', async () => {
  const { take, params } = await open();
  await take(1);
  // The change of an answer must be later than the attempt.
  await world.api.db.execute(sql`update quiz_results set created_at = created_at - interval '1 minute'`);
  await changeQuiz(world.api, params, world.teacher, { ...settings, questions: 'One {T}\n\nTwo {F}\n\nThree {F}' });
  await world.api.inject(regradeQuiz, { params, as: world.teacher });
  await world.api.jobs.drain(regradeAttempts);
  expect(await statistics()).toEqual({ attempts: 1, passed: 1, averagePercent: 100 });
});
