import type { PaymentFilter, PaymentSort, Sorting } from '@vidya/contracts/texts/choices';
import { type SQL, sql } from 'drizzle-orm';
import { hasStatus, inMonths } from '../payment-columns.ts';
import { hasId, hasLostTitle, mentions, type PaymentSearch, uuids } from './payment-search.store.ts';

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
const sortKey = ({ sort = 'date' }: PaymentOrder): SQL => keys[sort];

/** For `order by` on rows with a `key`. Time and id break ties, so the order is total. */
const keyOrder = ({ order = 'desc' }: PaymentOrder): SQL =>
  sql`key ${order === 'desc' ? sql`desc` : sql`asc`}, created_at desc, id desc`;

/** For `order by` on payment `p`; by default the order of the index `payments_created`. */
export function paymentOrder(request: PaymentOrder): SQL {
  const { sort = 'date', order = 'desc' } = request;
  const newestFirst = sql`p.created_at desc, p.id desc`;
  if (sort === 'date' && order === 'desc') return newestFirst;
  return sql`${sortKey(request)} ${order === 'desc' ? sql`desc` : sql`asc`}, ${newestFirst}`;
}

/** `count` payments of each month after the first `skip`, newest first by default. */
export interface PageRequest extends PaymentOrder {
  year: number;
  /** Counted from 1; null for all twelve. */
  month: number | null;
  count: number;
  skip: number;
  status?: PaymentFilter;
}

const months = ({ month }: PageRequest): SQL =>
  sql`generate_series(${month ?? 1}::int, ${month ?? 12}::int) as m (month)`;

const inMonth = (year: number): SQL => inMonths(year, sql`m.month`);

/** By date: one index scan per month, which stops when the page is full. Else: one scan of the whole month. */
export const pageOf = (request: PageRequest, also: SQL = sql``): SQL => sql`
  select page.id from ${months(request)} cross join lateral (
    select p.id from payments p where ${inMonth(request.year)} ${hasStatus(request.status)} ${also}
    order by ${paymentOrder(request)} limit ${request.count}::int offset ${request.skip}::int) page`;

/** A person has few payments, a course may have many: read at most `count + skip` per month of each. */
const foundOf = (request: PageRequest, { text, id, few }: PaymentSearch): SQL => {
  const status = hasStatus(request.status);
  const firstOfMonth = (condition: SQL): SQL => sql`
    lateral (select p.id, p.created_at, ${sortKey(request)} as key, m.month from payments p where ${condition} and ${inMonth(request.year)} ${status}
      order by ${paymentOrder(request)} limit ${request.count + request.skip}::int) p`;
  return sql`
    select p.id, p.created_at, p.key, p.month from unnest(${uuids(few?.userIds)}) as who (id) cross join ${months(request)}
      cross join ${firstOfMonth(sql`p.user_id = who.id`)}
    union
    select p.id, p.created_at, p.key, p.month from unnest(${uuids(few?.courseIds)}) as what (id) cross join ${months(request)}
      cross join ${firstOfMonth(sql`p.course_id = what.id`)}
    union
    select p.id, p.created_at, p.key, p.month from ${months(request)} cross join ${firstOfMonth(hasLostTitle(text))}
    union
    select p.id, p.created_at, p.key, p.month from ${months(request)} cross join ${firstOfMonth(hasId(id))}`;
};

/** For few people or courses: collect their payments first, then paginate. */
const gatheredPage = (request: PageRequest, sought: PaymentSearch): SQL => sql`
  select id from (
    select id, row_number() over (partition by month order by ${keyOrder(request)}) as place
    from (${foundOf(request, sought)}) found
  ) numbered where place > ${request.skip}::int and place <= ${request.skip + request.count}::int`;

/** For many matches: scan from the newest payment, as matches are frequent. */
export const searchPageOf = (request: PageRequest, sought: PaymentSearch): SQL =>
  sought.few ? gatheredPage(request, sought) : pageOf(request, sql`and ${mentions(sought.text)}`);
