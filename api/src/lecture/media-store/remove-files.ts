import type { Db } from '../../database/database.ts';
import { unusedFiles } from '../../database/unused-files.ts';
import type { removeFiles } from '../../jobs/remove-files.ts';
import type { SiteStore } from './site-stores.ts';
import { checkStores, StoreMismatch } from './store-identity.ts';

type Files = NonNullable<typeof removeFiles.data>;

/**
 * Removes files of a store, except those that a row names. Rejects, to be retried, when the store does not respond or is
 * not the one that belongs to this database: on another disk the files would seem to be gone already.
 */
export const createRemoveFiles =
  (db: Db, stores: SiteStore[]) =>
  async ({ store: name, keys }: Files): Promise<void> => {
    const store = stores.find((one) => one.name === name)!;
    const problems = await checkStores(db, [store]);
    if (problems.length > 0) throw new StoreMismatch(problems.join('. '));
    // oxlint-disable-next-line no-await-in-loop
    for (const key of await unusedFiles(db, name, keys)) await store.remove(key);
  };
