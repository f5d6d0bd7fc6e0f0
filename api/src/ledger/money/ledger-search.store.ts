import type { LedgerQuery } from '@vidya/contracts/calls/ledger/money';
import { isId } from '@vidya/contracts/rules/id';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { containsPattern, isPerson } from '../../database/like.ts';
import { correctedName } from '../booking/write-correction.ts';
import { monthPeriod } from './indian-periods.ts';

/** What a search text stands for. */
interface Sought {
  transactionIds: string[];
  paymentIds: string[];
  userIds: string[];
  /** Of these people's earnings. */
  accountIds: string[];
  courseIds: string[];
}

/** With more matches, the text is too broad: each of them is one look into an index. */
const max = { people: 500, courses: 200 };
/** Shorter parts of a name have no index. */
const minCharacters = 3;

export type LedgerFilter = Omit<LedgerQuery, 'q' | 'after'> & { after: string | null; count: number };

const list = (ids: string[], type: 'uuid' | 'bigint' | 'int'): SQL => sql`${`{${ids.join(',')}}`}::${sql.raw(type)}[]`;

/** On moment and id of a transaction: its month, and what follows the last one of the page before. */
const within = (at: SQL, id: SQL, { month, after }: LedgerFilter): SQL => {
  const period = month && monthPeriod(month);
  const last = sql`(select at from ledger_transactions where id = ${after}::bigint)`;
  return sql`${period ? sql`and ${at} >= ${period.from} and ${at} < ${period.until}` : sql``}
    ${after === null ? sql`` : sql`and ${at} <= ${last} and (${at}, ${id}) < (${last}, ${after}::bigint)`}`;
};
const caused = ({ cause }: LedgerFilter): SQL => (cause ? sql`and t.cause = ${cause}` : sql``);

/** The newest of the transactions `t` that fit; `source` is what follows 'from'. */
const newest = (source: SQL, where: SQL, filter: LedgerFilter): SQL => sql`
  select t.id, t.at from ${source} where ${where} ${caused(filter)} ${within(sql`t.at`, sql`t.id`, filter)}
  order by t.at desc, t.id desc limit ${filter.count}`;

const transactions = sql`ledger_transactions t`;

/** The newest transactions with entries in account `who`. */
const ofAccount = (filter: LedgerFilter): SQL => sql`
  select distinct e.at, e.transaction_id as id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account_id = who.id ${caused(filter)} ${within(sql`e.at`, sql`e.transaction_id`, filter)}
  order by e.at desc, e.transaction_id desc limit ${filter.count}`;

/** How an instructor's are found: of a cause that is rare by the cause, otherwise by the entries. Fees have no earnings. */
function ofAccounts({ accountIds }: Sought, filter: LedgerFilter): SQL {
  const { cause } = filter;
  const accounts = list(accountIds, 'int');
  if (!cause || cause === 'capture' || cause === 'refund')
    return sql`select of.id, of.at from unnest(${accounts}) as who (id) cross join lateral (${ofAccount(filter)}) of`;
  const isTheirs = sql`exists (
    select 1 from ledger_entries e where e.transaction_id = t.id and e.account_id = any(${accounts}))`;
  return newest(transactions, cause === 'fee' ? sql`false` : isTheirs, filter);
}

/** Reads what each thing has by its own index, at most a page of each. */
const foundOf = (sought: Sought, filter: LedgerFilter): SQL => sql`
  (${newest(transactions, sql`t.id = any(${list(sought.transactionIds, 'bigint')})`, filter)})
  union (${newest(transactions, sql`t.payment_id = any(${list(sought.paymentIds, 'uuid')})`, filter)})
  union (select of.id, of.at from unnest(${list(sought.userIds, 'uuid')}) as who (id) cross join lateral (
    ${newest(sql`payments p join ledger_transactions t on t.payment_id = p.id`, sql`p.user_id = who.id`, filter)}) of)
  union (select of.id, of.at from unnest(${list(sought.courseIds, 'uuid')}) as what (id) cross join lateral (
    ${newest(transactions, sql`t.course_id = what.id`, filter)}) of)
  union (${ofAccounts(sought, filter)})`;

/** Finds transactions by index only, however many there are (ledger-plans.test.ts). */
export function createLedgerSearch(db: Db) {
  /** Null if there are more. */
  const ids = async (query: SQL, limit: number): Promise<string[] | null> => {
    const rows = await rowsOf<{ id: string }>(db, sql`${query} limit ${limit + 1}`);
    return rows.length > limit ? null : rows.map(({ id }) => id);
  };
  const paymentsOf = (text: string): SQL =>
    isId(text)
      ? sql`select id from payments where id = ${text}::uuid`
      : sql`select id from payments where gateway_payment_id = ${text} union all
          select p.id from orders o join payments p on p.order_id = o.id where o.gateway_order_id = ${text}`;
  /** A whole address means its owner alone, and needs no search for parts. */
  const withAddress = (text: string): SQL =>
    sql`select u.id from users u where u.deleted_at is null and u.email = ${text.toLowerCase()}`;
  const withPart = (text: string): SQL =>
    sql`select u.id from users u where u.deleted_at is null and ${isPerson('u', text)}`;
  const transactionsNamed = (text: string): SQL => sql`select t.id::text as id from ledger_transactions t
    where t.cause = 'settlement' and t.cause_id = ${text} or t.cause = 'correction' and ${correctedName} = ${text}`;
  return {
    /** Null if the text fits too much. */
    async resolve(text: string): Promise<Sought | null> {
      const paymentIds = await ids(paymentsOf(text), max.people);
      const named = (await ids(transactionsNamed(text), max.people)) ?? [];
      const transactionIds = /^\d{1,15}$/.test(text) ? [text, ...named] : named;
      const none = { transactionIds, paymentIds: paymentIds ?? [], userIds: [], accountIds: [], courseIds: [] };
      if (none.paymentIds.length > 0 || named.length > 0 || isId(text)) return none;
      if (text.length < minCharacters) return transactionIds.length > 0 ? none : null;
      const owner = text.includes('@') ? await ids(withAddress(text), 1) : [];
      const courses = sql`select k.id from courses k where lower(k.title) like lower(${containsPattern(text)})`;
      const [userIds, courseIds] = owner?.length
        ? [owner, []]
        : await Promise.all([ids(withPart(text), max.people), ids(courses, max.courses)]);
      if (!userIds || !courseIds) return null;
      const accounts = sql`select id::text as id from ledger_accounts where instructor_id = any(${list(userIds, 'uuid')})`;
      return { ...none, userIds, courseIds, accountIds: (await ids(accounts, max.people)) ?? [] };
    },
    /** Ids, newest first. */
    async find(sought: Sought | null, filter: LedgerFilter): Promise<string[]> {
      const found = sought ? sql`(${foundOf(sought, filter)})` : sql`(${newest(transactions, sql`true`, filter)})`;
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`select found.id::text as id from ${found} found order by found.at desc, found.id desc limit ${filter.count}`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
