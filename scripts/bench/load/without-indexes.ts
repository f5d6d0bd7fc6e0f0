import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../api/src/database/database.ts';

/** Fills tables without triggers, indexes and checks of foreign keys, then restores them: much faster. */
export async function withoutIndexes(db: Database['db'], tables: string[], work: () => Promise<void>): Promise<void> {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename = any(${sql.param(tables)}::text[]) and indexname not like '%_pkey'`,
  );
  const triggers = async (change: 'enable' | 'disable'): Promise<void> => {
    for (const table of tables) await db.execute(sql.raw(`alter table ${table} ${change} trigger all`));
  };
  for (const { name } of indexes) await db.execute(sql.raw(`drop index "${name}"`));
  await triggers('disable');
  await work();
  await triggers('enable');
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}
