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

/**
 * Books a correction in its name. If all of that name are reversed, appends the number of the last reversal: a name is
 * unique. Throws 409 if one stands.
 */
export async function writeCorrection(tx: Db, correction: NewTransaction): Promise<void> {
  const { causeId } = correction;
  const [row] = await rowsOf<{ suffix: string }>(
    tx,
    sql`select case when every(${isReversed}) then '#' || max(r.id) else '' end as suffix from ledger_transactions t
      left join ledger_transactions r on r.cause = 'correction' and r.cause_id = t.id::text
      where t.cause = 'correction' and ${correctedName} = ${causeId}`,
  );
  const added = await writeTransactions(tx, [{ ...correction, causeId: causeId + row!.suffix }]);
  if (added === 0) throw conflict(say.referenceUsed);
}
