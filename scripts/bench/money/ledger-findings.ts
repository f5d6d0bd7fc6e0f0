import { splitTax } from '@vidya/contracts/rules/ledger/tax';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import type { CapturedPayment } from './gateway.ts';

/** 20 % share and 5 % TDS of the price without 18 % GST: what holds for instructors without agreement and PAN. */
function earnedOf({ amountPaise }: CapturedPayment): number {
  const { taxablePaise } = splitTax(amountPaise, 18);
  return taxablePaise - Math.round(taxablePaise * 0.2) - Math.round(taxablePaise * 0.05);
}

/** Where the ledger disagrees with itself, or with what the gateway captured; all must be 0. */
export async function ledgerFindings(db: Db, captured: CapturedPayment[]): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with truth as (select * from jsonb_to_recordset(${JSON.stringify(captured)}::jsonb) as t("id" text, "amountPaise" int)
    ), booked as (
      select p.gateway_payment_id as id, t.amount_paise from ledger_transactions t join payments p on p.id = t.payment_id
      where t.cause = 'capture' and p.order_id is not null
    ) select
      (select count(*)::int from (select 1 from ledger_entries group by transaction_id having sum(amount_paise) <> 0) u) as unbalanced,
      (select count(*)::int from truth full join booked using (id) where "amountPaise" is distinct from amount_paise) as "booked otherwise",
      (select coalesce(sum(-e.amount_paise), 0)::float8 from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'earnings') as earned`,
  );
  const { earned = 0, ...found } = row!;
  const expected = captured.reduce((sum, payment) => sum + earnedOf(payment), 0);
  return { ...found, 'earned otherwise': Math.abs(earned - expected) };
}
