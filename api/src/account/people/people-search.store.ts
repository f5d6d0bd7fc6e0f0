import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { hasStatus, isCalled, isOfKind, orderOf, type PeopleOfKind } from './people-filter.ts';
import { searchOf } from './people-search.ts';

export interface FoundPeople {
  /** In the order of the list. */
  ids: string[];
  /** There are more than these, or may be. */
  isCapped: boolean;
}

export interface PeopleSearchStore {
  searchIds(people: PeopleOfKind, text: string): Promise<FoundPeople>;
}

/** A search that finds more stops there: nobody reads further. */
const maxFound = 1_000;

/** So many at the head of the list are looked at one by one: that finds common words at once. */
const maxWalked = 5_000;

/** So many are fetched from the index, which finds rare words at once, and nothing in any order. */
const maxFetched = 3_000;

interface Found {
  /** How many people were looked at. */
  read: number;
  ids: string[];
}

/** Those among some people who fit, in the order of the list. */
async function amongThem(db: Db, some: SQL, { fits, people }: { fits: SQL | undefined; people: PeopleOfKind }) {
  const [found] = await rowsOf<Found>(
    db,
    sql`with chosen as materialized (${some})
      select (select count(*)::int from chosen) as read, to_json(array(
        select users.id from chosen as users where ${fits ?? true}
        order by ${sql.join(orderOf(people.sort), sql`, `)} limit ${maxFound + 1})) as ids`,
  );
  return found!;
}

const columns = sql`users.id, users.full_name, users.email, users.created_at`;

const headOfList = (people: PeopleOfKind): SQL => sql`
  select ${columns} from users where ${isOfKind(people.kind)}
  order by ${sql.join(orderOf(people.sort), sql`, `)} limit ${maxWalked}`;

const called = ({ kind }: PeopleOfKind, text: string): SQL => sql`
  select ${columns} from users where ${and(isOfKind(kind), isCalled(text))} limit ${maxFetched + 1}`;

/** The planner guesses how common a piece of a word is, and reads the whole table where it is wrong. */
const byIndexOnly = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`;

export function createPeopleSearchStore(db: Db): PeopleSearchStore {
  const anywhere = (people: PeopleOfKind, text: string): Promise<Found> =>
    db.transaction(async (tx) => {
      // It cannot help with signs alone: these are looked for in the table.
      if (searchOf(text).isIndexed) await tx.execute(byIndexOnly);
      return amongThem(tx, called(people, text), { fits: hasStatus(people), people });
    });
  return {
    async searchIds(people, text) {
      const fits = and(isCalled(text), hasStatus(people));
      const first = await amongThem(db, headOfList(people), { fits, people });
      if (first.ids.length > maxFound) return { ids: first.ids.slice(0, maxFound), isCapped: true };
      if (first.read < maxWalked) return { ids: first.ids, isCapped: false };
      const others = await anywhere(people, text);
      // What they add comes after the head of the list, so that the order holds.
      const ids = [...new Set([...first.ids, ...others.ids])];
      const isCapped = others.read > maxFetched || ids.length > maxFound;
      return { ids: ids.slice(0, maxFound), isCapped };
    },
  };
}
