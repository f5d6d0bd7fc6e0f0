import {
  getAttempt,
  getQuiz,
  giveExtraTime,
  listExtraTime,
  removeExtraTime,
  submitAttempt,
} from '@vidya/contracts/calls/quiz';
import { sql } from 'drizzle-orm';
import { deletePerson } from '../../../account/privacy/deletion.store.ts';
import { quizExtraTimes } from '../../../database/tables/schema-quizzes.ts';
import { auditLog } from '../../../database/tables/schema-site.ts';
import type { Person } from '../../../testing/api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { describeOnServer } from '../../../testing/own-server-database.ts';
import { addQuiz, quizTaker, rightAnswers } from '../../../testing/quiz.ts';
import { addCourse, enrol, inDays } from '../../../testing/samples.ts';
import { taughtCourse } from '../../../testing/taught-course.ts';

const world = taughtCourse();
let { api, teacher, learner, courseId } = world;
beforeEach(() => {
  ({ api, teacher, learner, courseId } = world);
});

const give = (percent: number, email = learner.email, as = teacher) =>
  api.inject(giveExtraTime, { params: { courseId }, body: { email, percent }, as });
const remove = () => api.inject(removeExtraTime, { params: { courseId, userId: learner.id }, as: teacher });
async function open(timeLimitMinutes: number | null = 10) {
  const params = { courseId, lectureId: await addQuiz(api, { courseId, as: teacher, timeLimitMinutes }) };
  const read = async (attemptId: string) =>
    (await api.inject(getAttempt, { params: { ...params, attemptId }, as: learner })).body.Data!;
  const quiz = async (as = learner) => (await api.inject(getQuiz, { params, as })).body.Data!;
  return { params, read, quiz, ...quizTaker(api, params, learner) };
}
/** As if every attempt had begun earlier. */
const age = (minutes: number) =>
  api.db.execute(sql`update quiz_attempts set created_at = created_at - make_interval(mins => ${minutes}),
    due_at = due_at - make_interval(mins => ${minutes})`);
const minutesOf = ({ leftMs }: { leftMs: number | null }): number => Math.ceil(leftMs! / 60_000);

it('extends attempts at each timed quiz of the course that begin later, and says so to the learner', async () => {
  expect((await give(50)).body.Data).toEqual([{ _id: learner.id, email: learner.email, percent: 50 }]);
  const [short, long, endless] = [await open(), await open(60), await open(null)];
  expect((await short.quiz()).extraTimePercent).toBe(50);
  expect((await short.quiz(teacher)).extraTimePercent).toBe(0);
  expect(minutesOf((await short.start()).body.Data!)).toBe(15);
  expect(minutesOf((await long.start()).body.Data!)).toBe(90);
  expect((await endless.start()).body.Data!.leftMs).toBeNull();
  const other = await api.signIn();
  await enrol(api.db, { userId: other.id, courseId });
  expect(minutesOf((await quizTaker(api, short.params, other).start()).body.Data!)).toBe(10);
});

it('extends an attempt that runs, and takes no time back from it', async () => {
  const { start, read, submit, save } = await open();
  const attempt = (await start()).body.Data!;
  await give(50);
  expect(minutesOf(await read(attempt._id))).toBe(15);
  await give(100);
  expect(minutesOf((await save(attempt, [])).body.Data!)).toBe(20);
  await give(25);
  expect(minutesOf(await read(attempt._id))).toBe(20);
  expect((await remove()).body.Data).toEqual([]);
  expect(minutesOf(await read(attempt._id))).toBe(20);
  await submit(attempt);
  expect(minutesOf((await start()).body.Data!)).toBe(10);
});

it('moves the end by the clock of the server', async () => {
  await give(50);
  const { start, save, quiz } = await open();
  const attempt = (await start()).body.Data!;
  const [first, second] = rightAnswers(attempt);
  await age(14);
  expect((await save(attempt, [first!])).status).toBe(200);
  await age(2);
  expect(await save(attempt, [second!])).toMatchObject({ status: 409, body: { Error: 'AttemptEnded' } });
  expect((await quiz()).attempts[0]!.result).toMatchObject({ points: 1, isTimeUp: true });
});

