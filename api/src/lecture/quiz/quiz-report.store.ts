import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, pick } from '../../database/database.ts';
import { quizAttempts, quizResults } from '../../database/tables/schema-quizzes.ts';

/** The newest are enough for a picture of a quiz. */
const resultsRead = 5_000;

export type FirstResult = Awaited<ReturnType<ReturnType<typeof createQuizReportStore>['listFirstResults']>>[number];

/** Reads results for those who teach. */
export const createQuizReportStore = (db: Db) => ({
  /** Of the learners' first attempts that have ended, the newest. */
  listFirstResults: (lectureId: string) =>
    db
      .select(pick(quizResults, 'hundredths', 'byQuestion'))
      .from(quizAttempts)
      .innerJoin(quizResults, eq(quizResults.attemptId, quizAttempts.id))
      .where(and(eq(quizAttempts.lectureId, lectureId), eq(quizAttempts.number, 1)))
      .orderBy(desc(quizResults.createdAt))
      .limit(resultsRead),
  async countLearners(lectureId: string): Promise<{ learners: number; passed: number }> {
    const [row] = await db
      .select({
        learners: sql<number>`count(distinct ${quizAttempts.userId})::int`,
        passed: sql<number>`(count(distinct ${quizAttempts.userId}) filter (where ${quizResults.isPassed}))::int`,
      })
      .from(quizAttempts)
      .innerJoin(quizResults, eq(quizResults.attemptId, quizAttempts.id))
      .where(eq(quizAttempts.lectureId, lectureId));
    return row ?? { learners: 0, passed: 0 };
  },
});
