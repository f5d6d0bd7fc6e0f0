import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../database/database.ts';
import { conflict } from '../../../http/errors.ts';
import { type NewTransaction, writeTransactions } from '../../booking/write-transactions.ts';

export interface Named {
  subject: MoneySubject;
  reference: string;
}

export const keyOf = ({ subject, reference }: Named): string => `${subject} ${reference}`;

/** The name of the correction of a difference: a fee has the id of its payment as reference. */
export const correctionName = ({ subject, reference }: Named): string =>
  subject === 'fee' ? `fee ${reference}` : reference;

/** Of correction `t`: the name without the number of a reversal before it (see `writeCorrection`). */
export const correctedName: SQL = sql`regexp_replace(t.cause_id, '#[0-9]+$', '')`;

/** Of transaction `t`: corrections reverse it, and an odd number of them each other: a reversal may be reversed too. */
export const isReversed: SQL = sql`(
  with recursive chain (id, length) as (
    select t.id, 0 union all
    select r.id, length + 1 from chain
    join ledger_transactions r on r.cause = 'correction' and r.cause_id = chain.id::text)
  select max(length) % 2 = 1 from chain)`;

/** Of difference `d`: correction `t` names it, and was not reversed since. */
const corrects: SQL = sql`t.cause = 'correction' and not ${isReversed}
  and ${correctedName} = case d.subject when 'fee' then 'fee ' || d.reference else d.reference end`;
export const isCorrected: SQL = sql`exists (select 1 from ledger_transactions t where ${corrects})`;

/** What corrections booked, in paise by the key of what they name: a person has dealt with it. */
export async function listCorrected(db: Db, named: readonly Named[]): Promise<Map<string, number>> {
  const asked = JSON.stringify(named.map(({ subject, reference }) => ({ subject, reference })));
  const rows = await rowsOf<Named & { paise: number }>(
    db,
    sql`select d.subject, d.reference, sum(t.amount_paise)::float8 as paise
      from jsonb_to_recordset(${asked}::jsonb) as d ("subject" text, "reference" text)
      join ledger_transactions t on ${corrects} group by 1, 2`,
  );
  return new Map(rows.map((row) => [keyOf(row), row.paise]));
}

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
