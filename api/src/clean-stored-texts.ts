import { eq, sql } from 'drizzle-orm';
import { type Db, firstOf, rowsOf } from './database/database.ts';
import { textCleanings } from './database/tables/schema-site.ts';
import { defineJob } from './jobs/jobs.ts';
import { type StoredText, storedTexts } from './stored-texts.ts';

/** Runs once a night until every text is clean; from then on it only looks that it is done. */
export const cleanTexts = defineJob<Record<string, never>>('clean-stored-texts', 8, { isLong: true });

interface Row {
  id: string;
  text: string;
}

interface Cleaning {
  signal?: AbortSignal;
  batchSize?: number;
  texts?: readonly StoredText[];
}

const firstId = '00000000-0000-0000-0000-000000000000';

const nextRows = (db: Db, { table, column }: StoredText, after: string, count: number): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`select id, ${sql.identifier(column)} as text from ${sql.identifier(table)}
      where id > ${after} and ${sql.identifier(column)} <> '' order by id limit ${count}`,
  );

/** False if the text stays as it was, because the rest of it would say nothing. */
async function cleanRow(db: Db, { table, column, clean, isLost }: StoredText, { id, text }: Row): Promise<boolean> {
  const cleaned = clean(text);
  if (cleaned === text) return true;
  if (isLost(cleaned)) return false;
  // Not where its person has just changed it. Beside this column nothing changes: neither dates nor versions.
  await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${cleaned}
    where id = ${id} and ${sql.identifier(column)} = ${text}`);
  return true;
}

/** Goes on where the last run stopped. Returns how many texts stay as they were, or null if it was done before. */
async function cleanColumn(db: Db, one: StoredText, { signal, batchSize = 200 }: Cleaning): Promise<number | null> {
  const name = `${one.table}.${one.column}`;
  const isThis = eq(textCleanings.name, name);
  await db.insert(textCleanings).values({ name }).onConflictDoNothing();
  const state = await firstOf(db.select().from(textCleanings).where(isThis));
  if (state?.doneAt) return null;
  let [after, unchanged] = [state?.lastId ?? firstId, state?.unchanged ?? 0];
  for (;;) {
    signal?.throwIfAborted();
    const rows = await nextRows(db, one, after, batchSize);
    for (const row of rows) if (!(await cleanRow(db, one, row))) unchanged += 1;
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    await db.update(textCleanings).set({ lastId: after, unchanged }).where(isThis);
  }
  await db.update(textCleanings).set({ doneAt: new Date() }).where(isThis);
  return unchanged;
}

/**
 * Cleans the texts that were stored before decision U9, each column once, in batches: a run that was stopped is continued
 * by the next. Generated columns, indexes and search terms follow by themselves.
 */
export async function cleanStoredTexts(db: Db, cleaning: Cleaning = {}): Promise<void> {
  for (const one of cleaning.texts ?? storedTexts) {
    const left = await cleanColumn(db, one, cleaning);
    if (left) console.info(`${left} texts in ${one.table}.${one.column} have no letters and stay as they were.`);
  }
}
