import type { EarningsLine, EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf, rowsOf } from '../../database/database.ts';
import { type StatementColumn, selectedSums } from '../statement-sums.ts';

/** The months of a statement, newest first, at most this many. */
const monthsShown = 60;

/** The first moment in India of this month, or of a later one. Months are added before the time zone: it has its own. */
const startOf = (month: string, later = 0): SQL =>
  sql`((${month}::text || '-01')::timestamp + ${later}::int * interval '1 month') at time zone 'Asia/Kolkata'`;
const monthOf = (moment: SQL): SQL => sql`to_char((${moment}) at time zone 'Asia/Kolkata', 'YYYY-MM')`;
const own = (instructorId: string): SQL =>
  sql`(select id from ledger_accounts where kind = 'earnings' and instructor_id = ${instructorId})`;

type Sums = Record<StatementColumn, number>;
type Line = Omit<EarningsLine, 'at' | 'availableAt'> & Record<'at' | 'availableAt', string | Date>;

const isoOf = (value: string | Date): string => new Date(value).toISOString();

/** Each column of a line; a tax is TDS and TCS together. */
const lineColumns = sql`
  coalesce(sum(-e.amount_paise) filter (where e.line = 'sale'), 0)::float8 as "salePaise",
  coalesce(sum(-e.amount_paise) filter (where e.line = 'coupon'), 0)::float8 as "couponPaise",
  coalesce(sum(-e.amount_paise) filter (where e.line = 'share'), 0)::float8 as "sharePaise",
  coalesce(sum(-e.amount_paise) filter (where e.line in ('tds', 'tcs')), 0)::float8 as "taxPaise",
  sum(-e.amount_paise)::float8 as "totalPaise"`;

type Statement = EarningsMonth & { number: string };
const statementsOf = (instructorId: string): SQL => sql`
  select ${monthOf(sql`s.until - interval '1 day'`)} as month, s.number, s.opening_paise::float8 as "openingPaise",
    s.sales_paise::float8 as "salesPaise", s.coupons_paise::float8 as "couponsPaise", s.share_paise::float8 as "sharePaise",
    s.refunds_paise::float8 as "refundsPaise", s.tds_paise::float8 as "tdsPaise", s.tcs_paise::float8 as "tcsPaise",
    s.payouts_paise::float8 as "payoutsPaise", s.corrections_paise::float8 as "correctionsPaise",
    s.closing_paise::float8 as "closingPaise"
  from earning_statements s where s.instructor_id = ${instructorId}`;

/** Reads what instructors earn; call with the id of the one who asks. */
export const createEarningsStore = (db: Db) => ({
  /** Of closed months, newest first. */
  listStatements: (instructorId: string) =>
    rowsOf<Statement>(db, sql`${statementsOf(instructorId)} order by s.until desc limit ${monthsShown}`),
  /** Of one closed month, however long ago; null while it is open. */
  findStatement: (instructorId: string, month: string) =>
    firstOf(rowsOf<Statement>(db, sql`${statementsOf(instructorId)} and s.until = ${startOf(month, 1)}`)),
  /** Sums of each month that is not closed, newest first. */
  sumOpenMonths: (instructorId: string) =>
    rowsOf<Sums & { month: string }>(
      db,
      sql`select ${monthOf(sql`e.at`)} as month, ${selectedSums}
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = ${own(instructorId)}
        and e.at >= coalesce((select max(until) from ledger_closings), '-infinity')
      group by 1 order by 1 desc`,
    ),
  /** What becomes available on the next days with something, at most 5. */
  listReleases: (instructorId: string) =>
    rowsOf<{ day: string; paise: number }>(
      db,
      sql`select * from (
        select to_char(e.available_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(-e.amount_paise)::float8 as paise
        from ledger_entries e where e.account_id = ${own(instructorId)}
          and e.at > now() - interval '15 days' and e.available_at > now()
        group by 1) as days where paise <> 0 order by day limit 5`,
    ),
  /** The lines of a month, newest first, from below `before` on. */
  async listLines(instructorId: string, month: string, { before, count }: { before: number | null; count: number }) {
    const rows = await rowsOf<Line>(
      db,
      sql`select t.id::text as id, t.at, t.cause, coalesce(p.course_title, '') as "courseTitle",
        coalesce(o.gateway_order_id, '') as "orderNumber", max(e.available_at) as "availableAt", ${lineColumns}
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      left join payments p on p.id = t.payment_id
      left join orders o on o.id = p.order_id
      where e.account_id = ${own(instructorId)} and e.at >= ${startOf(month)} and e.at < ${startOf(month, 1)}
        ${before === null ? sql`` : sql`and t.id < ${before}`}
      group by t.id, p.course_title, o.gateway_order_id order by t.id desc limit ${count}`,
    );
    return rows.map((row): EarningsLine => ({ ...row, at: isoOf(row.at), availableAt: isoOf(row.availableAt) }));
  },
  /** Of a financial year, by its quarters 1 to 4: sales without refunds and GST, and taxes withheld. */
  listQuarters: (instructorId: string, year: number) =>
    rowsOf<{ quarter: number; creditedPaise: number; tdsPaise: number; tcsPaise: number }>(
      db,
      sql`select extract(quarter from (until - interval '1 day') at time zone 'Asia/Kolkata' - interval '3 months')::int as quarter,
        sum(sales_paise + coupons_paise + refunds_paise + share_paise)::float8 as "creditedPaise",
        sum(-tds_paise)::float8 as "tdsPaise", sum(-tcs_paise)::float8 as "tcsPaise"
      from earning_statements where instructor_id = ${instructorId} and financial_year = ${year} group by 1 order by 1`,
    ),
  findPerson: (instructorId: string) =>
    firstOf(
      rowsOf<{ fullName: string; pan: string | null; panMask: string; gstin: string | null; gstinMask: string }>(
        db,
        sql`select u.full_name as "fullName", t.pan, coalesce(t.pan_mask, '') as "panMask", t.gstin,
          coalesce(t.gstin_mask, '') as "gstinMask"
        from users u left join tax_ids t on t.user_id = u.id where u.id = ${instructorId}`,
      ),
    ),
});

export type EarningsStore = ReturnType<typeof createEarningsStore>;
