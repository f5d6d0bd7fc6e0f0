import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { copyCoInstructors } from '../../database/co-instructors.ts';
import { type Db, firstOf, hasRow, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { users } from '../../database/tables/schema-people.ts';
import { courseInstructors } from '../../database/tables/schema-teaching.ts';

const columns = pick(courses, 'id', 'title', 'status', 'instructorId', 'instructorName', 'coInstructors');

/** A course as far as its instructors are concerned. */
export type TaughtCourse = NonNullable<Awaited<ReturnType<ReturnType<typeof createInstructorsStore>['findCourse']>>>;

/** Who teaches a course. */
export function createInstructorsStore(db: Db) {
  const isOne = (courseId: string, userId: string) =>
    and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.userId, userId));
  return {
    findCourse: (courseId: string) => firstOf(db.select(columns).from(courses).where(eq(courses.id, courseId))),
    /** In a transaction: locks the course until it ends. People whom it concerns must be locked before. */
    lockCourse: (courseId: string) =>
      firstOf(db.select(columns).from(courses).where(eq(courses.id, courseId)).for('update')),
    /** The co-instructors in their order. */
    listCoInstructors: (courseId: string) =>
      db
        .select({ ...getTableColumns(courseInstructors), ...pick(users, 'fullName', 'email') })
        .from(courseInstructors)
        .innerJoin(users, eq(users.id, courseInstructors.userId))
        .where(eq(courseInstructors.courseId, courseId))
        .orderBy(asc(courseInstructors.position)),
    /** As the last one, while the course is locked. */
    async addCoInstructor(courseId: string, userId: string): Promise<void> {
      const position = sql`(select coalesce(max(position), 0) + 1 from course_instructors where course_id = ${courseId})`;
      await db.insert(courseInstructors).values({ courseId, userId, position }).onConflictDoNothing();
      await copyCoInstructors(db, [courseId]);
    },
    /** Returns false if the person does not teach the course. */
    async removeCoInstructor(courseId: string, userId: string): Promise<boolean> {
      const removed = db
        .delete(courseInstructors)
        .where(isOne(courseId, userId))
        .returning(pick(courseInstructors, 'userId'));
      if (!(await hasRow(removed))) return false;
      await copyCoInstructors(db, [courseId]);
      return true;
    },
  };
}
