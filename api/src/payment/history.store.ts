import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PaymentStatus } from '@vidya/contracts/payment';
import { type Db, rowsOf } from '../database/database.ts';
import { invoices } from '../database/schema-invoices.ts';
import { payments } from '../database/schema-sales.ts';

/** One purchase: the attempt of an order that got furthest. */
export interface PurchaseRow {
  id: string;
  courseId: string | null;
  courseTitle: string;
  createdAt: Date;
  expiresAt: Date | null;
  amountPaise: number;
  method: string;
  status: PaymentStatus;
  invoiceNumber: string | null;
}

export interface YearRow {
  id: string;
  /** 1 to 12. */
  month: number;
  amountPaise: number;
  method: string;
  status: PaymentStatus;
  createdAtSeconds: number;
  expiresAtSeconds: number | null;
  userName: string;
  courseTitle: string;
}

/** `month` counts from 1; `null` is the whole year. */
export interface YearQuery {
  year: number;
  month: number | null;
  count: number;
  skip: number;
}

export interface HistoryStore {
  listPurchases(userId: string): Promise<PurchaseRow[]>;
  /** The newest `count` payments of each month, after `skip`. */
  listYear(query: YearQuery): Promise<YearRow[]>;
  /** Captured less refunded, in paise, of every month that has any (decision A2). */
  sumMonths(year: number): Promise<{ month: number; totalPaise: number }[]>;
}

const zone = 'Asia/Kolkata';

/** Years and months begin at midnight in India (decision A1). */
const inYear = (year: number): SQL => sql`
  p.created_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${zone})
  and p.created_at < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, ${zone})`;

const monthOf = sql`extract(month from p.created_at at time zone ${zone})::int`;

const furthest = sql`case ${payments.status}
  when 'refunded' then 4 when 'captured' then 3 when 'authorized' then 2 when 'created' then 1 else 0 end`;

export function createHistoryStore(db: Db): HistoryStore {
  return {
    async listPurchases(userId) {
      const order = sql`coalesce(${payments.orderId}, ${payments.id})`;
      const found = await db
        .selectDistinctOn([order], {
          id: payments.id,
          courseId: payments.courseId,
          courseTitle: payments.courseTitle,
          createdAt: payments.createdAt,
          expiresAt: payments.expiresAt,
          amountPaise: payments.amountPaise,
          method: payments.method,
          status: payments.status,
          invoiceNumber: invoices.number,
        })
        .from(payments)
        .leftJoin(invoices, eq(invoices.paymentId, payments.id))
        .where(eq(payments.userId, userId))
        .orderBy(order, desc(furthest), desc(payments.createdAt));
      return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
    listYear: ({ year, month, count, skip }) =>
      rowsOf<YearRow>(
        db,
        sql`
        select * from (
          select coalesce(p.gateway_payment_id, p.id::text) as "id", ${monthOf} as "month",
            p.amount_paise as "amountPaise", p.method, p.status,
            extract(epoch from p.created_at)::float8 as "createdAtSeconds",
            extract(epoch from p.expires_at)::float8 as "expiresAtSeconds",
            p.user_name as "userName", p.course_title as "courseTitle",
            (row_number() over (partition by ${monthOf} order by p.created_at desc, p.id desc))::int as "place"
          from payments p where ${inYear(year)}
        ) numbered
        where "place" > ${skip}::int and "place" <= ${skip + count}::int and (${month}::int is null or "month" = ${month}::int)
        order by "month", "place"`,
      ),
    sumMonths: (year) =>
      rowsOf(
        db,
        sql`
        select ${monthOf} as "month", sum(p.amount_paise - p.refunded_paise)::float8 as "totalPaise"
        from payments p where ${inYear(year)} and p.status in ('captured', 'refunded')
        group by 1`,
      ),
  };
}
