import type { LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { correctedName, isReversed } from '../booking/write-correction.ts';

type Row = Pick<
  LedgerTransaction,
  'id' | 'cause' | 'amountPaise' | 'reversedBy' | 'isReversed' | 'actor' | 'reason' | 'payment' | 'course' | 'entries'
> & { causeId: string; at: string | Date };

const payment = sql`case when p.id is not null then json_build_object('id', p.id,
  'gatewayId', coalesce(p.gateway_payment_id, ''), 'orderNumber', coalesce(o.gateway_order_id, ''),
  'buyer', p.user_name, 'createdAt', p.created_at) end`;
const course = sql`case when coalesce(k.title, p.course_title) is not null then
  json_build_object('id', k.id, 'title', coalesce(k.title, p.course_title)) end`;
const entries = sql`(
  select json_agg(json_build_object('account', a.kind, 'instructor', coalesce(u.full_name, ''), 'line', e.line,
    'paise', e.amount_paise) order by e.id)
  from ledger_entries e join ledger_accounts a on a.id = e.account_id left join users u on u.id = a.instructor_id
  where e.transaction_id = t.id)`;

/** A correction names the transaction that it reverses, or a reference, which is no short number. */
const isNumber = (causeId: string): boolean => /^\d{1,11}$/.test(causeId);

/** Whole transactions, newest first. */
export async function readTransactions(db: Db, ids: string[]): Promise<LedgerTransaction[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select t.id::text as id, t.cause, ${correctedName} as "causeId", t.at, t.amount_paise::float8 as "amountPaise", t.reason,
      coalesce(actor.full_name, '') as actor, ${payment} as payment, ${course} as course, ${entries} as entries,
      (select r.id::text from ledger_transactions r where r.cause = 'correction' and r.cause_id = t.id::text) as "reversedBy",
      ${isReversed} as "isReversed"
    from ledger_transactions t
    left join payments p on p.id = t.payment_id
    left join orders o on o.id = p.order_id
    left join courses k on k.id = coalesce(t.course_id, p.course_id)
    left join users actor on actor.id = t.actor_id
    where t.id = any(${`{${ids.join(',')}}`}::bigint[]) order by t.at desc, t.id desc`,
  );
  return rows.map(({ causeId, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    reverses: row.cause === 'correction' && isNumber(causeId) ? causeId : null,
    reference: (row.cause === 'correction' && !isNumber(causeId)) || row.cause === 'settlement' ? causeId : '',
  }));
}
