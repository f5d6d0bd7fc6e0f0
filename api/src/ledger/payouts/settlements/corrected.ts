import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../database/database.ts';
import { correctedName, isReversed } from '../../booking/write-correction.ts';

export interface Named {
  subject: MoneySubject;
  reference: string;
}

export const keyOf = ({ subject, reference }: Named): string => `${subject} ${reference}`;

/** The name of the correction of a difference: a fee has the id of its payment as reference. */
export const correctionName = ({ subject, reference }: Named): string =>
  subject === 'fee' ? `fee ${reference}` : reference;

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
