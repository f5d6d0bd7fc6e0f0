import type { ExtraTime } from '@vidya/contracts/calls/quiz';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../../database/database.ts';
import { users } from '../../../database/tables/schema-people.ts';
import { quizAttempts, quizExtraTimes, quizVersions } from '../../../database/tables/schema-quizzes.ts';
import { enrolments } from '../../../database/tables/schema-sales.ts';

/** The extra time of learners, per course, and what it changes of attempts that run. */
export function createExtraTimeStore(db: Db) {
  const isOf = (courseId: string, userId: string) =>
    and(eq(quizExtraTimes.courseId, courseId), eq(quizExtraTimes.userId, userId));
  return {
    /** In percent; 0 without any. */
    async findPercent(courseId: string, userId: string): Promise<number> {
      const row = await firstOf(
        db.select(pick(quizExtraTimes, 'percent')).from(quizExtraTimes).where(isOf(courseId, userId)),
      );
      return row?.percent ?? 0;
    },
    list: (courseId: string): Promise<ExtraTime[]> =>
      db
        .select({ _id: users.id, email: users.email, percent: quizExtraTimes.percent })
        .from(quizExtraTimes)
        .innerJoin(users, eq(users.id, quizExtraTimes.userId))
        .where(eq(quizExtraTimes.courseId, courseId))
        .orderBy(asc(users.email)),
    /** The person of an address with their enrolment in the course; null for others. */
    findLearner: (courseId: string, email: string) =>
      firstOf(
        db
          .select(pick(enrolments, 'userId', 'status', 'expiresAt'))
          .from(enrolments)
          .innerJoin(users, eq(users.id, enrolments.userId))
          .where(and(eq(enrolments.courseId, courseId), eq(users.email, email), isNull(users.deletedAt))),
      ),
    async save(row: Pick<typeof quizExtraTimes.$inferInsert, 'courseId' | 'userId' | 'percent'>): Promise<void> {
      const target = [quizExtraTimes.userId, quizExtraTimes.courseId];
      const set = { percent: row.percent, updatedAt: new Date() };
      await db.insert(quizExtraTimes).values(row).onConflictDoUpdate({ target, set });
    },
    /** Null if there is none. */
    remove: (courseId: string, userId: string) =>
      firstOf(db.delete(quizExtraTimes).where(isOf(courseId, userId)).returning(pick(quizExtraTimes, 'percent'))),
    /** Moves the end of attempts whose time was not up before this moment; never to an earlier one. */
    async extendRunning(row: { courseId: string; userId: string; percent: number }, before: Date): Promise<void> {
      const seconds = sql`(${quizVersions.settings} ->> 'timeLimitMinutes')::float8 * ${60 * (1 + row.percent / 100)}::float8`;
      await db
        .update(quizAttempts)
        .set({
          dueAt: sql`greatest(${quizAttempts.dueAt}, ${quizAttempts.createdAt} + make_interval(secs => ${seconds}))`,
        })
        .from(quizVersions)
        .where(
          and(
            eq(quizVersions.id, quizAttempts.versionId),
            eq(quizAttempts.userId, row.userId),
            eq(quizAttempts.courseId, row.courseId),
            isNull(quizAttempts.endedAt),
            gt(quizAttempts.dueAt, before),
          ),
        );
    },
  };
}
