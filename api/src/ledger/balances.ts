import type { LedgerAccountKind } from '@vidya/contracts/rules/ledger/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

/** The balance of account `a`, by the names of the query's tables: its last checkpoint and the entries since. */
const balanceOf = sql`(coalesce(c.balance_paise, 0) + coalesce((
  select sum(e.amount_paise) from ledger_entries e where e.account_id = a.id and e.at >= coalesce(c.until, '-infinity')
), 0))::float8`;

const accounts = (where: SQL): SQL => sql`from ledger_accounts a
  left join lateral (select until, balance_paise from ledger_checkpoints where account_id = a.id
    order by until desc limit 1) c on true
  where ${where}`;

/** The balance of each kind of account, in paise; debits are above 0. */
export const balancesByKind = (db: Db): Promise<{ kind: LedgerAccountKind; balancePaise: number }[]> =>
  rowsOf(db, sql`select a.kind, sum(${balanceOf})::float8 as "balancePaise" ${accounts(sql`true`)} group by a.kind`);

export interface EarningsBalance {
  /** What the platform owes; below 0 after a refund of what was paid out. */
  balancePaise: number;
  /** The part of it that buyers may still give back. */
  onHoldPaise: number;
}

/** Sums of entries since the refund window began can still be on hold; older ones cannot. */
const onHold = sql`0 - coalesce((
  select sum(e.amount_paise) from ledger_entries e
  where e.account_id = a.id and e.at > now() - interval '15 days' and e.available_at > now()), 0)::float8`;

/** Of the instructors for whom `where` holds of account `a`. */
export const earningsWhere = (db: Db, where: SQL): Promise<(EarningsBalance & { instructorId: string })[]> =>
  rowsOf(
    db,
    sql`select a.instructor_id as "instructorId", 0 - ${balanceOf} as "balancePaise", ${onHold} as "onHoldPaise"
      ${accounts(sql`a.kind = 'earnings' and a.instructor_id is not null and ${where}`)} order by 1`,
  );

export async function earningsOf(db: Db, instructorId: string): Promise<EarningsBalance> {
  const [row] = await earningsWhere(db, sql`a.instructor_id = ${instructorId}`);
  return { balancePaise: row?.balancePaise ?? 0, onHoldPaise: row?.onHoldPaise ?? 0 };
}

/** What can be paid out now, in paise. */
export const payableOf = ({ balancePaise, onHoldPaise }: EarningsBalance): number =>
  Math.max(0, balancePaise - Math.max(0, onHoldPaise));
