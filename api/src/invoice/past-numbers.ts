import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

interface Unnumbered {
  series: 'VD' | 'CN';
  counters: SQL;
  papers: SQL;
  /** Selects payment_id, issued_at, gst_rate and the `more` columns of the papers that are due. */
  due: SQL;
  more?: SQL;
}

/** Issues papers in the order of their dates, in one statement: advancing the counters first locks them. */
async function issueNumbers(db: Db, { series, counters, papers, due, more = sql`` }: Unnumbered): Promise<void> {
  await db.execute(sql`
    with dated as (
      select *, extract(year from (issued_at at time zone 'Asia/Kolkata') - interval '3 months')::int as year
      from (${due}) as unnumbered
    ), due as (
      select *, row_number() over (partition by year order by issued_at, payment_id) as place from dated
    ), counted as (
      insert into ${counters} as c (financial_year, last_serial)
      select year, count(*)::int from due group by year
      on conflict (financial_year) do update set last_serial = c.last_serial + excluded.last_serial
      returning financial_year, last_serial
    ), numbered as (
      select due.*, (counted.last_serial - count(*) over (partition by due.year) + due.place)::int as serial
      from due join counted on counted.financial_year = due.year
    )
    insert into ${papers} (payment_id, number, financial_year, serial, issued_at, gst_rate ${more})
    select payment_id,
      ${series} || '/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0')
        || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0'),
      year, serial, issued_at, gst_rate ${more}
    from numbered`);
}

/** Issues invoices for payments captured outside the checkout (sample sales). */
export const numberPastPayments = (db: Db, gstRate: number): Promise<void> =>
  issueNumbers(db, {
    series: 'VD',
    counters: sql`invoice_counters`,
    papers: sql`invoices`,
    due: sql`select p.id as payment_id, p.captured_at as issued_at, ${gstRate}::int as gst_rate from payments p
      where p.captured_at is not null and p.amount_paise > 0
        and not exists (select 1 from invoices i where i.payment_id = p.id)`,
  });

/** Issues credit notes for refunds without one (sample sales); parts that have one already are left out. */
export const numberPastRefunds = (db: Db): Promise<void> =>
  issueNumbers(db, {
    series: 'CN',
    counters: sql`credit_note_counters`,
    papers: sql`credit_notes`,
    due: sql`select * from (
        select i.payment_id, i.gst_rate, i.seller, coalesce(p.refunded_at, p.updated_at) as issued_at,
          (p.refunded_paise - coalesce((
            select sum(n.amount_paise) from credit_notes n where n.payment_id = p.id), 0))::int as amount_paise
        from payments p join invoices i on i.payment_id = p.id
        where p.refunded_paise > 0
      ) as refunded where amount_paise > 0`,
    more: sql`, amount_paise, seller`,
  });
