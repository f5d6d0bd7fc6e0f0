import type { LedgerAccountKind, LedgerCause, LedgerLineKind } from '@vidya/contracts/rules/ledger/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { correctedName } from '../booking/write-correction.ts';
import type { Period } from './indian-periods.ts';

/** A cursor. `at` is text with microseconds, which a Date cannot hold. */
export interface Reached {
  at: string;
  id: number;
}

/** An entry with what its transaction says of itself. */
export interface BookedEntry extends Reached {
  transactionId: number;
  /** In India, '21-11-2026'. */
  day: string;
  cause: LedgerCause;
  causeId: string;
  reason: string;
  courseTitle: string;
  gatewayId: string;
  orderNumber: string;
  line: LedgerLineKind;
  paise: number;
}

export interface BookedAccount {
  id: number;
  kind: LedgerAccountKind;
  /** '' for the platform's own. */
  instructorName: string;
  instructorId: string | null;
}

const behind = (at: SQL, id: SQL, after: Reached | null): SQL =>
  after
    ? sql`and ${at} >= ${after.at}::timestamptz and (${at}, ${id}) > (${after.at}::timestamptz, ${after.id})`
    : sql``;

const account = sql`a.kind, a.instructor_id as "instructorId",
  coalesce((select full_name from users where id = a.instructor_id), '') as "instructorName"`;
const entry = sql`e.at::text as at, e.id, t.id as "transactionId", to_char(e.at at time zone 'Asia/Kolkata', 'DD-MM-YYYY') as day,
  t.cause, ${correctedName} as "causeId", t.reason, coalesce(p.course_title, '') as "courseTitle",
  coalesce(p.gateway_payment_id, '') as "gatewayId", coalesce(o.gateway_order_id, '') as "orderNumber", e.line,
  e.amount_paise::float8 as paise`;
const ofTransaction = sql`join ledger_transactions t on t.id = e.transaction_id
  left join payments p on p.id = t.payment_id left join orders o on o.id = p.order_id`;

/** The entries of a period, some at a time. */
export const createBooksStore = (db: Db) => ({
  /** Of the next transactions, oldest first. */
  async listVouchers({ from, until }: Period, after: Reached | null, size: number) {
    const next = await rowsOf<Reached>(
      db,
      sql`select t.at::text as at, t.id::float8 as id from ledger_transactions t
        where t.at >= ${from} and t.at < ${until} ${behind(sql`t.at`, sql`t.id`, after)} order by t.at, t.id limit ${size}`,
    );
    const ids = `{${next.map(({ id }) => id).join(',')}}`;
    const entries = await rowsOf<BookedEntry & Omit<BookedAccount, 'id'>>(
      db,
      sql`select ${entry}, ${account} from ledger_entries e ${ofTransaction} join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = any(${ids}::bigint[]) order by e.at, e.transaction_id, e.id`,
    );
    return { entries, last: next.length < size ? null : next.at(-1)! };
  },
  /** Every account, with its balance at the beginning of the period: the last checkpoint and the entries since. */
  listAccounts: ({ from }: Period) =>
    rowsOf<BookedAccount & { openingPaise: number }>(
      db,
      sql`select a.id, ${account}, (coalesce(c.balance_paise, 0) + coalesce((
          select sum(e.amount_paise) from ledger_entries e
          where e.account_id = a.id and e.at >= coalesce(c.until, '-infinity') and e.at < ${from}), 0))::float8 as "openingPaise"
        from ledger_accounts a
        left join lateral (select until, balance_paise from ledger_checkpoints
          where account_id = a.id and until <= ${from} order by until desc limit 1) c on true
        order by a.kind, "instructorName", a.id`,
    ),
  /** Of one account, oldest first. */
  async listEntries(accountId: number, { from, until }: Period, after: Reached | null, size: number) {
    const entries = await rowsOf<BookedEntry>(
      db,
      sql`select ${entry} from (
          select e.* from ledger_entries e where e.account_id = ${accountId} and e.at >= ${from} and e.at < ${until}
            ${behind(sql`e.at`, sql`e.id`, after)} order by e.at, e.id limit ${size}) e ${ofTransaction} order by e.at, e.id`,
    );
    return { entries, last: entries.length < size ? null : entries.at(-1)! };
  },
});

export type BooksStore = ReturnType<typeof createBooksStore>;
