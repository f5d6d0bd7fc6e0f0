import type { AnswerBody, ShownQuestion } from '@vidya/contracts/calls/quiz';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../api/src/database/database.ts';
import { users } from '../../../api/src/database/tables/schema-people.ts';
import { quizAnswers, quizAttempts, quizResults } from '../../../api/src/database/tables/schema-quizzes.ts';
import { addAttempt } from '../../../api/src/testing/ownership-quiz-world.ts';
import { addCourse, addLecture } from '../../../api/src/testing/samples.ts';
import { testDatabase } from '../../../api/src/testing/test-database.ts';
import { judged } from './questions.ts';
import { findings, letLastArrivalCount, type OwnAttempt } from './records.ts';

const cases: [points: number, body: ShownQuestion['body'], answer: AnswerBody, hundredths: number][] = [
  [1, { type: 'choice', choices: ['Pune', 'Delhi'], isMultiple: false }, { type: 'choice', chosen: [1] }, 100],
  [1, { type: 'choice', choices: ['Pune', 'Delhi'], isMultiple: false }, { type: 'choice', chosen: [] }, 0],
  [3, { type: 'choice', choices: ['6', '5', '2', '3'], isMultiple: true }, { type: 'choice', chosen: [1, 2] }, 200],
  [3, { type: 'choice', choices: ['6', '5', '2', '3'], isMultiple: true }, { type: 'choice', chosen: [0, 1, 2] }, 100],
  [3, { type: 'choice', choices: ['6', '5', '2', '3'], isMultiple: true }, { type: 'choice', chosen: [0] }, 0],
  [1, { type: 'trueFalse' }, { type: 'trueFalse', isTrue: false }, 0],
  [2, { type: 'number', unit: 'kg' }, { type: 'number', text: '0.95 kg' }, 200],
  [2, { type: 'number', unit: 'kg' }, { type: 'number', text: '1.06' }, 0],
  [1, { type: 'text' }, { type: 'text', text: 'Rabindranath  TAGORE' }, 100],
  [2, { type: 'order', items: ['two', 'one', 'three'] }, { type: 'order', order: [0, 1, 2] }, 67],
  [3, { type: 'match', lefts: ['Bihar', 'Goa'], rights: ['Panaji', 'Patna'] }, { type: 'match', rights: [1, -1] }, 150],
  [2, { type: 'gaps', parts: ['A', 'has', 'bits'] }, { type: 'gaps', texts: ['bit', 'eight'] }, 100],
];

it.each(cases)('judges, of %s points, %j with %j as %s hundredths', (points, body, answer, hundredths) => {
  expect(judged([{ _id: 'q', text: '', points, body }], { q: answer })).toBe(hundredths);
});

describe('the findings', () => {
  let database: Database;
  let own: OwnAttempt;
  const db = () => database.db;
  const answer = (isTrue: boolean): AnswerBody => ({ type: 'trueFalse', isTrue });
  const save = (sequence: number, isTrue: boolean) =>
    db()
      .insert(quizAnswers)
      .values({ attemptId: own.id, questionId: own.id, sequence, answer: answer(isTrue) });
  const end = () => {
    const row = { cause: 'submitted' as const, hundredths: 100, maxPoints: 1, isPassed: true, byQuestion: {} };
    return db()
      .insert(quizResults)
      .values({ attemptId: own.id, ...row });
  };
  const found = async () =>
    Object.entries(await findings(db(), [own])).flatMap(([title, count]) => (count > 0 ? [`${title} ${count}`] : []));

  beforeAll(async () => {
    database = await testDatabase();
  });
  beforeEach(async () => {
    await db().transaction(async (tx) => {
      // The ledger's triggers refuse it otherwise.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`truncate users cascade`);
    });
    const [person] = await db().insert(users).values({ email: 'a@bench.example', fullName: 'A' }).returning();
    const { id: courseId } = await addCourse(db(), { instructorId: person!.id });
    const { id: lectureId } = await addLecture(db(), { courseId });
    const id = await addAttempt({ db: db() } as never, { courseId, lectureId }, person!.id);
    own = { id, answers: { [id]: answer(true) }, hundredths: 100, isPassed: true };
    await save(2, true);
    await save(1, false);
    await end();
  });
  afterAll(() => database.close());

  it('are none where all is well', async () => expect(await found()).toEqual([]));
  it('are an answer that a change of before hides', async () => {
    await save(3, false);
    expect(await found()).toEqual(['acknowledged, lost 1']);
  });
  it('are an answer that is nowhere', async () => {
    await db().delete(quizAnswers);
    expect(await found()).toEqual(['acknowledged, lost 1']);
  });
  it('are an attempt that nobody knows', async () => {
    await db().execute(sql`insert into quiz_attempts (user_id, course_id, lecture_id, version_id, number, drawn, tab_id, ended_at)
      select user_id, course_id, lecture_id, version_id, 2, drawn, tab_id, now() from quiz_attempts`);
    expect(await found()).toEqual(['begun twice 1']);
  });
  it('are an attempt that ended twice, or never', async () => {
    await end();
    expect(await found()).toEqual(['ended twice 1']);
    await db().delete(quizResults);
    expect(await found()).toEqual(['never ended 1']);
  });
  it('are another result', async () => {
    await db().update(quizResults).set({ hundredths: 99 });
    expect(await found()).toEqual(['judged otherwise 1']);
  });
  it('are what the control’s rule makes of a repeated save', async () => {
    await letLastArrivalCount(db());
    await save(1, false);
    expect(await rowsOf(db(), sql`select max(sequence) as last from quiz_answers`)).toEqual([{ last: 3 }]);
    expect(await found()).toEqual(['acknowledged, lost 1']);
    expect(await db().$count(quizAttempts)).toBe(1);
  });
});
