import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { ledgerChecks } from '../../database/tables/schema-ledger.ts';
import { isMoney } from './book-past-payments.ts';

/** A payment of the last minutes may be in the middle of its transaction on another server. */
const settled = sql`p.updated_at < now() - interval '5 minutes'`;

/**
 * Compares the ledger with itself and with the payments; each number should be 0. `unbalanced`: paise by which all
 * entries together miss 0; `checkpoints`: accounts whose checkpoint differs from the sum of their entries; `kinds`: kinds
 * of account whose counted balance does; `captures`, `refunds`: payments that the ledger has otherwise than the payments'
 * list; `payouts`: paise by which those on their way differ from the list of payouts.
 */
export async function findDifferences(db: Db): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with booked as (
      select payment_id, sum(amount_paise) filter (where cause = 'capture') as captured,
        coalesce(sum(amount_paise) filter (where cause = 'refund'), 0) as refunded
      from ledger_transactions where cause in ('capture', 'refund') group by payment_id
    ), money as (select * from payments p where ${isMoney} and ${settled}),
    counted as (
      select * from ledger_kind_balances where last_entry_id = (select max(last_entry_id) from ledger_kind_balances)
    ), summed as (
      select a.kind, sum(e.amount_paise) as paise from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.id <= (select max(last_entry_id) from counted) group by 1
    )
    select
      (select coalesce(sum(amount_paise), 0)::float8 from ledger_entries) as unbalanced,
      (select count(*)::int from ledger_checkpoints c where balance_paise <> (
        select coalesce(sum(amount_paise), 0) from ledger_entries e where e.account_id = c.account_id and e.at < c.until)
      ) as checkpoints,
      (select count(*)::int from counted full join summed using (kind)
        where counted.balance_paise is distinct from summed.paise) as kinds,
      (select count(*)::int from money left join booked on booked.payment_id = money.id
        where booked.captured is distinct from money.amount_paise) as captures,
      (select count(*)::int from money join booked on booked.payment_id = money.id
        where booked.refunded <> money.refunded_paise) as refunds,
      ((select coalesce(sum(e.amount_paise), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.kind = 'payoutsInTransit')
        + (select coalesce(sum(amount_paise), 0) from payouts
          where state in ('released', 'sent', 'pending', 'queued', 'processing')))::float8 as payouts`,
  );
  return Object.fromEntries(Object.entries(row!).filter(([, count]) => count !== 0));
}

/** Checks the ledger and stores the result; returns the differences. */
export async function checkLedger(db: Db): Promise<Record<string, number>> {
  const differences = await findDifferences(db);
  await db.insert(ledgerChecks).values({ differences });
  await db.execute(sql`delete from ledger_checks where id <= (select max(id) from ledger_checks) - 400`);
  return differences;
}
