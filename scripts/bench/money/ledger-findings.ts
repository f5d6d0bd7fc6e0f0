import { splitTax } from '@vidya/contracts/rules/ledger/tax';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import type { CapturedPayment } from './gateway.ts';
import type { Payee } from './payees.ts';

/** 20 % share, and TDS of 0.1 % or without a PAN 5 %, of the price without 18 % GST. */
function earnedOf({ amountPaise }: CapturedPayment, hasPan: boolean): number {
  const { taxablePaise } = splitTax(amountPaise, 18);
  return taxablePaise - Math.round(taxablePaise * 0.2) - Math.round(taxablePaise * (hasPan ? 0.001 : 0.05));
}

interface Events {
  captured: CapturedPayment[];
  payees: Payee[];
  /** Paise by fund account. */
  paid: Map<string, number>;
}

/** Whose course each order of the gateway is for. */
async function sellers(db: Db): Promise<Map<string, string>> {
  const rows = await rowsOf<{ orderId: string; userId: string }>(
    db,
    sql`select o.gateway_order_id as "orderId", c.instructor_id as "userId" from orders o join courses c on c.id = o.course_id`,
  );
  return new Map(rows.map(({ orderId, userId }) => [orderId, userId]));
}

/** What each instructor is owed by the gateway's events alone, in paise. */
async function owedByEvents(db: Db, { captured, payees, paid }: Events): Promise<Map<string, number>> {
  const sellerOf = await sellers(db);
  const accounts = new Map(payees.map(({ userId, fundAccountId }) => [userId, fundAccountId]));
  const owed = new Map(payees.map(({ userId, fundAccountId }) => [userId, -(paid.get(fundAccountId ?? '') ?? 0)]));
  for (const payment of captured) {
    const seller = sellerOf.get(payment.orderId);
    if (seller === undefined || payment.refundedPaise === payment.amountPaise) continue;
    owed.set(seller, owed.get(seller)! + earnedOf(payment, accounts.get(seller) !== null));
  }
  return owed;
}

/** Where the ledger disagrees with itself, or with what the gateway captured, refunded and paid; all must be 0. */
export async function ledgerFindings(db: Db, events: Events): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with truth as (
      select * from jsonb_to_recordset(${JSON.stringify(events.captured)}::jsonb) as t("id" text, "amountPaise" int, "refundedPaise" int)
    ), booked as (
      select p.gateway_payment_id as id, sum(t.amount_paise) filter (where t.cause = 'capture') as captured,
        coalesce(sum(t.amount_paise) filter (where t.cause = 'refund'), 0) as refunded
      from ledger_transactions t join payments p on p.id = t.payment_id
      where t.cause in ('capture', 'refund') and p.order_id is not null group by 1
    ) select
      (select count(*)::int from (select 1 from ledger_entries group by transaction_id having sum(amount_paise) <> 0) u) as unbalanced,
      (select count(*)::int from truth full join booked using (id)
        where "amountPaise" is distinct from captured or "refundedPaise" is distinct from refunded) as "booked otherwise"`,
  );
  const balances = await rowsOf<{ userId: string; paise: number }>(
    db,
    sql`select a.instructor_id as "userId", -sum(e.amount_paise)::float8 as paise from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.kind = 'earnings' group by 1`,
  );
  const here = new Map(balances.map(({ userId, paise }) => [userId, paise]));
  const owed = await owedByEvents(db, events);
  const differing = [...owed].filter(([userId, paise]) => (here.get(userId) ?? 0) !== paise);
  return { ...row, 'earned otherwise': differing.length };
}
