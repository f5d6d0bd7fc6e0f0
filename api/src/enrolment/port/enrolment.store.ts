import { and, eq, lte, ne, or } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { type EnrolmentStatus, enrolments } from '../../database/tables/schema-sales.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** The course data for a sale. Price in whole rupees, discount in percent. */
export type PurchasableCourse = Pick<typeof courses.$inferSelect, 'id' | 'title' | 'price' | 'discount' | 'accessDays'>;

type NewEnrolment = Pick<EnrolmentRow, 'userId' | 'courseId' | 'amountPaise' | 'expiresAt'>;

const reopened = ({ amountPaise, expiresAt }: NewEnrolment) => ({
  status: 'active' as const,
  amountPaise,
  expiresAt,
  startedAt: new Date(),
  updatedAt: new Date(),
});

export function createEnrolmentStore(db: Db) {
  const target = [enrolments.userId, enrolments.courseId];
  const insert = (enrolment: NewEnrolment) => db.insert(enrolments).values(enrolment);
  return {
    /** Published courses only. */
    findPurchasable(courseId: string): Promise<PurchasableCourse | null> {
      const isForSale = and(eq(courses.id, courseId), eq(courses.status, 'published'));
      const columns = pick(courses, 'id', 'title', 'price', 'discount', 'accessDays');
      return firstOf(db.select(columns).from(courses).where(isForSale));
    },
    findEnrolment(userId: string, courseId: string): Promise<EnrolmentRow | null> {
      const isTheirs = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
      return firstOf(db.select().from(enrolments).where(isTheirs));
    },
    /** One enrolment per person and course: reopens an existing one, until `expiresAt`. */
    async grant(enrolment: NewEnrolment): Promise<EnrolmentRow> {
      const set = reopened(enrolment);
      const [row] = await insert(enrolment).onConflictDoUpdate({ target, set }).returning();
      return row!;
    },
    /** Null when there is an open enrolment already: of two simultaneous requests only one gets it. */
    grantUnlessOpen(enrolment: NewEnrolment): Promise<EnrolmentRow | null> {
      const setWhere = or(ne(enrolments.status, 'active'), lte(enrolments.expiresAt, new Date()));
      const set = reopened(enrolment);
      return firstOf(insert(enrolment).onConflictDoUpdate({ target, set, setWhere }).returning());
    },
    async change(enrolmentId: string, change: { status?: EnrolmentStatus; expiresAt?: Date }): Promise<void> {
      await db.update(enrolments).set(change).where(eq(enrolments.id, enrolmentId));
    },
  };
}

export type EnrolmentStore = ReturnType<typeof createEnrolmentStore>;
