import type { Question } from '@vidya/contracts/rules/quiz/question';
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, pick } from '../../database/database.ts';
import { quizAnswers, quizAttempts, quizResults, quizVersions } from '../../database/tables/schema-quizzes.ts';

/** The newest are enough for a picture of a quiz. */
const resultsRead = 5_000;
const attemptsRead = 500;

export type FirstResult = Awaited<ReturnType<ReturnType<typeof createQuizReportStore>['listFirstResults']>>[number];

export type ReportStore = ReturnType<typeof createQuizReportStore>;

/** Reads results for those who teach. */
export function createQuizReportStore(db: Db) {
  const firstAttempts = (lectureId: string, limit: number) =>
    db
      .select(pick(quizAttempts, 'id', 'versionId', 'drawn', 'createdAt', 'endedAt'))
      .from(quizAttempts)
      .where(and(eq(quizAttempts.lectureId, lectureId), eq(quizAttempts.number, 1), isNotNull(quizAttempts.endedAt)))
      .orderBy(desc(quizAttempts.endedAt))
      .limit(limit);
  return {
    /** Of the learners' first attempts that have ended, the newest. */
    listFirstResults(lectureId: string) {
      const first = firstAttempts(lectureId, resultsRead).as('first');
      return db
        .selectDistinctOn([quizResults.attemptId], {
          ...pick(quizResults, 'hundredths', 'maxPoints', 'byQuestion'),
          versionId: first.versionId,
          drawn: first.drawn,
        })
        .from(first)
        .innerJoin(quizResults, eq(quizResults.attemptId, first.id))
        .orderBy(quizResults.attemptId, desc(quizResults.createdAt));
    },
    /** The questions of versions by their ids, by the version's id: an author may change them. */
    async listQuestions(versionIds: string[]): Promise<Map<string, Record<string, Question>>> {
      if (versionIds.length === 0) return new Map();
      const questions = sql<Record<string, Question>>`(select jsonb_object_agg(
      one -> 'question' ->> '_id', one -> 'question') from jsonb_array_elements(${quizVersions.questions}) as one)`;
      const rows = await db
        .select({ id: quizVersions.id, questions })
        .from(quizVersions)
        .where(inArray(quizVersions.id, versionIds));
      return new Map(rows.map((row) => [row.id, row.questions]));
    },
    /** The newest of the learners' first attempts that have ended. */
    listFirstAttempts: (lectureId: string) => firstAttempts(lectureId, attemptsRead),
    /** The answers of attempts that count, and when the first one to each question arrived. */
    async listAnswers(attemptIds: string[]) {
      if (attemptIds.length === 0) return [];
      const { attemptId, questionId, createdAt } = quizAnswers;
      const first = sql<string>`min(${createdAt}) over (partition by ${attemptId}, ${questionId})`;
      return db
        .selectDistinctOn([attemptId, questionId], {
          ...pick(quizAnswers, 'attemptId', 'questionId', 'answer'),
          firstAt: first.mapWith(createdAt),
        })
        .from(quizAnswers)
        .where(inArray(attemptId, attemptIds))
        .orderBy(attemptId, questionId, desc(quizAnswers.isFinal), desc(quizAnswers.sequence));
    },
    /** How many learners passed at their first, second, or a later attempt. */
    async countPassed(lectureId: string): Promise<number[]> {
      const passing = db
        .select({ at: sql<number>`min(${quizAttempts.number})::int`.as('at') })
        .from(quizAttempts)
        .innerJoin(quizResults, eq(quizResults.attemptId, quizAttempts.id))
        .where(and(eq(quizAttempts.lectureId, lectureId), quizResults.isPassed))
        .groupBy(quizAttempts.userId)
        .as('passing');
      const rows = await db.select({ at: passing.at, learners: count() }).from(passing).groupBy(passing.at);
      const sumOf = (is: (at: number) => boolean): number =>
        rows.filter(({ at }) => is(at)).reduce((sum, { learners }) => sum + learners, 0);
      return [sumOf((at) => at === 1), sumOf((at) => at === 2), sumOf((at) => at > 2)];
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
  };
}
