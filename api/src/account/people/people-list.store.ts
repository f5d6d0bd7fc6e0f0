import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { users } from '../../database/schema-people.ts';
import type { UserRow } from '../users.store.ts';
import { hasStatus, isOfKind, orderOf, type PeopleOfKind } from './people-filter.ts';

interface PageRequest extends PeopleOfKind {
  limit: number;
  offset: number;
  /** How many there are: the second half of the list is read from its end. */
  total: number;
}

export interface PeopleListStore {
  /** Ids of one page of the list, in its order. */
  listIds(request: PageRequest): Promise<string[]>;
  /** These people, in the order of the ids; those who have gone are left out. */
  readPeople(ids: readonly string[]): Promise<UserRow[]>;
}

export const createPeopleListStore = (db: Db): PeopleListStore => ({
  async listIds({ limit, offset, total, ...people }) {
    const isReversed = offset > total / 2;
    const size = isReversed ? Math.min(limit, total - offset) : limit;
    if (size <= 0) return [];
    // Ids alone: the index tells them without a look at the rows.
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
  async readPeople(ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  },
});
