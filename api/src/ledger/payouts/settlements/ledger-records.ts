import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { dayInIndia } from '@vidya/contracts/texts/format';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../database/database.ts';
import { isReversed } from '../../booking/write-correction.ts';
import type { Settlement } from './book-settlements.ts';
import type { MoneyRecord } from './money-records.ts';

export interface OurRecord extends MoneyRecord {
  /** The gateway must have it by now. */
  isDue: boolean;
}

type Row = { subject: MoneySubject; reference: string; paise: number; at: string | Date; isDue: boolean };

/** From when until when the gateway was asked. */
export interface Window {
  from: Date;
  until: Date;
  /** From when payouts are due, if later: the bank may have sent one on the day before we learned of it. */
  payoutsFrom?: Date;
}

/** Settling takes the gateway two working days; a week leaves room for holidays. */
const settlingMs = 7 * 86_400_000;
const dayMs = 86_400_000;

const at = (time: number): SQL => sql`${new Date(time).toISOString()}::timestamptz`;

/** What the ledger has of these references of the gateway, and what the gateway should have of that time. */
function ours(references: readonly string[], { from, until, payoutsFrom = from }: Window): SQL {
  const oldest = at(from.getTime());
  const settledUntil = at(until.getTime() - settlingMs);
  return sql`
  with asked as (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb) as reference),
  captures as (
    select p.gateway_payment_id as reference, t.amount_paise, t.at, t.cause from ledger_transactions t
    join payments p on p.id = t.payment_id
    where t.cause in ('capture', 'fee') and p.gateway_payment_id is not null and not ${isReversed}
      and (p.gateway_payment_id in (select reference from asked) or (t.at > ${oldest} and p.refunded_paise = 0))
  )
  select case cause when 'fee' then 'fee' else 'payment' end as subject, reference, amount_paise::float8 as paise, at,
    cause = 'capture' and at between ${oldest} and ${settledUntil} as "isDue" from captures
  union all
  select 'refund', r.gateway_refund_id, r.amount_paise::float8, r.created_at,
    r.created_at between ${oldest} and ${settledUntil} from refunds r
    where r.created_at > ${oldest} or r.gateway_refund_id in (select reference from asked)
  union all
  select 'settlement', t.cause_id, t.amount_paise::float8, t.at, false from ledger_transactions t
    where t.cause = 'settlement' and not ${isReversed} and t.cause_id in (select reference from asked)
  union all
  select 'payout', p.gateway_id, case p.state when 'processed' then p.amount_paise + p.fees_paise else 0 end::float8,
    p.ended_at, p.state = 'processed' and p.ended_at between ${at(payoutsFrom.getTime())} and ${at(until.getTime() - dayMs)} from payouts p
    where p.state in ('processed', 'reversed', 'failed', 'rejected')
      and (p.gateway_id in (select reference from asked) or (p.gateway_id is not null and p.ended_at > ${oldest}))`;
}

/** Gateway ids of payouts that are on their way: neither side is final. */
export const listInTransit = async (db: Db): Promise<Set<string>> => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select gateway_id as id from payouts where gateway_id is not null and state in ('sent', 'pending', 'queued', 'processing')`,
  );
  return new Set(rows.map(({ id }) => id));
};

export async function recordsHere(
  db: Db,
  { references, arriving, window }: { references: readonly string[]; arriving: readonly Settlement[]; window: Window },
): Promise<OurRecord[]> {
  const rows = await rowsOf<Row>(db, ours(references, window));
  const arrivedBefore = window.until.getTime() - dayMs;
  return [
    ...rows.map(({ at: time, ...row }): OurRecord => ({ ...row, day: dayInIndia(new Date(time)) })),
    // Each settlement arrives on the account.
    ...arriving.flatMap(({ utr, amountPaise, createdAt }): OurRecord[] => {
      const isDue = createdAt >= window.from && createdAt.getTime() < arrivedBefore;
      return utr === null
        ? []
        : [{ day: dayInIndia(createdAt), subject: 'transfer', reference: utr, paise: amountPaise, isDue }];
    }),
  ];
}
