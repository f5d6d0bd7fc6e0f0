import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import { type Gateway, payoutAccount } from './gateway.ts';

/** Added to the account before a run. The ledger has no entry for it, and the list of differences one. */
export const fundsPaise = 10_000_000_000;

export interface PayoutAtGateway {
  id: string;
  reference_id: string;
  fund_account_id: string;
  amount: number;
  status: string;
}

export const payoutsAtGateway = (gateway: Gateway): Promise<PayoutAtGateway[]> =>
  gateway.list<PayoutAtGateway>(`payouts?account_number=${payoutAccount}`);

const isReturned = ({ status }: PayoutAtGateway): boolean => ['reversed', 'failed', 'rejected'].includes(status);

/** What left the account for each fund account, in paise. */
export function paidTo(payouts: readonly PayoutAtGateway[]): Map<string, number> {
  const paid = new Map<string, number>();
  for (const payout of payouts)
    if (!isReturned(payout)) paid.set(payout.fund_account_id, (paid.get(payout.fund_account_id) ?? 0) + payout.amount);
  return paid;
}

/**
 * Where our payouts disagree with the gateway's; all must be 0. Above the balance: payouts of more than all sales before
 * them, less the payouts before them. Bank otherwise: paise by which the ledger misses the gateway's balance.
 */
export async function payoutFindings(
  db: Db,
  { payouts, balancePaise }: { payouts: readonly PayoutAtGateway[]; balancePaise: number },
): Promise<Record<string, number>> {
  const [row] = await rowsOf<Record<string, number>>(
    db,
    sql`with there as (
      select * from jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb)
        as t(id text, reference_id text, amount bigint, status text)
    ), here as (
      select * from payouts where state not in ('proposed', 'withdrawn')
    ), runs as (
      select t.cause, sum(0 - e.amount_paise) over (partition by e.account_id order by e.id) as left_paise
      from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'earnings'
      join ledger_transactions t on t.id = e.transaction_id where t.cause <> 'refund'
    ) select
      (select count(*)::int - count(distinct reference_id)::int from there) as "paid twice",
      (select count(*)::int from here full join there on there.reference_id = here.id::text
        where here.gateway_id is distinct from there.id or here.amount_paise is distinct from there.amount
          or here.state is distinct from there.status) as "payout lost",
      (select count(*)::int from runs where cause = 'payout' and left_paise < 0) as "above the balance",
      (select abs(coalesce(sum(e.amount_paise), 0) - ${balancePaise - fundsPaise}::bigint)::float8 from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'bank') as "bank otherwise",
      (select abs(coalesce(sum(e.amount_paise), 0))::float8 from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'payoutsInTransit') as "left in transit",
      (select count(*)::int from money_differences where resolved_at is null
        and coalesce(there_paise, 0) <> ${fundsPaise}::bigint) as "differences listed"`,
  );
  return row!;
}
