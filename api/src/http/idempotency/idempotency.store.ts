import { eq, lte } from 'drizzle-orm';
import { type Db, firstOf, hasRow } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/tables/schema-site.ts';

type Row = typeof idempotencyKeys.$inferSelect;

export const createIdempotencyStore = (db: Db) => ({
  /** True for exactly one of the requests with a key, and for one more when that has expired. */
  begin: (row: Omit<Row, 'response'>): Promise<boolean> =>
    hasRow(
      db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoUpdate({
          target: idempotencyKeys.keyHash,
          set: { ...row, response: null },
          setWhere: lte(idempotencyKeys.expiresAt, new Date()),
        })
        .returning({ keyHash: idempotencyKeys.keyHash }),
    ),
  find: (keyHash: string): Promise<Row | null> =>
    firstOf(db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash))),
  async finish(keyHash: string, result: Pick<Row, 'response' | 'expiresAt'>): Promise<void> {
    await db.update(idempotencyKeys).set(result).where(eq(idempotencyKeys.keyHash, keyHash));
  },
  async forget(keyHash: string): Promise<void> {
    await db.delete(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));
  },
});

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

/** Deletes expired keys. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}
