import type { PaymentFilter } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import {
  accessEnd,
  hasStatus,
  indianTime,
  inMonths,
  type PaymentLine,
  paymentLine,
  withCoupon,
} from '../payment-columns.ts';
import type { PageRequest } from './payment-pages.ts';
import { hasAnyOf, type PaymentSearch, uuids } from './payment-search.store.ts';

/** One line of the file. */
export interface ExportRow extends PaymentLine {
  /** '' once the account is deleted. */
  email: string;
  /** For example '2026-11-21 14:05:33', in Indian time. */
  purchasedOn: string;
  /** Same format; null when the payment bought no access. */
  expiresOn: string | null;
  invoiceNumber: string | null;
  creditNotes: string | null;
}

/** The payments of a year, or of one month of it. */
type Stretch = Pick<PageRequest, 'year' | 'month'>;

/** A cursor: the position of one payment. `at` is text with microseconds, which a Date cannot hold. */
export interface Place {
  at: string;
  id: string;
}

const within = ({ year, month }: Stretch): SQL => inMonths(year, sql`${month ?? 1}::int`, sql`${month ?? 12}::int`);
const behind = (place: Place | null): SQL =>
  place ? sql`and (p.created_at, p.id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``;
const newest = sql`order by p.created_at desc, p.id desc`;

const columns = sql`${paymentLine}, case when u.deleted_at is null then u.email else '' end as "email",
  ${indianTime(sql`p.created_at`)} as "purchasedOn", ${indianTime(accessEnd)} as "expiresOn",
  i.number as "invoiceNumber", (
    select string_agg(n.number, ' ' order by n.issued_at, n.serial) from credit_notes n where n.payment_id = p.id
  ) as "creditNotes"`;

export const createExportStore = (db: Db) => ({
  /** The next `size` payments before any filter, newest first. */
  listNext: (stretch: Stretch, after: Place | null, size: number): Promise<Place[]> =>
    rowsOf(
      db,
      sql`select p.created_at::text as "at", p.id from payments p
        where ${within(stretch)} ${behind(after)} ${newest} limit ${size}::int`,
    ),
  /** Those of these payments that match the filter, newest first. */
  readLines: (
    ids: string[],
    { status, sought }: { status?: PaymentFilter; sought: PaymentSearch | null },
  ): Promise<ExportRow[]> =>
    rowsOf(
      db,
      sql`select ${columns} from payments p join users u on u.id = p.user_id
          left join invoices i on i.payment_id = p.id ${withCoupon}
        where p.id = any(${uuids(ids)}) ${hasStatus(status)} ${sought ? sql`and ${hasAnyOf(sought)}` : sql``}
        ${newest}`,
    ),
});

export type ExportStore = ReturnType<typeof createExportStore>;
