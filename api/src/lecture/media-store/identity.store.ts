import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { fileStores, type StoreName } from '../../database/schema-media.ts';

export type StoreRow = typeof fileStores.$inferSelect;

export interface IdentityStore {
  list(names: StoreName[]): Promise<StoreRow[]>;
  /** In a transaction: no other server claims these stores until it ends. */
  lock(names: StoreName[]): Promise<StoreRow[]>;
  /** Adds an unconfirmed row with a new id for each store that has none. */
  prepare(rows: Pick<StoreRow, 'name' | 'identity'>[]): Promise<void>;
  /** From now on this is the store's id. */
  confirm(row: Pick<StoreRow, 'name' | 'identity'>): Promise<void>;
  transaction<T>(work: (store: IdentityStore) => Promise<T>): Promise<T>;
}

export const createIdentityStore = (db: Db): IdentityStore => ({
  list: (names) => db.select().from(fileStores).where(inArray(fileStores.name, names)),
  lock: (names) =>
    db.select().from(fileStores).where(inArray(fileStores.name, names)).orderBy(asc(fileStores.name)).for('update'),
  async prepare(rows) {
    await db.insert(fileStores).values(rows).onConflictDoNothing();
  },
  async confirm({ name, identity }) {
    await db.update(fileStores).set({ identity, isConfirmed: true }).where(eq(fileStores.name, name));
  },
  transaction: (work) => db.transaction((tx) => work(createIdentityStore(tx))),
});
