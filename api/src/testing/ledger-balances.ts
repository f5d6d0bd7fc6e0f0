import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

/** Paise by account, and by person for earnings; accounts at 0 are left out. Sums all entries, without checkpoints. */
export async function ledgerBalances(db: Db): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; paise: number }>(
    db,
    sql`select a.kind || coalesce(' ' || u.full_name, '') as name, sum(e.amount_paise)::float8 as paise
      from ledger_entries e join ledger_accounts a on a.id = e.account_id left join users u on u.id = a.instructor_id
      group by 1 having sum(e.amount_paise) <> 0 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, paise }) => [name, paise]));
}

/** Why the database refuses; 'done' if it does not. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message,
  );
