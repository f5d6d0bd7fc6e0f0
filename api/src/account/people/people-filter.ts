import type { PeopleKind, PeopleSort, Role, UserStatus } from '@vidya/contracts/texts/choices';
import { and, asc, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/tables/schema-people.ts';
import { searchOf } from './people-search.ts';

/** One kind of people, optionally with one status, in one order. */
export interface PeopleOfKind {
  kind: PeopleKind;
  status: UserStatus | undefined;
  sort: PeopleSort;
}

export const roleOf = { students: 'USER', instructors: 'INSTRUCTOR' } as const satisfies Record<PeopleKind, Role>;

/**
 * Decision A3: a learner is enrolled with an open enrolment, an instructor with a course that is not archived. Table and
 * column names are written out, because drizzle omits the table name in a select from one table.
 */
export const isEnrolled: Record<PeopleKind, SQL> = {
  students: sql`exists (select 1 from enrolments
    where enrolments.user_id = users.id and enrolments.status = 'active' and enrolments.expires_at > now())`,
  instructors: sql`exists (select 1 from courses
    where courses.instructor_id = users.id and courses.status <> 'archived')`,
};

export const isOfKind = (kind: PeopleKind): SQL | undefined =>
  and(eq(users.role, roleOf[kind]), isNull(users.deletedAt));

export function hasStatus({ kind, status }: Pick<PeopleOfKind, 'kind' | 'status'>): SQL | undefined {
  if (!status) return undefined;
  return status === 'enrolled' ? isEnrolled[kind] : not(isEnrolled[kind]);
}

/** Matches the index `users_person_form`. PostgreSQL folds both sides, so that folding is the same for both. */
export function isCalled(text: string): SQL | undefined {
  const { patterns } = searchOf(text);
  if (patterns.length === 0) return sql`false`;
  return or(
    ...patterns.map((pattern) => sql`person_form(${users.fullName}, ${users.email}) like name_form(${pattern})`),
  );
}

/** A total order: the id breaks ties. */
export function orderOf(sort: PeopleSort, isReversed = false): SQL[] {
  const column = sort === 'name' ? users.fullName : users.createdAt;
  const isDown = (sort === 'newest') !== isReversed;
  return isDown ? [desc(column), desc(users.id)] : [asc(column), asc(users.id)];
}
