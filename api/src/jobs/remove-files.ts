import type { Db } from '../database/database.ts';
import type { StoreName } from '../database/tables/schema-media.ts';
import { safeMessage } from '../logs/safe-message.ts';
import { defineJob, type Jobs } from './jobs.ts';

interface StoredFiles {
  store: StoreName;
  keys: string[];
}

/** Removes exactly these files, unless a row names them. Retries cover more than a day in which the store is away. */
export const removeFiles = defineJob<StoredFiles>('remove-files', 16);

/** Queued by earlier versions, a day before it runs: for one release. */
export const removePictures = defineJob<{ keys: string[] }>('remove-pictures');

/** Pages that are open or cached go on showing a replaced picture for a day. */
export const shownSeconds = 86_400;

const keysInJob = 500;

interface Discarded {
  store: StoreName;
  keys: readonly (string | null)[];
  /** 0 by default. */
  afterSeconds?: number;
}

type Queue = Pick<Jobs, 'send'>;

/** Queues the removal of files. `db` is the transaction that removes or replaces the rows that name them. */
export async function discardFiles(jobs: Queue, db: Db, { store, keys, afterSeconds = 0 }: Discarded): Promise<void> {
  const named = keys.filter((key) => key !== null);
  for (let from = 0; from < named.length; from += keysInJob) {
    // oxlint-disable-next-line no-await-in-loop
    await jobs.send(db, removeFiles, { store, keys: named.slice(from, from + keysInJob) }, { afterSeconds });
  }
}

/**
 * Discards the files of a save that failed: they were stored before its rows. Without a database they stay, and
 * `npm run media -- report` lists them.
 */
export const discardUnsaved = (jobs: Queue, db: Db, files: Discarded): Promise<void> =>
  discardFiles(jobs, db, files).catch((error: unknown) =>
    console.error('The files of a failed save stay:', safeMessage(error)),
  );
