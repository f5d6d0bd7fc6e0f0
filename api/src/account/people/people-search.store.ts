import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { hasStatus, isCalled, isOfKind, orderOf, type PeopleOfKind } from './people-filter.ts';
import { searchOf } from './people-search.ts';

/** A search stops at this number of matches. */
const maxMatches = 1_000;

/** The search first checks this many people from the start of the list: this finds common words quickly. */
const maxWalked = 5_000;

/** Then it takes at most this many rows from the trigram index: this finds rare words quickly, but in no order. */
const maxFetched = 3_000;

interface Matches {
  /** How many people the query checked. */
  read: number;
  ids: string[];
}

/** Returns those of `some` that match, in the list's order. */
async function amongThem(db: Db, some: SQL, { fits, people }: { fits: SQL | undefined; people: PeopleOfKind }) {
  const [matches] = await rowsOf<Matches>(
    db,
    sql`with chosen as materialized (${some})
      select (select count(*)::int from chosen) as read, to_json(array(
        select users.id from chosen as users where ${fits ?? true}
        order by ${sql.join(orderOf(people.sort), sql`, `)} limit ${maxMatches + 1})) as ids`,
  );
  return matches!;
}

const columns = sql`users.id, users.full_name, users.email, users.created_at`;

const headOfList = (people: PeopleOfKind): SQL => sql`
  select ${columns} from users where ${isOfKind(people.kind)}
  order by ${sql.join(orderOf(people.sort), sql`, `)} limit ${maxWalked}`;

const called = ({ kind }: PeopleOfKind, text: string): SQL => sql`
  select ${columns} from users where ${and(isOfKind(kind), isCalled(text))} limit ${maxFetched + 1}`;

/** Forces the trigram index: the planner misjudges how common a part of a word is and scans the whole table. */
const byIndexOnly = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`;

export function createPeopleSearchStore(db: Db) {
  const anywhere = (people: PeopleOfKind, text: string): Promise<Matches> =>
    db.transaction(async (tx) => {
      // The index cannot help with punctuation alone; the planner may scan the table then.
      if (searchOf(text).isIndexed) await tx.execute(byIndexOnly);
      return amongThem(tx, called(people, text), { fits: hasStatus(people), people });
    });
  return {
    /** Returns ids in the list's order. `isCapped`: there are more matches, or there may be. */
    async searchIds(people: PeopleOfKind, text: string) {
      const fits = and(isCalled(text), hasStatus(people));
      const first = await amongThem(db, headOfList(people), { fits, people });
      if (first.ids.length > maxMatches) return { ids: first.ids.slice(0, maxMatches), isCapped: true };
      if (first.read < maxWalked) return { ids: first.ids, isCapped: false };
      const others = await anywhere(people, text);
      // These matches follow those from the start of the list, so the order stays right.
      const ids = [...new Set([...first.ids, ...others.ids])];
      const isCapped = others.read > maxFetched || ids.length > maxMatches;
      return { ids: ids.slice(0, maxMatches), isCapped };
    },
  };
}

export type PeopleSearchStore = ReturnType<typeof createPeopleSearchStore>;
