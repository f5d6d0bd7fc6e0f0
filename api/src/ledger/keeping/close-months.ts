import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';

/** A month closes three days after its end: by then no transaction of it still runs. */
const closesAfter = sql`interval '3 days'`;

const monthAfter = (moment: ReturnType<typeof sql>) =>
  sql`(date_trunc('month', ${moment} at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'`;

/** The end of the oldest month that is over and not closed; null if there is none. */
async function nextEnd(db: Db): Promise<string | null> {
  const [row] = await rowsOf<{ until: string | null; isDue: boolean }>(
    db,
    sql`select until::text as until, until + ${closesAfter} <= now() as "isDue" from (
      select coalesce(
        (select ${monthAfter(sql`max(until)`)} from ledger_closings having max(until) is not null),
        (select ${monthAfter(sql`min(at)`)} from ledger_transactions)) as until) as next`,
  );
  return row?.isDue ? row.until : null;
}

/** Closes a month, with a checkpoint for each account that had entries. Waits for running bookings, and they for it. */
const closeMonth = (db: Db, until: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ledger_transactions in share row exclusive mode`);
    await tx.execute(sql`insert into ledger_closings (until) values (${until}::timestamptz) on conflict do nothing`);
    await tx.execute(sql`
      insert into ledger_checkpoints (account_id, until, balance_paise)
      select month.account_id, ${until}::timestamptz, month.paise + coalesce((
        select balance_paise from ledger_checkpoints before where before.account_id = month.account_id
        order by before.until desc limit 1), 0)
      from (
        select account_id, sum(amount_paise) as paise from ledger_entries
        where at < ${until}::timestamptz and at >= coalesce((
          select max(until) from ledger_closings where until < ${until}::timestamptz), '-infinity')
        group by account_id
      ) as month
      on conflict do nothing`);
  });

/** Closes every month that is over, oldest first. Call it when all past payments are booked. Returns how many. */
export async function closeMonths(db: Db): Promise<number> {
  let closed = 0;
  for (let until = await nextEnd(db); until !== null; until = await nextEnd(db)) {
    await closeMonth(db, until);
    closed += 1;
  }
  return closed;
}
