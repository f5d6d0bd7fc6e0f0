import { type SQL, sql } from 'drizzle-orm';
import { type Db, hasRow, rowsOf } from '../../database/database.ts';
import { selectedSums } from '../statement-sums.ts';

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

/** Numbers the statements of a month within its financial year, without gaps: the caller's lock orders them. */
async function addStatements(tx: Db, until: string, isInMonth: SQL): Promise<void> {
  const end = sql`${until}::timestamptz`;
  await tx.execute(sql`
    with month as (
      select a.instructor_id, a.id as account_id, ${selectedSums}
      from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'earnings' and a.instructor_id is not null and ${isInMonth} group by a.instructor_id, a.id
    ), dated as (
      select month.*, -c.balance_paise as closing,
        extract(year from (${end} - interval '1 day') at time zone 'Asia/Kolkata' - interval '3 months')::int as year
      from month join ledger_checkpoints c on c.account_id = month.account_id and c.until = ${end}
    ), numbered as (
      select *, (coalesce((select max(serial) from earning_statements s where s.financial_year = dated.year), 0)
        + row_number() over (order by instructor_id))::int as serial from dated
    )
    insert into earning_statements (instructor_id, until, number, financial_year, serial, opening_paise, sales_paise,
      coupons_paise, share_paise, refunds_paise, tds_paise, tcs_paise, payouts_paise, corrections_paise, closing_paise)
    select instructor_id, ${end}, 'ES/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0')
        || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0'), year, serial,
      closing - ("salesPaise" + "couponsPaise" + "sharePaise" + "refundsPaise" + "tdsPaise" + "tcsPaise" + "payoutsPaise"
        + "correctionsPaise"),
      "salesPaise", "couponsPaise", "sharePaise", "refundsPaise", "tdsPaise", "tcsPaise", "payoutsPaise",
      "correctionsPaise", closing
    from numbered`);
}

/**
 * Closes a month, with a checkpoint for each account that had entries. Waits for running bookings, and they for it. False
 * if another server was first.
 */
const closeMonth = (db: Db, until: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ledger_transactions in share row exclusive mode`);
    const isFirst = await hasRow(
      rowsOf(
        tx,
        sql`insert into ledger_closings (until) values (${until}::timestamptz) on conflict do nothing returning until`,
      ),
    );
    if (!isFirst) return false;
    const isInMonth = sql`e.at < ${until}::timestamptz and e.at >= coalesce((
      select max(until) from ledger_closings where until < ${until}::timestamptz), '-infinity')`;
    await tx.execute(sql`
      insert into ledger_checkpoints (account_id, until, balance_paise)
      select month.account_id, ${until}::timestamptz, month.paise + coalesce((
        select balance_paise from ledger_checkpoints before where before.account_id = month.account_id
        order by before.until desc limit 1), 0)
      from (
        select e.account_id, sum(e.amount_paise) as paise from ledger_entries e where ${isInMonth} group by e.account_id
      ) as month`);
    await addStatements(tx, until, isInMonth);
    return true;
  });

/** Closes every month that is over, oldest first. Call it when all past payments are booked. Returns how many. */
export async function closeMonths(db: Db): Promise<number> {
  let closed = 0;
  for (let until = await nextEnd(db); until !== null; until = await nextEnd(db)) {
    if (await closeMonth(db, until)) closed += 1;
  }
  return closed;
}