it('comes too late for an attempt whose time is up', async () => {
  const { start, read } = await open();
  const attempt = (await start()).body.Data!;
  await age(11);
  await give(300);
  expect(await read(attempt._id)).toMatchObject({ result: { isTimeUp: true } });
});

it('lets a page that knows nothing of it go on, when it submits at what was the end', async () => {
  const { params, start, read } = await open();
  const attempt = (await start()).body.Data!;
  await give(50);
  await age(10);
  const end = async () => {
    const body = { tabId: 'tab-1', answers: rightAnswers(attempt).slice(0, 1), isTimeUp: true };
    return (await api.inject(submitAttempt, { params: { ...params, attemptId: attempt._id }, body, as: learner })).body
      .Data!;
  };
  const goesOn = await end();
  expect(goesOn.result).toBeNull();
  expect(minutesOf(goesOn)).toBe(5);
  expect((await read(attempt._id)).answers).toHaveLength(1);
  await age(5);
  expect(await end()).toMatchObject({ leftMs: 0, result: { points: 1, isTimeUp: true } });
});

/** The embedded database runs one transaction after the other. */
describeOnServer('given while an attempt begins', () => {
  const waiting = (count: number) =>
    eventually(async () => {
      const found = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return ((await api.db.execute(found)) as { rows: unknown[] }).rows.length >= count;
    });

  it('reaches it: the attempt waits for what is not stored yet', async () => {
    const { start, read } = await open();
    const [given, started] = await api.db
      .transaction(async (tx) => {
        // The entry is the last thing that is written.
        await tx.execute(sql`lock table audit_log in share mode`);
        const isGiven = give(50);
        await waiting(1);
        const isStarted = start();
        await waiting(2);
        return [isGiven, isStarted] as const;
      })
      .then((sent) => Promise.all(sent));
    expect(given.status).toBe(200);
    expect(minutesOf(await read(started.body.Data!._id))).toBe(15);
  });
});

it('is for learners of the course alone', async () => {
  const other = await api.signIn();
  const { id: elsewhere } = await addCourse(api.db, { instructorId: teacher.id });
  await enrol(api.db, { userId: other.id, courseId: elsewhere });
  const former = await api.signIn();
  await enrol(api.db, { userId: former.id, courseId, expiresAt: inDays(-1) });
  for (const { email } of [other, former, teacher, { email: 'nobody@vidya.example' }])
    expect(await give(50, email)).toMatchObject({
      status: 400,
      body: { Message: 'No Learner Of This Course Has This Address' },
    });
  expect(await give(50, ' ')).toMatchObject({ status: 400 });
  expect(await api.db.select().from(quizExtraTimes)).toEqual([]);
});

it.each([0, 301, 1.5, -50])('refuses %s percent', async (percent) => {
  expect((await give(percent)).body.Message).toBe('Extra Time Must Be A Whole Number From 1 To 300 %');
});

it('leaves an entry in the audit log, of teachers too, and none where nothing changed', async () => {
  await give(50);
  await remove();
  await remove();
  const entries = (await api.db.select().from(auditLog)).toSorted((one, other) => +one.createdAt - +other.createdAt);
  const course = { course: 'Prompting that works', courseId };
  const entry = { action: 'extraTime.changed', actorId: teacher.id, subjectKind: 'user', subjectId: learner.id };
  expect(entries).toMatchObject([
    { ...entry, details: { ...course, percent: 50 } },
    { ...entry, details: { ...course, percent: null } },
  ]);
});

it('goes with the learner’s account', async () => {
  await give(50);
  await deletePerson(api, learner.id, learner.id);
  expect(await api.db.select().from(quizExtraTimes)).toEqual([]);
  const listed = async (as: Person) => (await api.inject(listExtraTime, { params: { courseId }, as })).body.Data;
  expect(await listed(teacher)).toEqual([]);
});
