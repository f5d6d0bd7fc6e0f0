import { and, asc, desc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Role } from '@vidya/contracts/account';
import type { Db } from '../database/database.ts';
import { courses } from '../database/schema-courses.ts';
import { users } from '../database/schema-people.ts';
import { enrolments, orders } from '../database/schema-sales.ts';
import type { UserRow } from './users.store.ts';

export interface SeatRow {
  userId: string;
  courseId: string;
  courseTitle: string;
  status: string;
  amountPaise: number;
  expiresAt: Date | null;
}

export interface CreatedRow {
  userId: string;
  courseId: string;
  title: string;
  price: number;
  discount: number;
}

/** What surrounds people: the seats they hold and the courses they made. Without ids: everybody's. */
export interface PeopleStore {
  list(roles: Role[]): Promise<UserRow[]>;
  seats(userIds?: string[]): Promise<SeatRow[]>;
  /** Unpaid orders where no seat is held, one per (user, course). */
  openOrders(userIds?: string[]): Promise<SeatRow[]>;
  created(userIds?: string[]): Promise<CreatedRow[]>;
}

export function createPeopleStore(db: Db): PeopleStore {
  return {
    list: (roles) =>
      db
        .select()
        .from(users)
        .where(and(inArray(users.role, roles), isNull(users.deletedAt)))
        .orderBy(asc(users.fullName), asc(users.id)),
    seats: (userIds) =>
      db
        .select({
          userId: enrolments.userId,
          courseId: enrolments.courseId,
          courseTitle: courses.title,
          status: enrolments.status,
          amountPaise: enrolments.amountPaise,
          expiresAt: enrolments.expiresAt,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(userIds && inArray(enrolments.userId, userIds))
        .orderBy(desc(enrolments.startedAt)),
    openOrders: (userIds) =>
      db
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
        .where(
          and(
            ne(orders.status, 'paid'),
            userIds && inArray(orders.userId, userIds),
            notExists(
              db
                .select({ one: sql`1` })
                .from(enrolments)
                .where(and(eq(enrolments.userId, orders.userId), eq(enrolments.courseId, orders.courseId))),
            ),
          ),
        ),
    created: (userIds) =>
      db
        .select({
          userId: courses.instructorId,
          courseId: courses.id,
          title: courses.title,
          price: courses.price,
          discount: courses.discount,
        })
        .from(courses)
        .where(and(inArray(courses.status, ['published', 'draft']), userIds && inArray(courses.instructorId, userIds)))
        .orderBy(desc(courses.createdAt)),
  };
}
