import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../database/database.ts';
import { quizAnswers, quizAttempts, quizResults, quizVersions } from '../../database/tables/schema-quizzes.ts';

export type VersionRow = typeof quizVersions.$inferSelect;
export type AttemptRow = typeof quizAttempts.$inferSelect;
export type AnswerRow = typeof quizAnswers.$inferSelect;
export type ResultRow = typeof quizResults.$inferSelect;

export type QuizStore = ReturnType<typeof createQuizStore>;

/** Quizzes in their versions, attempts at them, answers and results. Answers and results are only added. */
export function createQuizStore(db: Db) {
  const findAttemptBy = (is: SQL | undefined) => firstOf(db.select().from(quizAttempts).where(is).for('update'));
  return {
    /** The one that new attempts begin on; null for a lecture of another kind. */
    findCurrent: (lectureId: string): Promise<VersionRow | null> =>
      firstOf(
        db
          .select()
          .from(quizVersions)
          .where(eq(quizVersions.lectureId, lectureId))
          .orderBy(desc(quizVersions.number))
          .limit(1),
      ),
    findVersion: (id: string): Promise<VersionRow | null> =>
      firstOf(db.select().from(quizVersions).where(eq(quizVersions.id, id))),
    async addVersion(row: Omit<typeof quizVersions.$inferInsert, 'number'>): Promise<void> {
      const number = sql<number>`(select coalesce(max(number), 0) + 1 from quiz_versions where lecture_id = ${row.lectureId})`;
      await db.insert(quizVersions).values({ ...row, number });
    },

    listAttempts: (userId: string, lectureId: string): Promise<AttemptRow[]> =>
      db
        .select()
        .from(quizAttempts)
        .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.lectureId, lectureId)))
        .orderBy(asc(quizAttempts.number)),
    /** In a transaction: nobody else changes it until that ends. */
    lockAttempt: (id: string): Promise<AttemptRow | null> => findAttemptBy(eq(quizAttempts.id, id)),
    lockRunning: (userId: string, lectureId: string): Promise<AttemptRow | null> =>
      findAttemptBy(
        and(eq(quizAttempts.userId, userId), eq(quizAttempts.lectureId, lectureId), isNull(quizAttempts.endedAt)),
      ),
    /** Null when another request has just started one. */
    addAttempt: (row: typeof quizAttempts.$inferInsert): Promise<AttemptRow | null> =>
      firstOf(db.insert(quizAttempts).values(row).onConflictDoNothing().returning()),
    async changeAttempt(id: string, change: Partial<Pick<AttemptRow, 'tabId' | 'endedAt'>>): Promise<void> {
      await db.update(quizAttempts).set(change).where(eq(quizAttempts.id, id));
    },
    /** Running attempts whose time was up before this moment. */
    async listDue(before: Date, count: number): Promise<string[]> {
      const rows = await db
        .select({ id: quizAttempts.id })
        .from(quizAttempts)
        .where(and(isNull(quizAttempts.endedAt), lt(quizAttempts.dueAt, before)))
        .orderBy(asc(quizAttempts.dueAt))
        .limit(count);
      return rows.map(({ id }) => id);
    },

    /** The one that counts of each question: the first final one, else that of the highest sequence. */
    async listAnswers(attemptId: string): Promise<AnswerRow[]> {
      return db
        .selectDistinctOn([quizAnswers.questionId])
        .from(quizAnswers)
        .where(eq(quizAnswers.attemptId, attemptId))
        .orderBy(
          quizAnswers.questionId,
          desc(quizAnswers.isFinal),
          sql`case when ${quizAnswers.isFinal} then ${quizAnswers.sequence} else -${quizAnswers.sequence} end`,
        );
    },
    async addAnswers(rows: (typeof quizAnswers.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(quizAnswers).values(rows).onConflictDoNothing();
    },
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
