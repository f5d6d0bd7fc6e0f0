import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * Issues credit notes for refunds without one (sample sales), in the order of the refunds; parts that have one already
 * are left out. One statement, as for past invoices: it first advances the counters, which locks them.
 */
export async function numberPastRefunds(db: Db): Promise<void> {
  await db.execute(sql`
    with due as (
      select *, row_number() over (partition by year order by issued_at, payment_id) as place
      from (
        select *, extract(year from (issued_at at time zone 'Asia/Kolkata') - interval '3 months')::int as year
        from (
          select i.payment_id, i.gst_rate, i.seller, coalesce(p.refunded_at, p.updated_at) as issued_at,
            (p.refunded_paise - coalesce((
              select sum(n.amount_paise) from credit_notes n where n.payment_id = p.id), 0))::int as amount_paise
          from payments p join invoices i on i.payment_id = p.id
          where p.refunded_paise > 0
        ) as refunded where amount_paise > 0
      ) as unnumbered
    ), counted as (
      insert into credit_note_counters as c (financial_year, last_serial)
      select year, count(*)::int from due group by year
      on conflict (financial_year) do update set last_serial = c.last_serial + excluded.last_serial
      returning financial_year, last_serial
    ), numbered as (
      select due.*, (counted.last_serial - count(*) over (partition by due.year) + due.place)::int as serial
      from due join counted on counted.financial_year = due.year
    )
    insert into credit_notes (payment_id, number, financial_year, serial, issued_at, amount_paise, gst_rate, seller)
    select payment_id,
      'CN/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0')
        || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0'),
      year, serial, issued_at, amount_paise, gst_rate, seller
    from numbered`);
}
