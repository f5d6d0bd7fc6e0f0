import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { fileStores } from '../../database/tables/schema-media.ts';
import { Refusal } from '../../operator-errors.ts';
import { createNamedKeys } from './named-keys.store.ts';
import type { SiteStore } from './site-stores.ts';

type StoreRow = typeof fileStores.$inferSelect;

/** The files and the database seem to belong to different sites. The message is for the operator. */
export class StoreMismatch extends Refusal {
  override readonly name = 'StoreMismatch';
}

/** Interrupted saves leave a few files without rows; more files than this belong to another database. */
const leftoversMax = 20;

const adoptHint = 'If database and files do belong together, say so with: npm run media -- adopt';

async function countUpTo(files: AsyncIterable<unknown>, max: number): Promise<number> {
  let count = 0;
  for await (const _ of files) if (++count > max) break;
  return count;
}

/** For a store without a store-id: a reason to think that it belongs to another database, or null. */
async function doubtAtFirst(db: Db, { name, guard, has, list }: SiteStore): Promise<string | null> {
  const named = await createNamedKeys(db)[name]();
  for (const key of named) if (await has(key)) return null;
  if (named.length > 0)
    return `${guard.place} holds none of the files that the database names: is the disk mounted, and DATA_DIR right? ${adoptHint}`;
  if ((await countUpTo(list(), leftoversMax)) <= leftoversMax) return null;
  return `${guard.place} is full of files, and the database names none of them: is DATABASE_URL right? ${adoptHint}`;
}

/** What is wrong with a store, or null. `storeId` is the store-id that lies in it. */
function mismatch({ guard }: SiteStore, row: StoreRow | undefined, storeId: string | null): string | null {
  const isNamed = row?.isConfirmed === true;
  if (isNamed && storeId === null)
    return `${guard.place} is not the store that the database knows, it has no store-id: is the disk mounted, and DATA_DIR right? ${adoptHint}`;
  if (storeId !== null && row?.identity !== storeId)
    return `${guard.place} belongs to another database (store ${storeId}, not ${row?.identity ?? 'one of this database'}): are DATA_DIR and DATABASE_URL right? ${adoptHint}`;
  return null;
}

const rowsOf = (db: Db, stores: SiteStore[]) => {
  const names = stores.map(({ name }) => name);
  return db.select().from(fileStores).where(inArray(fileStores.name, names));
};

const rowOf = (rows: StoreRow[], { name }: SiteStore) => rows.find((row) => row.name === name);

async function adoptionHint(db: Db, store: SiteStore, row: StoreRow): Promise<string | null> {
  const found = await store.guard.identity.read();
  // Neither side has a confirmed id: this is the first use, or a first start that was interrupted.
  return found === null && !row.isConfirmed ? doubtAtFirst(db, store) : mismatch(store, row, found);
}

interface Claiming {
  tx: Db;
  pairs: { store: SiteStore; row: StoreRow }[];
  /** From now on this is the store's id. */
  confirm: (row: Pick<StoreRow, 'name' | 'identity'>) => Promise<void>;
}

/** Runs `work` in a transaction, with the locked row of each store. The lock lasts until it ends. */
async function claiming(db: Db, stores: SiteStore[], work: (claiming: Claiming) => Promise<void>): Promise<void> {
  const unconfirmed = stores.map(({ name }) => ({ name, identity: randomUUID() }));
  await db.insert(fileStores).values(unconfirmed).onConflictDoNothing();
  await db.transaction(async (tx) => {
    const rows = await rowsOf(tx, stores).orderBy(asc(fileStores.name)).for('update');
    const pairs = stores.map((store) => ({ store, row: rowOf(rows, store)! }));
    const confirm = async ({ name, identity }: Pick<StoreRow, 'name' | 'identity'>): Promise<void> =>
      void (await tx.update(fileStores).set({ identity, isConfirmed: true }).where(eq(fileStores.name, name)));
    await work({ tx, pairs, confirm });
  });
}

/**
 * Runs before anything else touches the files. Pairs the stores with the database on first use, and throws
 * `StoreMismatch` when they belong to different sites. When several servers start at once, one of them does the
 * pairing.
 */
export const claimStores = (db: Db, stores: SiteStore[]): Promise<void> =>
  claiming(db, stores, async ({ tx, pairs, confirm }) => {
    const problems: string[] = [];
    for (const { store, row } of pairs) {
      const problem = await adoptionHint(tx, store, row);
      if (problem) problems.push(problem);
    }
    if (problems.length > 0) throw new StoreMismatch(problems.join('\n'));
    for (const { store, row } of pairs) {
      if (row.isConfirmed) continue;
      const identity = await store.guard.identity.claim(row.identity);
      // Another database claimed it first.
      if (identity !== row.identity) throw new StoreMismatch(mismatch(store, row, identity)!);
      await confirm(row);
    }
  });

/** Checks that the stores are still the ones that the server started with: disks come and go. Returns the problems. */
export async function checkStores(db: Db, stores: SiteStore[]): Promise<string[]> {
  const rows = await rowsOf(db, stores);
  const problems = await Promise.all(
    stores.map(async (store) => {
      const row = rowOf(rows, store);
      if (!row?.isConfirmed) return `${store.guard.place} has not been claimed by this database`;
      return mismatch(store, row, await store.guard.identity.read());
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** An operator confirms that database and files belong together. New store-ids keep other databases away. */
export const adoptStores = (db: Db, stores: SiteStore[]): Promise<void> =>
  claiming(db, stores, async ({ pairs, confirm }) => {
    for (const { store, row } of pairs) {
      if (row.isConfirmed && (await store.guard.identity.read()) === row.identity) continue;
      const identity = randomUUID();
      await store.guard.identity.replace(identity);
      await confirm({ name: row.name, identity });
    }
  });
