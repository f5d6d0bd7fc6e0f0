import { sql } from 'drizzle-orm';
import type { Seal } from '../../account/factors/sealed-secret.ts';
import { type Db, hasRow, rowsOf } from '../../database/database.ts';

interface SealedRow {
  userId: string;
  sealed: string;
}

const columns = [
  [sql.raw('tax_ids'), sql.raw('pan')],
  [sql.raw('tax_ids'), sql.raw('gstin')],
  [sql.raw('payout_accounts'), sql.raw('number')],
] as const;

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * While the secret is being changed, seals all tax numbers and account numbers with the new one: most people do not come
 * by in that time. What cannot be opened, or changes at the same time, stays. Returns how many it sealed.
 */
export async function resealNumbers(db: Db, seal: Seal, { step = 200 } = {}): Promise<number> {
  if (!seal.isChanging) return 0;
  let count = 0;
  for (const [table, column] of columns) {
    for (let after: string | undefined = firstId; after !== undefined; ) {
      const rows: SealedRow[] = await rowsOf<SealedRow>(
        db,
        sql`select user_id as "userId", ${column} as sealed from ${table}
          where user_id > ${after} and ${column} is not null order by user_id limit ${step}`,
      );
      for (const { userId, sealed } of rows) {
        const value = await seal.open(sealed, userId);
        if (value === null) continue;
        const fresh = await seal.seal(value, userId);
        const update = sql`update ${table} set ${column} = ${fresh} where user_id = ${userId} and ${column} = ${sealed}
          returning user_id`;
        if (await hasRow(rowsOf(db, update))) count += 1;
      }
      after = rows.at(-1)?.userId;
    }
  }
  return count;
}
