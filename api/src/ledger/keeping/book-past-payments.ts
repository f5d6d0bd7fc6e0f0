import { sql } from 'drizzle-orm';
import { type Db, idsOf, rowsOf } from '../../database/database.ts';
import { bookPayments } from '../booking/book-payments.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/** By the names of the query's tables: what the ledger lacks of payment `p`. */
const isUnbooked = sql`(
  not exists (select 1 from ledger_transactions t where t.cause = 'capture' and t.cause_id = p.id::text)
  or (p.refunded_paise > 0 and p.refunded_paise > (
    select coalesce(sum(t.amount_paise), 0) from ledger_transactions t where t.payment_id = p.id and t.cause = 'refund')))`;

export const isMoney = sql`(p.captured_at is not null and p.amount_paise > 0)`;

/**
 * Books payments that came before the ledger, or past the checkout. Restartable: each batch is one transaction, and
 * booked payments are left out. Returns how many transactions were added.
 */
export async function bookPastPayments(
  db: Db,
  { gstRate, batchSize = 500, signal }: { gstRate: number; batchSize?: number; signal?: AbortSignal },
): Promise<number> {
  let [after, added] = [firstId, 0];
  for (;;) {
    signal?.throwIfAborted();
    const query = sql`select p.id from payments p where p.id > ${after} and ${isMoney} and ${isUnbooked}
      order by p.id limit ${batchSize}`;
    const ids = await idsOf(rowsOf<{ id: string }>(db, query));
    const last = ids.at(-1);
    if (!last) return added;
    after = last;
    added += await db.transaction((tx) => bookPayments(tx, ids, gstRate));
  }
}
