import { defineJob } from '../../jobs/jobs.ts';
import type { LectureParts } from '../lecture-parts.ts';

/** Who opened a lecture before its video or captions were replaced watches it to the end. */
const keptMs = 24 * 3_600_000;

export const removeRetired = defineJob<Record<string, never>>('remove-retired-media');

/** Removes files that were replaced a day ago, unless another row names them: sample lectures share files. */
export const createRemoveRetired =
  ({ store, files }: Pick<LectureParts, 'store' | 'files'>) =>
  async (): Promise<void> => {
    const keys = await store.removeRetired(new Date(Date.now() - keptMs));
    for (const key of await store.unusedMedia(keys)) await files.remove(key);
  };
