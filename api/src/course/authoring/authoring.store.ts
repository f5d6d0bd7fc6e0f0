import { writeCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { and, eq, sql } from 'drizzle-orm';
import { createCertificateRulesStore } from '../../certificate/port/certificate-rules.store.ts';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { isHeldCourse } from '../../database/held-courses.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { lectures } from '../../database/tables/schema-lectures.ts';

type CourseRow = typeof courses.$inferSelect;
/** A course as the form changes it. */
export interface StoredCourse extends CourseRow {
  /** Its certificate's rules, as the form has them. */
  certificate: string;
}
type NewCourse = typeof courses.$inferInsert;

export function createAuthoringStore(db: Db) {
  return {
    async addCourse(course: NewCourse): Promise<CourseRow> {
      const [row] = await db.insert(courses).values(course).returning();
      return row!;
    },
    /** In a transaction: locks the course until it ends. */
    async lockCourse(courseId: string): Promise<StoredCourse | null> {
      const course = await firstOf(db.select().from(courses).where(eq(courses.id, courseId)).for('update'));
      const rules = course && (await createCertificateRulesStore(db).findCurrent(courseId));
      return course && { ...course, certificate: rules ? writeCertificateRules(rules) : '' };
    },
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
