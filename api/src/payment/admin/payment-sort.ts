import type { PaymentSort } from '@vidya/contracts/calls/payment';
import type { Sorting } from '@vidya/contracts/rules/sorting';
import { type SQL, sql } from 'drizzle-orm';

export type PaymentOrder = Sorting<PaymentSort>;

const keys: Record<PaymentSort, SQL> = {
  date: sql`p.created_at`,
  user: sql`lower(p.user_name)`,
  course: sql`lower(p.course_title)`,
  amount: sql`p.amount_paise`,
  method: sql`lower(p.method)`,
  // Alphabetical by the label on screen: Paid, Pending, Refunded.
  status: sql`case p.status when 'captured' then 1 when 'refunded' then 3 else 2 end`,
};

/** The sort key of payment `p`. */
export const sortKey = ({ sort = 'date' }: PaymentOrder): SQL => keys[sort];

/** For `order by` on rows with a `key`. Time and id break ties, so the order is total. */
export const keyOrder = ({ order = 'desc' }: PaymentOrder): SQL =>
  sql`key ${order === 'desc' ? sql`desc` : sql`asc`}, created_at desc, id desc`;

/** For `order by` on payment `p`; by default the order of the index `payments_created`. */
export function paymentOrder(request: PaymentOrder): SQL {
  const { sort = 'date', order = 'desc' } = request;
  const newestFirst = sql`p.created_at desc, p.id desc`;
  if (sort === 'date' && order === 'desc') return newestFirst;
  return sql`${sortKey(request)} ${order === 'desc' ? sql`desc` : sql`asc`}, ${newestFirst}`;
}
