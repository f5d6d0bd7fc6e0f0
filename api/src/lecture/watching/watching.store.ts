import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectureMedia, lectureProgress, lectures } from '../../database/tables/schema-lectures.ts';
import type { LectureRef } from '../lecture-parts.ts';

export type ProgressRow = typeof lectureProgress.$inferSelect;
type ProgressChange = Pick<ProgressRow, 'watched' | 'watchedSeconds' | 'positionSeconds' | 'isCompleted'>;

export type WatchingStore = ReturnType<typeof createWatchingStore>;

export function createWatchingStore(db: Db) {
  return {
    /** Most recently watched lecture first. */
    listProgress: (userId: string, courseId: string): Promise<ProgressRow[]> =>
      db
        .select()
        .from(lectureProgress)
        .where(and(eq(lectureProgress.userId, userId), eq(lectureProgress.courseId, courseId)))
        .orderBy(desc(lectureProgress.updatedAt)),
    /**
     * Reads, changes and writes one lecture's progress; serialises the reports of two tabs. `at`: when the learner was
     * there, as what the site judges later moves nobody.
     */
    change: (
      place: LectureRef & { userId: string },
      next: (now: ProgressRow) => ProgressChange,
      at = new Date(),
    ): Promise<ProgressRow> =>
      db.transaction(async (tx) => {
        const own = and(eq(lectureProgress.userId, place.userId), eq(lectureProgress.lectureId, place.lectureId));
        await tx
          .insert(lectureProgress)
          .values({ ...place, updatedAt: at })
          .onConflictDoNothing();
        const [now] = await tx.select().from(lectureProgress).where(own).for('update');
        const { watched, watchedSeconds, positionSeconds, isCompleted } = next(now!);
        const updatedAt = at > now!.updatedAt ? at : now!.updatedAt;
        const change = { watched, watchedSeconds, positionSeconds, isCompleted, updatedAt };
        const [changed] = await tx.update(lectureProgress).set(change).where(own).returning();
        return changed!;
      }),
    /** Counts only the lectures that learners see. */
    async countCourse(userId: string, courseId: string): Promise<{ completed: number; lectures: number }> {
      const [row] = await db
        .select({
          lectures: sql<number>`count(*)::int`,
          completed: sql<number>`(count(*) filter (where ${lectureProgress.isCompleted}))::int`,
        })
        .from(lectures)
        .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.userId, userId)))
        .where(and(eq(lectures.courseId, courseId), eq(lectures.isVisible, true)));
      return row ?? { completed: 0, lectures: 0 };
    },
    /** A file with the data that decides who may read it. */
    findMedia: (lectureId: string, mediaId: string) =>
      firstOf(
        db
          .select({
            ...pick(lectureMedia, 'id', 'kind', 'type', 'storageKey', 'fileName'),
            isPreview: lectures.isPreview,
            isVisible: lectures.isVisible,
            course: pick(courses, 'id', 'instructorId', 'coInstructors', 'status'),
          })
          .from(lectureMedia)
          .innerJoin(lectures, eq(lectures.id, lectureMedia.lectureId))
          .innerJoin(courses, eq(courses.id, lectures.courseId))
          .where(and(eq(lectureMedia.id, mediaId), eq(lectures.id, lectureId))),
      ),
  };
}
