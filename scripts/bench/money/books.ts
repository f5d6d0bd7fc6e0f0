import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import type { CapturedPayment } from './gateway.ts';

/**
 * Counts payments, orders, enrolments and buyers for which our tables disagree with the gateway's captured payments.
 * All must be 0. Of the bench's own people only. Enrolled twice: two enrolments for one person and course, or one that was
 * extended more often than paid. Only at gateway: not captured or refunded here, or with another amount or order.
 */
export async function findings(db: Db, captured: CapturedPayment[]): Promise<Record<string, number>> {
  // A site may hold sample people too, of whom the gateway knows nothing.
  const truth = sql`people as (
    select id from users where email like '%@bench.example'
  ), truth as (
    select * from jsonb_to_recordset(${JSON.stringify(captured)}::jsonb) as t("id" text, "orderId" text, "amountPaise" int, "refundedPaise" int)
  ), given_back as (
    select p.user_id, p.course_id from truth join payments p on p.gateway_payment_id = truth."id"
    where "refundedPaise" = "amountPaise" and not exists (select 1 from payments other
      where other.user_id = p.user_id and other.course_id = p.course_id and other.status = 'captured')
  ), bought as (
    select o.user_id, o.course_id, count(*) as times from truth join orders o on o.gateway_order_id = truth."orderId"
    where "refundedPaise" < "amountPaise" group by 1, 2
  )`;
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with ${truth} select
      (select count(*)::int from (
        select user_id, course_id from payments where status = 'captured' and user_id in (table people)
        union select user_id, course_id from orders where status = 'paid' and user_id in (table people)
          except table given_back
        except select user_id, course_id from enrolments where status = 'active' and expires_at > now()
      ) as lost) as "paid, not enrolled",
      (select count(*)::int from (
        select 1 from enrolments e join courses c on c.id = e.course_id
        left join bought b on b.user_id = e.user_id and b.course_id = e.course_id
        where e.user_id in (table people)
        group by e.user_id, e.course_id
        having count(*) > 1
          or max(e.expires_at - e.created_at) > max(make_interval(days => c.access_days * coalesce(b.times, 1)::int + 1))
      ) as twice) as "enrolled twice",
      (select count(*)::int from payments p join orders o on o.id = p.order_id
        where p.status = 'captured' and o.status <> 'paid' and p.user_id in (table people)) as "captured, not paid",
      (select count(*)::int from enrolments e join courses c on c.id = e.course_id
        where c.price > 0 and e.status = 'active' and e.user_id in (table people) and not exists (
        select 1 from truth join payments p on p.gateway_payment_id = truth."id"
        where p.user_id = e.user_id and p.course_id = e.course_id and p.status = 'captured'
      )) as "enrolled, not paid",
      (select count(*)::int from truth where not exists (
        select 1 from payments p join orders o on o.id = p.order_id
        where p.gateway_payment_id = truth."id" and o.gateway_order_id = truth."orderId"
          and p.status = case when "refundedPaise" = "amountPaise" then 'refunded' else 'captured' end
          and p.refunded_paise = "refundedPaise" and p.amount_paise = truth."amountPaise" and o.status = 'paid'
      )) as "only at gateway",
      (select count(*)::int from bought where times > 1) as "charged twice"`,
  );
  return row!;
}

/** Counts orders that are paid at the gateway but still open here. */
export async function unpaidOrders(db: Db, captured: CapturedPayment[]): Promise<number> {
  const ids = JSON.stringify(captured.map(({ orderId }) => orderId));
  const open = sql`select count(*)::int from orders where status in ('created', 'attempted')
    and gateway_order_id in (select jsonb_array_elements_text(${ids}::jsonb))`;
  return (await rowsOf<{ count: number }>(db, open))[0]!.count;
}
