import type { PersonalRecord } from '@vidya/contracts/calls/account';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import type { Person, PersonalList } from './personal-list.ts';
import { type ListName, lists } from './personal-lists.ts';

function recordsOf(db: Db, person: Person, list: PersonalList): Promise<PersonalRecord[]> {
  const { table, columns, joined = [], since = 'createdAt' in table ? table.createdAt : null } = list;
  let query = db.select(columns).from(table).$dynamic();
  for (const [other, on] of joined) query = query.leftJoin(other, on);
  const isTheirs = list.owner ? list.owner(person) : eq(list.table.userId, person.id);
  return query.where(isTheirs).orderBy(...(since ? [desc(since)] : []));
}

async function* eachList(db: Db, person: Person) {
  for (const name of Object.keys(lists) as ListName[])
    yield recordsOf(db, person, lists[name]).then((records) => [name, records] as const);
}

/** Reads one list after another: an export must not take every connection. */
export async function readPersonalLists(db: Db, person: Person): Promise<Record<ListName, PersonalRecord[]>> {
  const found: Partial<Record<ListName, PersonalRecord[]>> = {};
  for await (const [name, records] of eachList(db, person)) found[name] = records;
  return found as Record<ListName, PersonalRecord[]>;
}
