import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Copies every table into the schema `copies`, for `restoreRows`. Replaces earlier copies. */
const copyTables = sql`
  do $$
  declare name text;
  begin
    drop schema if exists copies cascade;
    create schema copies;
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
      execute format('create table copies.%s as table public.%s', name, name);
    end loop;
  end $$`;

export const copyRows = async (db: Db): Promise<void> => void (await db.execute(copyTables));

/** Statements that bring a table back to its copy. Generated columns follow from the others. */
const restoreTable = (table: string): string => `
  execute (
    select format('delete from public.%1$I; insert into public.%1$I (%2$s) overriding system value select %2$s from copies.%1$I',
      '${table}', string_agg(quote_ident(column_name), ', '))
    from information_schema.columns
    where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER');`;

/** Brings these tables back to their copies, and empties the queue of jobs. */
export async function restoreRows(db: Db, tables: readonly string[]): Promise<void> {
  const restored = tables.map(restoreTable).join('');
  await db.execute(
    sql.raw(`do $$ begin
      set local session_replication_role = replica;
      delete from pgboss.job;
      ${restored}
    end $$`),
  );
}
