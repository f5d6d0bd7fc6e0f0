import type { FoldedPayment } from '@vidya/contracts/calls/payment';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Payments that are no row of their own (decision P9): attempts that the bank refused beside the paid one of the same
 * order, and orders that ended because the course was owned. Each belongs to one payment that was paid.
 */

const isUnpaid = (payment: SQL): SQL => sql`${payment}.status in ('created', 'authorized', 'failed')`;

const isSameCourse = (one: SQL, other: SQL): SQL => sql`(${one}.course_id = ${other}.course_id
  or (${one}.course_id is null and ${other}.course_id is null and ${one}.course_title = ${other}.course_title))`;

/** Paid payments of the same person to which an unpaid one may belong. */
const paidBeside = (payment: SQL): SQL => sql`
  from orders ended join payments paid on paid.user_id = ${payment}.user_id and paid.status in ('captured', 'refunded')
    and (paid.order_id = ended.id or (ended.status = 'superseded' and ${isSameCourse(sql`paid`, payment)}))
  where ended.id = ${payment}.order_id and ended.status in ('paid', 'superseded')`;

/** The payment to which an unpaid one belongs: of the same order, else the next one that was paid for the course. */
const ownerOf = (payment: SQL): SQL => sql`(select paid.id ${paidBeside(payment)}
  order by (paid.order_id is not distinct from ended.id) desc, (paid.created_at >= ${payment}.created_at) desc,
    abs(extract(epoch from paid.created_at - ${payment}.created_at)), paid.id limit 1)`;

/** On a payment, by the name of its table in the query: whether it is shown under another one. */
export const isFolded = (payment: SQL): SQL => sql`(${isUnpaid(payment)} and exists (select 1 ${paidBeside(payment)}))`;

/** On a payment, by the name of its table: the payments that are shown under it, newest first. */
export const foldedUnder = (payment: SQL): SQL<FoldedPayment[]> => sql`case when ${isUnpaid(payment)} then '[]'::json
  else coalesce((
    select json_agg(json_build_object('at', to_char(attempt.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'amount', attempt.amount_paise, 'declined', attempt.decline_reason, 'isDeclined', attempt.status = 'failed',
      'isDearer', attempt.amount_paise > ${payment}.amount_paise) order by attempt.created_at desc, attempt.id)
    from payments attempt
    where attempt.user_id = ${payment}.user_id and ${isUnpaid(sql`attempt`)}
      and ${ownerOf(sql`attempt`)} = ${payment}.id), '[]'::json) end`;

/** The id of the payment under which this one is shown, for a condition on payment `attempt`. */
export const ownerWhere = (condition: SQL): SQL =>
  sql`select ${ownerOf(sql`attempt`)} as id from payments attempt where ${condition} and ${isUnpaid(sql`attempt`)}`;
