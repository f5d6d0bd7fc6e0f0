import { and, inArray, sql } from 'drizzle-orm';
import { type Db, idsOf, inOrderOf, pick } from '../../database/database.ts';
import { users } from '../../database/tables/schema-people.ts';
import type { UserRow } from '../users.store.ts';
import { hasStatus, isCalled, isEnrolled, isOfKind, orderOf, type PeopleOfKind } from './people-filter.ts';

interface PageRequest extends PeopleOfKind {
  limit: number;
  offset: number;
  /** The list's length: pages in its second half are read from the end. */
  total: number;
}

/** A person as the exported file shows them. */
export interface ExportRow extends Pick<UserRow, 'id' | 'fullName' | 'email' | 'contact' | 'linkedin' | 'address'> {
  isEnrolled: boolean;
  /** In India's time zone, in a format that spreadsheets of every locale read: '2026-11-21 19:30'. */
  joined: string;
  /** In microseconds, as the database stores it: a JavaScript date would lose digits. */
  createdAt: string;
  quizAttempts: number;
  /** Average of the best results of each quiz, in percent, rounded down; null without one. */
  averageMark: number | null;
  certificates: number;
}

/** Of the person of the outer query. */
const learned = {
  quizAttempts: sql<number>`(select count(*)::int from quiz_attempts a where a.user_id = users.id)`,
  averageMark: sql<number | null>`(select floor(avg(best.percent) + 1e-9)::int from (
    select max(r.hundredths::float8 / nullif(r.max_points, 0)) as percent from quiz_attempts a
    join quiz_results r on r.attempt_id = a.id
    where a.user_id = users.id group by a.lecture_id
  ) best)`,
  certificates: sql<number>`(select count(*)::int from certificates c where c.user_id = users.id)`,
};

interface BatchRequest extends PeopleOfKind {
  q: string | undefined;
  after: Pick<ExportRow, 'id' | 'fullName' | 'createdAt'> | undefined;
  limit: number;
}

const follows = ({ after, sort }: BatchRequest) => {
  if (!after) return undefined;
  if (sort === 'name') return sql`(${users.fullName}, ${users.id}) > (${after.fullName}, ${after.id}::uuid)`;
  const direction = sort === 'newest' ? sql`<` : sql`>`;
  return sql`(${users.createdAt}, ${users.id}) ${direction} (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
};

export const createPeopleListStore = (db: Db) => ({
  /** Returns the ids of one page, in the list's order. */
  async listIds({ limit, offset, total, ...people }: PageRequest): Promise<string[]> {
    const isReversed = offset > total / 2;
    const size = isReversed ? Math.min(limit, total - offset) : limit;
    if (size <= 0) return [];
    // Selects ids only: an index-only scan, without reading the rows.
    const found = db
      .select({ id: users.id })
      .from(users)
      .where(and(isOfKind(people.kind), hasStatus(people)))
      .orderBy(...orderOf(people.sort, isReversed))
      .limit(size)
      .offset(isReversed ? total - offset - size : offset);
    const ids = await idsOf(found);
    return isReversed ? ids.toReversed() : ids;
  },
  /** Returns these people in the order of the ids; leaves out ids without a row. */
  readPeople: (ids: readonly string[]): Promise<UserRow[]> =>
    inOrderOf(ids, (some) => db.select().from(users).where(inArray(users.id, some))),
  /** Returns the next rows of the list after the given one. */
  async readBatch(request: BatchRequest): Promise<ExportRow[]> {
    const { kind, sort, status, q, limit } = request;
    const batch = db
      .select()
      .from(users)
      .where(and(isOfKind(kind), follows(request), hasStatus(request), q ? isCalled(q) : undefined))
      .orderBy(...orderOf(sort))
      .limit(limit)
      .as('users');
    // Looks up enrolments and marks outside the limited subquery, for these people only.
    return db
      .select({
        ...pick(batch, 'id', 'fullName', 'email', 'contact', 'linkedin', 'address'),
        isEnrolled: status ? sql<boolean>`${status === 'enrolled'}::boolean` : sql<boolean>`${isEnrolled[kind]}`,
        joined: sql<string>`to_char(${batch.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`,
        createdAt: sql<string>`${batch.createdAt}::text`,
        ...learned,
      })
      .from(batch)
      .orderBy(...orderOf(sort));
  },
});

export type PeopleListStore = ReturnType<typeof createPeopleListStore>;
