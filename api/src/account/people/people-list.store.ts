import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema-people.ts';
import type { UserRow } from '../users.store.ts';
import { hasStatus, isOfKind, orderOf, type PeopleOfKind } from './people-filter.ts';

interface PageRequest extends PeopleOfKind {
  limit: number;
  offset: number;
  /** The list's length: pages in its second half are read from the end. */
  total: number;
}

export const createPeopleListStore = (db: Db) => ({
  /** Returns the ids of one page, in the list's order. */
  async listIds({ limit, offset, total, ...people }: PageRequest): Promise<string[]> {
    const isReversed = offset > total / 2;
    const size = isReversed ? Math.min(limit, total - offset) : limit;
    if (size <= 0) return [];
    // Selects ids only: an index-only scan, without reading the rows.
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isOfKind(people.kind), hasStatus(people)))
      .orderBy(...orderOf(people.sort, isReversed))
      .limit(size)
      .offset(isReversed ? total - offset - size : offset);
    const ids = found.map(({ id }) => id);
    return isReversed ? ids.toReversed() : ids;
  },
  /** Returns these people in the order of the ids; leaves out ids without a row. */
  async readPeople(ids: readonly string[]): Promise<UserRow[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  },
});

export type PeopleListStore = ReturnType<typeof createPeopleListStore>;
