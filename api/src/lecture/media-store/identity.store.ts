import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { fileStores, type StoreName } from '../../database/schema-media.ts';

export type StoreRow = typeof fileStores.$inferSelect;

type Claim = Pick<StoreRow, 'name' | 'identity'>;

export const createIdentityStore = (db: Db) => ({
  list: (names: StoreName[]): Promise<StoreRow[]> =>
    db.select().from(fileStores).where(inArray(fileStores.name, names)),
  /** In a transaction: no other server claims these stores until it ends. */
  lock: (names: StoreName[]): Promise<StoreRow[]> =>
    db.select().from(fileStores).where(inArray(fileStores.name, names)).orderBy(asc(fileStores.name)).for('update'),
  /** Adds an unconfirmed row with a new id for each store that has none. */
  async prepare(rows: Claim[]) {
    await db.insert(fileStores).values(rows).onConflictDoNothing();
  },
  /** From now on this is the store's id. */
  async confirm({ name, identity }: Claim) {
    await db.update(fileStores).set({ identity, isConfirmed: true }).where(eq(fileStores.name, name));
  },
});
