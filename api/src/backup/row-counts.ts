import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

/** How many rows each of the site's own tables has, by name. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(name)}`);
    counts[name] = row!.count;
  }
  return counts;
}
