import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, pick } from '../../database/database.ts';
import { quizAttempts, quizResults, quizVersions } from '../../database/tables/schema-quizzes.ts';

/** The newest are enough for a picture of a quiz. */
const resultsRead = 5_000;

export type FirstResult = Awaited<ReturnType<ReturnType<typeof createQuizReportStore>['listFirstResults']>>[number];

/** Reads results for those who teach. */
export const createQuizReportStore = (db: Db) => ({
  /** Of the learners' first attempts that have ended, the newest. */
  listFirstResults: (lectureId: string) =>
    db
      .select({ ...pick(quizResults, 'hundredths', 'byQuestion'), versionId: quizAttempts.versionId })
      .from(quizAttempts)
      .innerJoin(quizResults, eq(quizResults.attemptId, quizAttempts.id))
      .where(and(eq(quizAttempts.lectureId, lectureId), eq(quizAttempts.number, 1)))
      .orderBy(desc(quizResults.createdAt))
      .limit(resultsRead),
  /** The points of each question, by the version's id: an author may change them. */
  async listPoints(lectureId: string): Promise<Map<string, Record<string, number>>> {
    const points = sql<Record<string, number>>`(select jsonb_object_agg(
      one -> 'question' ->> '_id', one -> 'question' -> 'points') from jsonb_array_elements(${quizVersions.questions}) as one)`;
    const rows = await db
      .select({ id: quizVersions.id, points })
      .from(quizVersions)
      .where(eq(quizVersions.lectureId, lectureId));
    return new Map(rows.map((row) => [row.id, row.points]));
  },
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
