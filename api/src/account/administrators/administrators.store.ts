import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { courses } from '../../database/schema-courses.ts';
import { users } from '../../database/schema-people.ts';
import type { UserRow } from '../users.store.ts';

export type ListedAdministrator = Pick<UserRow, 'fullName' | 'email' | 'createdAt'>;

const isAdministrator = and(eq(users.role, 'ADMIN'), isNull(users.deletedAt));

export const createAdministratorsStore = (db: Db) => ({
  list: (): Promise<ListedAdministrator[]> =>
    db
      .select({ fullName: users.fullName, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(isAdministrator)
      .orderBy(asc(users.fullName), asc(users.id)),
  /** In a transaction: locks all administrators until it ends. */
  lockAll: (tx: Db): Promise<UserRow[]> =>
    tx.select().from(users).where(isAdministrator).orderBy(asc(users.id)).for('no key update'),
  /** Counts archived courses too: a person whose courses have learners stays an instructor. */
  async hasCourses(tx: Db, userId: string): Promise<boolean> {
    const found = await tx.select({ one: sql`1` }).from(courses).where(eq(courses.instructorId, userId)).limit(1);
    return found.length > 0;
  },
});

export type AdministratorsStore = ReturnType<typeof createAdministratorsStore>;
