import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { Refusal } from '../../operator-command.ts';
import { createIdentityStore, type StoreRow } from './identity.store.ts';
import { createNamedKeys } from './named-keys.store.ts';
import type { SiteStore } from './site-stores.ts';

/** The files and the database seem to belong to different sites. The message is for the operator. */
export class StoreMismatch extends Refusal {
  override readonly name = 'StoreMismatch';
}

/** Interrupted saves leave a few files without rows; more files than this belong to somebody. */
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

/** What is wrong with a store, or null. `found` is the store-id that lies in it. */
function mismatch({ guard }: SiteStore, row: StoreRow | undefined, found: string | null): string | null {
  const isNamed = row?.isConfirmed === true;
  if (isNamed && found === null)
    return `${guard.place} is not the store that the database knows, it has no store-id: is the disk mounted, and DATA_DIR right? ${adoptHint}`;
  if (found !== null && row?.identity !== found)
    return `${guard.place} belongs to another database (store ${found}, not ${row?.identity ?? 'one of this database'}): are DATA_DIR and DATABASE_URL right? ${adoptHint}`;
  return null;
}

const rowOf = (rows: StoreRow[], { name }: SiteStore) => rows.find((row) => row.name === name);

async function adoptionHint(db: Db, store: SiteStore, row: StoreRow): Promise<string | null> {
  const found = await store.guard.identity.read();
  // Neither side has a confirmed id: this is the first use, or a first start that was interrupted.
  return found === null && !row.isConfirmed ? doubtAtFirst(db, store) : mismatch(store, row, found);
}

interface Claiming {
  tx: Db;
  pairs: { store: SiteStore; row: StoreRow }[];
  confirm: ReturnType<typeof createIdentityStore>['confirm'];
}

/** Runs `work` in a transaction, with the locked row of each store. Nobody else claims them until it ends. */
async function claiming(db: Db, stores: SiteStore[], work: (claiming: Claiming) => Promise<void>): Promise<void> {
  await createIdentityStore(db).prepare(stores.map(({ name }) => ({ name, identity: randomUUID() })));
  await db.transaction(async (tx) => {
    const identities = createIdentityStore(tx);
    const rows = await identities.lock(stores.map(({ name }) => name));
    const pairs = stores.map((store) => ({ store, row: rowOf(rows, store)! }));
    await work({ tx, pairs, confirm: identities.confirm });
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
  const rows = await createIdentityStore(db).list(stores.map(({ name }) => name));
  const problems = await Promise.all(
    stores.map(async (store) => {
      const row = rowOf(rows, store);
      if (!row?.isConfirmed) return `${store.guard.place} has not been claimed by this database`;
      return mismatch(store, row, await store.guard.identity.read());
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** An operator confirms that they belong together. New store-ids make sure that no other database matches. */
export const adoptStores = (db: Db, stores: SiteStore[]): Promise<void> =>
  claiming(db, stores, async ({ pairs, confirm }) => {
    for (const { store, row } of pairs) {
      if (row.isConfirmed && (await store.guard.identity.read()) === row.identity) continue;
      const identity = randomUUID();
      await store.guard.identity.replace(identity);
      await confirm({ name: row.name, identity });
    }
  });
