import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * Issues invoices for payments captured outside the checkout (sample sales), in the order of capture. One statement: it
 * first advances the counters, which locks them, and then assigns the reserved numbers.
 */
export async function numberPastPayments(db: Db, gstRate: number): Promise<void> {
  await db.execute(sql`
    with due as (
      select id, captured_at, year, row_number() over (partition by year order by captured_at, id) as place
      from (
        select p.id, p.captured_at,
          extract(year from (p.captured_at at time zone 'Asia/Kolkata') - interval '3 months')::int as year
        from payments p
        where p.captured_at is not null and p.amount_paise > 0
          and not exists (select 1 from invoices i where i.payment_id = p.id)
      ) as unnumbered
    ), counted as (
      insert into invoice_counters as c (financial_year, last_serial)
      select year, count(*)::int from due group by year
      on conflict (financial_year) do update set last_serial = c.last_serial + excluded.last_serial
      returning financial_year, last_serial
    ), numbered as (
      select due.id, due.captured_at, due.year,
        (counted.last_serial - count(*) over (partition by due.year) + due.place)::int as serial
      from due join counted on counted.financial_year = due.year
    )
    insert into invoices (payment_id, number, financial_year, serial, issued_at, gst_rate)
    select id,
      'VD/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0')
        || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0'),
      year, serial, captured_at, ${gstRate}::int
    from numbered`);
}
