import type { MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../database/database.ts';

export interface Named {
  subject: MoneySubject;
  reference: string;
}

export const keyOf = ({ subject, reference }: Named): string => `${subject} ${reference}`;

/** The name of the correction of a difference: a fee has the id of its payment as reference. */
export const correctionName = ({ subject, reference }: Named): string =>
  subject === 'fee' ? `fee ${reference}` : reference;

/** Of transaction `t`: a correction has reversed it. */
export const isReversed = sql`exists (
  select 1 from ledger_transactions r where r.cause = 'correction' and r.cause_id = t.id::text)`;

/** Of difference `d`: a correction names it, and was not reversed since. */
export const isCorrected: SQL = sql`exists (
  select 1 from ledger_transactions t where t.cause = 'correction' and not ${isReversed}
    and t.cause_id = case d.subject when 'fee' then 'fee ' || d.reference else d.reference end)`;

/** The keys of those that a correction names: a person has dealt with them. */
export async function listCorrected(db: Db, named: readonly Named[]): Promise<Set<string>> {
  const asked = JSON.stringify(named.map(({ subject, reference }) => ({ subject, reference })));
  const rows = await rowsOf<Named>(
    db,
    sql`select d.subject, d.reference from jsonb_to_recordset(${asked}::jsonb) as d ("subject" text, "reference" text)
      where ${isCorrected}`,
  );
  return new Set(rows.map(keyOf));
}
