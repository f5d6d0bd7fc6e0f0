import { defineJob } from '../../jobs/jobs.ts';
import { discardFiles } from '../../jobs/remove-files.ts';
import type { LectureParts } from '../lecture-parts.ts';

/** Who opened a lecture before its video or captions were replaced watches it to the end. */
const keptMs = 24 * 3_600_000;

export const removeRetired = defineJob<Record<string, never>>('remove-retired-media');

/** Removes the rows of files that were replaced a day ago, and queues the removal of the files. */
export const createRemoveRetired =
  ({ store, jobs }: Pick<LectureParts, 'store' | 'jobs'>) =>
  (): Promise<void> =>
    store.transaction(async (tx, db) => {
      const keys = await tx.removeRetired(new Date(Date.now() - keptMs));
      await discardFiles(jobs, db, { store: 'media', keys });
    });
