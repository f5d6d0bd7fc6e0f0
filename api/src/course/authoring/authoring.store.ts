import { and, eq, sql } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { isHeldCourse } from '../../database/held-courses.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';

/** A course as the form changes it. */
export type StoredCourse = typeof courses.$inferSelect;
type NewCourse = typeof courses.$inferInsert;

export function createAuthoringStore(db: Db) {
  return {
    async addCourse(course: NewCourse): Promise<StoredCourse> {
      const [row] = await db.insert(courses).values(course).returning();
      return row!;
    },
    /** In a transaction: locks the course until it ends. */
    lockCourse: (courseId: string): Promise<StoredCourse | null> =>
      firstOf(db.select().from(courses).where(eq(courses.id, courseId)).for('update')),
    async changeCourse(courseId: string, change: Partial<NewCourse>): Promise<void> {
      await db.update(courses).set(change).where(eq(courses.id, courseId));
    },
    /** True if anybody has or had an enrolment, or is paying for one. */
    isHeld: (courseId: string): Promise<boolean> =>
      hasRow(db.select({ id: courses.id }).from(courses).where(sql`${courses.id} = ${courseId} and ${isHeldCourse}`)),
    /** True if learners see this lecture of the course, and visitors may watch it. */
    hasPreview: (courseId: string, lectureId: string): Promise<boolean> =>
      hasRow(
        db
          .select({ id: lectures.id })
          .from(lectures)
          .where(
            and(
              eq(lectures.id, lectureId),
              eq(lectures.courseId, courseId),
              eq(lectures.kind, 'video'),
              lectures.isPreview,
              lectures.isVisible,
            ),
          ),
      ),
    async removeCourse(courseId: string): Promise<void> {
      await db.delete(courses).where(eq(courses.id, courseId));
    },
  };
}

export type AuthoringStore = ReturnType<typeof createAuthoringStore>;
