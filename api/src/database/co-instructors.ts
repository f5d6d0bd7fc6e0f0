import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, idsOf } from './database.ts';
import { courses } from './tables/schema-courses.ts';
import { courseInstructors } from './tables/schema-teaching.ts';

/** The ids of the courses that this person teaches beside their owners. */
export const coTaughtBy = (db: Db, userId: string) =>
  db.select({ id: courseInstructors.courseId }).from(courseInstructors).where(eq(courseInstructors.userId, userId));

/** For a row of `courses`: this person owns the course, or teaches it beside its owner. */
export const isTaughtBy = (db: Db, userId: string): SQL => {
  const owned = alias(courses, 'owned');
  const isOwn = eq(owned.instructorId, userId);
  // Not as two conditions: PostgreSQL would read every course to check the second one.
  return inArray(courses.id, db.select({ id: owned.id }).from(owned).where(isOwn).unionAll(coTaughtBy(db, userId)));
};

/**
 * Writes the copies in these courses, in a transaction that has locked the people whose rows or names it changed: people
 * lock before courses, everywhere.
 */
export async function copyCoInstructors(tx: Db, courseIds: SQLWrapper | string[]): Promise<void> {
  const isConcerned = sql`${courses.id} in ${courseIds}`;
  // In a statement of its own: the next one then sees what was committed while this one waited.
  const ids = await idsOf(
    tx.select({ id: courses.id }).from(courses).where(isConcerned).orderBy(courses.id).for('update'),
  );
  if (ids.length === 0) return;
  await tx.execute(sql`update courses set co_instructors = coalesce((
      select jsonb_agg(jsonb_build_object('id', users.id, 'name', users.full_name) order by teaching.position)
      from course_instructors as teaching join users on users.id = teaching.user_id
      where teaching.course_id = courses.id), '[]')
    where courses.id in ${ids}`);
}

/** Takes a person out of every course that they teach beside its owner. */
export async function leaveTaughtCourses(tx: Db, userId: string): Promise<void> {
  const left = await tx
    .delete(courseInstructors)
    .where(eq(courseInstructors.userId, userId))
    .returning({ id: courseInstructors.courseId });
  const ids = left.map(({ id }) => id);
  if (ids.length > 0) await copyCoInstructors(tx, ids);
}
