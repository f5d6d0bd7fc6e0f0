import { lt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { ledgerKindBalances } from '../../database/tables/schema-ledger.ts';
import { balancesByKind } from '../balances.ts';

/**
 * The newest entry, if it is not counted. The lock waits for running bookings, and they for it: no entry with a lower id
 * can appear afterwards.
 */
const newestUncounted = (db: Db): Promise<{ id: string }[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ledger_transactions in share row exclusive mode`);
    return rowsOf(
      tx,
      sql`select newest.id::text as id from (select max(id) as id from ledger_entries) newest
        where newest.id > coalesce((select max(last_entry_id) from ledger_kind_balances), 0)`,
    );
  });

/** Counts the balance of each kind of account up to the newest entry, from which `balancesByKind` goes on. */
export async function countKinds(db: Db): Promise<void> {
  const [newest] = await newestUncounted(db);
  if (!newest) return;
  const balances = await balancesByKind(db, { until: newest.id });
  const lastEntryId = Number(newest.id);
  const rows = balances.map((balance) => ({ ...balance, lastEntryId }));
  await db.insert(ledgerKindBalances).values(rows).onConflictDoNothing();
  await db.delete(ledgerKindBalances).where(lt(ledgerKindBalances.lastEntryId, lastEntryId));
}
