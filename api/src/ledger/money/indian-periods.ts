import { type SQL, sql } from 'drizzle-orm';

/** The first moment of a month in India, '2026-11', or of a later one. Months are added before the time zone: it has its own. */
const startOfMonth = (month: string, later = 0): SQL =>
  sql`((${month}::text || '-01')::timestamp + ${later}::int * interval '1 month') at time zone 'Asia/Kolkata'`;

/** The first moment of a day in India, '2026-11-21'. */
export const startOfDay = (day: string): SQL => sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`;

export interface Period {
  from: SQL;
  until: SQL;
}

export const monthPeriod = (month: string): Period => ({ from: startOfMonth(month), until: startOfMonth(month, 1) });

/** Of a month, '2026-11', or of the financial year that begins in April of '2026'. */
export const periodOf = (period: string): Period => {
  if (period.includes('-')) return monthPeriod(period);
  const april = `${period}-04`;
  return { from: startOfMonth(april), until: startOfMonth(april, 12) };
};
