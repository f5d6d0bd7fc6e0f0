import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { type Db, pick } from '../../database/database.ts';
import { courses } from '../../database/tables/schema-courses.ts';
import { enrolments, orders } from '../../database/tables/schema-sales.ts';

export interface EnrolmentSummary {
  userId: string;
  courseId: string;
  courseTitle: string;
  status: string;
  amountPaise: number;
  expiresAt: Date | null;
}

const createdColumns = {
  userId: courses.instructorId,
  courseId: courses.id,
  ...pick(courses, 'title', 'price', 'discount'),
};

/** What a person list shows besides the person: enrolments held and courses made. */
export function createPeopleStore(db: Db) {
  return {
    enrolments: (userIds: string[]): Promise<EnrolmentSummary[]> =>
      db
        .select({
          ...pick(enrolments, 'userId', 'courseId', 'status', 'amountPaise', 'expiresAt'),
          courseTitle: courses.title,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(inArray(enrolments.userId, userIds))
        .orderBy(desc(enrolments.startedAt)),
    /** Unpaid orders for courses without an enrolment, one per (user, course). */
    openOrders(userIds: string[]): Promise<EnrolmentSummary[]> {
      const isSame = and(eq(enrolments.userId, orders.userId), eq(enrolments.courseId, orders.courseId));
      const enrolled = db.select({ one: sql`1` }).from(enrolments).where(isSame);
      return db
        .selectDistinctOn([orders.userId, orders.courseId], {
          userId: orders.userId,
          courseId: courses.id,
          courseTitle: courses.title,
          status: sql<string>`'created'`,
          amountPaise: orders.amountPaise,
          expiresAt: sql<null>`null`,
        })
        .from(orders)
        .innerJoin(courses, eq(courses.id, orders.courseId))
        .where(and(ne(orders.status, 'paid'), inArray(orders.userId, userIds), notExists(enrolled)));
    },
    created: (userIds: string[]) =>
      db
        .select(createdColumns)
        .from(courses)
        .where(and(ne(courses.status, 'archived'), inArray(courses.instructorId, userIds)))
        .orderBy(desc(courses.createdAt)),
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

export type CreatedRow = Awaited<ReturnType<PeopleStore['created']>>[number];
