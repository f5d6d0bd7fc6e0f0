import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';
import {
  bankQuestions,
  quizAnswers,
  quizAttempts,
  quizResults,
  quizVersions,
} from '../../database/tables/schema-quizzes.ts';

export type VersionRow = typeof quizVersions.$inferSelect;
export type AttemptRow = typeof quizAttempts.$inferSelect;
export type AnswerRow = typeof quizAnswers.$inferSelect;
export type ResultRow = typeof quizResults.$inferSelect;

export type QuizStore = ReturnType<typeof createQuizStore>;

const { drawn: _drawn, ...listedColumns } = getTableColumns(quizAttempts);

/** Changes of one answer that stay: nobody fills the disk by typing. */
const answersStored = 20;

/** Settings of before lack what is newer. */
const complete = async <Row extends Pick<VersionRow, 'settings'>>(row: Promise<Row | null>): Promise<Row | null> => {
  const found = await row;
  return found && { ...found, settings: { ...defaultQuizSettings, ...found.settings } };
};

/** Quizzes in their versions, attempts at them, answers and results. */
export function createQuizStore(db: Db) {
  const isRunning = (userId: string, lectureId: string) =>
    and(eq(quizAttempts.userId, userId), eq(quizAttempts.lectureId, lectureId), isNull(quizAttempts.endedAt));
  const isOutdated = (lectureId: string, versionId: string) => {
    // Settings alone change no judgement.
    const source = db.select({ source: quizVersions.source }).from(quizVersions).where(eq(quizVersions.id, versionId));
    const equal = db
      .select(pick(quizVersions, 'id'))
      .from(quizVersions)
      .where(and(eq(quizVersions.lectureId, lectureId), inArray(quizVersions.source, source)));
    const judged = and(eq(quizResults.attemptId, quizAttempts.id), inArray(quizResults.versionId, equal));
    const isOfOldVersion = and(
      notInArray(quizAttempts.versionId, equal),
      notExists(db.select(pick(quizResults, 'id')).from(quizResults).where(judged)),
    );
    const isOfOldBank = sql`exists (select 1 from jsonb_array_elements(${quizAttempts.drawn}) as one
      join ${bankQuestions} on ${bankQuestions.id} = (one ->> 'questionId')::uuid
      where one ? 'bank' and ${bankQuestions.revision} > coalesce((select (${quizResults.bankRevisions} ->> (one ->> 'questionId'))::int
        from ${quizResults} where ${quizResults.attemptId} = ${quizAttempts.id} order by ${quizResults.createdAt} desc limit 1),
        (one -> 'bank' ->> 'revision')::int))`;
    return and(eq(quizAttempts.lectureId, lectureId), isNotNull(quizAttempts.endedAt), or(isOfOldVersion, isOfOldBank));
  };
  const findAttemptBy = (is: SQL | undefined) => firstOf(db.select().from(quizAttempts).where(is).for('update'));
  return {
    /** The one that new attempts begin on; null for a lecture of another kind. */
    findCurrent: (lectureId: string): Promise<VersionRow | null> =>
      complete(
        firstOf(
          db
            .select()
            .from(quizVersions)
            .where(eq(quizVersions.lectureId, lectureId))
            .orderBy(desc(quizVersions.number))
            .limit(1),
        ),
      ),
    findVersion: (id: string): Promise<VersionRow | null> =>
      complete(firstOf(db.select().from(quizVersions).where(eq(quizVersions.id, id)))),
    findSettings: (lectureId: string) =>
      complete(
        firstOf(
          db
            .select(pick(quizVersions, 'settings'))
            .from(quizVersions)
            .where(eq(quizVersions.lectureId, lectureId))
            .orderBy(desc(quizVersions.number))
            .limit(1),
        ),
      ),
    findCurrentId: async (lectureId: string): Promise<string | undefined> => {
      const { id, number } = quizVersions;
      const is = eq(quizVersions.lectureId, lectureId);
      return (await firstOf(db.select({ id }).from(quizVersions).where(is).orderBy(desc(number)).limit(1)))?.id;
    },
    async addVersion(row: Omit<typeof quizVersions.$inferInsert, 'number'>): Promise<void> {
      const number = sql<number>`(select coalesce(max(number), 0) + 1 from quiz_versions where lecture_id = ${row.lectureId})`;
      await db.insert(quizVersions).values({ ...row, number });
    },

    listAttempts: (userId: string, lectureId: string): Promise<Omit<AttemptRow, 'drawn'>[]> =>
      db
        .select(listedColumns)
        .from(quizAttempts)
        .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.lectureId, lectureId)))
        .orderBy(asc(quizAttempts.number)),
    /** Before an attempt is locked to be ended: a deletion of the lecture or of its course waits, or has happened. */
    async holdLecture({ courseId, lectureId }: Pick<AttemptRow, 'courseId' | 'lectureId'>): Promise<void> {
      await db.select(pick(courses, 'id')).from(courses).where(eq(courses.id, courseId)).for('key share');
      await db.select(pick(lectures, 'id')).from(lectures).where(eq(lectures.id, lectureId)).for('key share');
    },
    /** In a transaction: nobody else changes it until that ends. */
    lockAttempt: (id: string): Promise<AttemptRow | null> => findAttemptBy(eq(quizAttempts.id, id)),
    lockRunning: (userId: string, lectureId: string): Promise<AttemptRow | null> =>
      findAttemptBy(isRunning(userId, lectureId)),
    findRunning: (userId: string, lectureId: string) =>
      firstOf(db.select(listedColumns).from(quizAttempts).where(isRunning(userId, lectureId))),
    /** Null when another request has just started one. */
    addAttempt: (row: typeof quizAttempts.$inferInsert): Promise<AttemptRow | null> =>
      firstOf(db.insert(quizAttempts).values(row).onConflictDoNothing().returning()),
    async changeAttempt(id: string, change: Partial<Pick<AttemptRow, 'tabId' | 'endedAt'>>): Promise<void> {
      await db.update(quizAttempts).set(change).where(eq(quizAttempts.id, id));
    },
    /** Running attempts whose time was up before this moment. */
    listDue: (before: Date, count: number) =>
      db
        .select(listedColumns)
        .from(quizAttempts)
        .where(and(isNull(quizAttempts.endedAt), lt(quizAttempts.dueAt, before)))
        .orderBy(asc(quizAttempts.dueAt))
        .limit(count),

    /** The one that counts of each question: the final one, else that of the highest sequence. */
    async listAnswers(attemptId: string): Promise<AnswerRow[]> {
      return db
        .selectDistinctOn([quizAnswers.questionId])
        .from(quizAnswers)
        .where(eq(quizAnswers.attemptId, attemptId))
        .orderBy(quizAnswers.questionId, desc(quizAnswers.isFinal), desc(quizAnswers.sequence));
    },
    /** Adds answers of one attempt; of each question the newest changes stay. */
    async addAnswers(attemptId: string, answers: Omit<typeof quizAnswers.$inferInsert, 'attemptId'>[]): Promise<void> {
      if (answers.length === 0) return;
      const rows = answers.map((answer) => ({ ...answer, attemptId }));
      await db.insert(quizAnswers).values(rows).onConflictDoNothing();
      const isOf = and(
        eq(quizAnswers.attemptId, attemptId),
        inArray(quizAnswers.questionId, [...new Set(rows.map(({ questionId }) => questionId))]),
        eq(quizAnswers.isFinal, false),
      );
      const age = sql<number>`row_number() over (partition by ${quizAnswers.questionId} order by ${quizAnswers.sequence} desc)`;
      const ranked = db
        .select({ id: quizAnswers.id, age: age.as('age') })
        .from(quizAnswers)
        .where(isOf)
        .as('ranked');
      const old = db.select({ id: ranked.id }).from(ranked).where(gt(ranked.age, answersStored));
      await db.delete(quizAnswers).where(inArray(quizAnswers.id, old));
    },
    /** Attempts that have ended and that no version with these questions has judged, by their ids, `after` one of them. */
    listOutdated: (lectureId: string, versionId: string, { after, count }: { after: string; count: number }) =>
      db
        .select(pick(quizAttempts, 'id', 'courseId', 'lectureId', 'userId'))
        .from(quizAttempts)
        .where(and(isOutdated(lectureId, versionId), gt(quizAttempts.id, after)))
        .orderBy(asc(quizAttempts.id))
        .limit(count),
    countOutdated: (lectureId: string, versionId: string): Promise<number> =>
      db.$count(quizAttempts, isOutdated(lectureId, versionId)),
    async addResult(row: typeof quizResults.$inferInsert): Promise<void> {
      await db.insert(quizResults).values(row);
    },
    /** The newest result of each attempt. */
    async listResults(attemptIds: string[]): Promise<Map<string, ResultRow>> {
      if (attemptIds.length === 0) return new Map();
      const rows = await db
        .selectDistinctOn([quizResults.attemptId])
        .from(quizResults)
        .where(inArray(quizResults.attemptId, attemptIds))
        .orderBy(quizResults.attemptId, desc(quizResults.createdAt));
      return new Map(rows.map((row) => [row.attemptId, row]));
    },
  };
}
