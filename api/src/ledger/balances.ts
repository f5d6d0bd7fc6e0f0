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

interface KindBalance {
  kind: LedgerAccountKind;
  /** Debits are above 0. */
  balancePaise: number;
}

/** As counted in the last night. */
const countedKinds = (db: Db): Promise<(KindBalance & { lastEntryId: string })[]> =>
  rowsOf(
    db,
    sql`select last_entry_id::text as "lastEntryId", kind, balance_paise::float8 as "balancePaise" from ledger_kind_balances
      where last_entry_id = (select max(last_entry_id) from ledger_kind_balances)`,
  );

const sumsByKind = (db: Db, where: SQL): Promise<KindBalance[]> =>
  rowsOf(
    db,
    sql`select a.kind, sum(e.paise)::float8 as "balancePaise"
      from (select e.account_id, sum(e.amount_paise) as paise from ledger_entries e where ${where} group by 1) e
      join ledger_accounts a on a.id = e.account_id group by 1`,
  );

/** The balance of each kind of account with entries: as counted in the last night, and the entries since. */
export async function balancesByKind(db: Db, { until = '9223372036854775807' } = {}): Promise<KindBalance[]> {
  const counted = await countedKinds(db);
  const last = counted[0]?.lastEntryId ?? '0';
  const balances = new Map(counted.map(({ kind, balancePaise }) => [kind, balancePaise]));
  for (const { kind, balancePaise } of await sumsByKind(db, sql`e.id > ${last}::bigint and e.id <= ${until}::bigint`))
    balances.set(kind, (balances.get(kind) ?? 0) + balancePaise);
  return Array.from(balances, ([kind, balancePaise]) => ({ kind, balancePaise }));
}

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
