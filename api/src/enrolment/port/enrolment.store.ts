import { and, eq, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { type EnrolmentStatus, enrolments } from '../../database/schema-sales.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;

/** The course data for a sale. Price in whole rupees, discount in percent. */
export interface PurchasableCourse {
  id: string;
  title: string;
  price: number;
  discount: number;
  accessDays: number;
}

interface NewEnrolment {
  userId: string;
  courseId: string;
  amountPaise: number;
  expiresAt: Date;
}

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
  const findEnrolment = async (userId: string, courseId: string): Promise<EnrolmentRow | null> => {
    const [row] = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
    return row ?? null;
  };
  return {
    /** Published courses only. */
    async findPurchasable(courseId: string): Promise<PurchasableCourse | null> {
      const [row] = await db
        .select({
          id: courses.id,
          title: courses.title,
          price: courses.price,
          discount: courses.discount,
          accessDays: courses.accessDays,
        })
        .from(courses)
        .where(and(eq(courses.id, courseId), eq(courses.status, 'published')));
      return row ?? null;
    },
    findEnrolment,
    /** One enrolment per person and course: reopens an existing one, until `expiresAt`. */
    async grant(enrolment: NewEnrolment): Promise<EnrolmentRow> {
      const [row] = await insert(enrolment)
        .onConflictDoUpdate({ target, set: reopened(enrolment) })
        .returning();
      return row!;
    },
    /** Null when there is an open enrolment already: of two simultaneous requests only one gets it. */
    async grantUnlessOpen(enrolment: NewEnrolment): Promise<EnrolmentRow | null> {
      const setWhere = or(ne(enrolments.status, 'active'), lte(enrolments.expiresAt, new Date()));
      const [row] = await insert(enrolment)
        .onConflictDoUpdate({ target, set: reopened(enrolment), setWhere })
        .returning();
      return row ?? null;
    },
    async change(enrolmentId: string, change: { status?: EnrolmentStatus; expiresAt?: Date }): Promise<void> {
      await db.update(enrolments).set(change).where(eq(enrolments.id, enrolmentId));
    },
  };
}

export type EnrolmentStore = ReturnType<typeof createEnrolmentStore>;
