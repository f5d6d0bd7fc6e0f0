import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { type AdminRow, adminColumns, inMonths, withCoupon } from '../payment-columns.ts';
import { type PageRequest, type PaymentOrder, pageOf, paymentOrder, searchPageOf } from './payment-pages.ts';
import type { PaymentSearch } from './payment-search.store.ts';
import type { MonthSum } from './year-totals.ts';

export function createYearStore(db: Db) {
  const read = (ids: SQL, order: PaymentOrder = {}): Promise<AdminRow[]> =>
    rowsOf(
      db,
      sql`select ${adminColumns} from payments p ${withCoupon} where p.id in (${ids})
        order by "month", ${paymentOrder(order)}`,
    );
  return {
    /** Grouped by month, each sorted as requested. */
    listYear: (request: PageRequest, sought: PaymentSearch | null) =>
      read(sought ? searchPageOf(request, sought) : pageOf(request), request),
    findAdminPayment: async (paymentId: string) => (await read(sql`${paymentId}::uuid`))[0] ?? null,
    /** Captured minus refunded amounts of all twelve months (decision A2). */
    sumMonths: (year: number): Promise<MonthSum[]> =>
      rowsOf(
        db,
        sql`select m.month, (
            select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::float8 from payments p
            where ${inMonths(year, sql`m.month`)} and p.status in ('captured', 'refunded')
          ) as "totalPaise"
          from generate_series(1, 12) as m (month)`,
      ),
  };
}

export type YearStore = ReturnType<typeof createYearStore>;
