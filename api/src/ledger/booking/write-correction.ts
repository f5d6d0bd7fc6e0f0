import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { conflict } from '../../http/errors.ts';
import { type NewTransaction, writeTransactions } from './write-transactions.ts';

/** Of correction `t`: the name without the number of a reversal before it (see `writeCorrection`). */
export const correctedName: SQL = sql`regexp_replace(t.cause_id, '#[0-9]+$', '')`;

/** Of transaction `t`: corrections reverse it, and an odd number of them each other: a reversal may be reversed too. */
export const isReversed: SQL = sql`(
  with recursive chain (id, length) as (
    select t.id, 0 union all
    select r.id, length + 1 from chain
    join ledger_transactions r on r.cause = 'correction' and r.cause_id = chain.id::text)
  select max(length) % 2 = 1 from chain)`;

/** Lets one correction after the other be booked: each looks at those that stand. */
export const lockCorrections = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('corrections'))`);

/**
 * Throws 409 if two corrections of one name stand after transaction `id` was reversed: the reversal of a reversal brings
 * back what has been booked again since.
 */
export async function refuseBookedAgain(tx: Db, id: number): Promise<void> {
  const [row] = await rowsOf<{ standing: number }>(
    tx,
    sql`with recursive chain (cause_id) as (
      select cause_id from ledger_transactions where id = ${id} and cause = 'correction' union all
      select o.cause_id from chain join ledger_transactions o on o.cause = 'correction'
        and o.id = case when chain.cause_id ~ '^[0-9]{1,11}$' then chain.cause_id::bigint end),
      named as (select regexp_replace(cause_id, '#[0-9]+$', '') as name from chain where cause_id !~ '^[0-9]{1,11}$')
    select count(*)::int as standing from named
    join ledger_transactions t on t.cause = 'correction' and ${correctedName} = named.name and not ${isReversed}`,
  );
  if (row!.standing > 1) throw conflict(say.referenceUsed);
}

/**
 * Books a correction in its name. If all of that name are reversed, appends the number of the last reversal: a name is
 * unique. Throws 409 if one stands.
 */
export async function writeCorrection(tx: Db, correction: NewTransaction): Promise<void> {
  const { causeId } = correction;
  await lockCorrections(tx);
  const [row] = await rowsOf<{ suffix: string }>(
    tx,
    sql`select case when every(${isReversed}) then '#' || max(r.id) else '' end as suffix from ledger_transactions t
      left join ledger_transactions r on r.cause = 'correction' and r.cause_id = t.id::text
      where t.cause = 'correction' and ${correctedName} = ${causeId}`,
  );
  const added = await writeTransactions(tx, [{ ...correction, causeId: causeId + row!.suffix }]);
  if (added === 0) throw conflict(say.referenceUsed);
}
