import { defineJob } from '../../jobs/jobs.ts';
import { safeMessage } from '../../logs/safe-message.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { WaitingLectures } from '../video/waiting-lectures.ts';
import type { UploadRow } from './upload.store.ts';

/** Runs every hour and at each start of a server. */
export const expireUploads = defineJob<Record<string, never>>('expire-uploads', 1);

interface ExpireParts extends Pick<LectureParts, 'store' | 'uploadFiles'> {
  waiting: Pick<WaitingLectures, 'finishUpload' | 'expire'>;
}

/** One failure does not stop the rest. */
async function attempt({ id }: UploadRow, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => console.error(`Upload ${id} waits:`, safeMessage(error)));
}

/** Gives complete uploads to the lectures that wait for them, and removes uploads whose recorded time is over. */
export const createExpireUploads = ({ store: { uploads }, uploadFiles, waiting }: ExpireParts) => {
  /** All bytes are there, but the process ended before it stored that or attached the file. */
  const finish = async ({ id, storageKey, bytes, state }: UploadRow): Promise<void> => {
    if (state === 'receiving' && (await uploadFiles.length(storageKey)) === bytes) await uploads.complete(id);
    await waiting.finishUpload(id);
  };
  return async (): Promise<void> => {
    for (const upload of await uploads.listUnfinished()) await attempt(upload, () => finish(upload));
    for (const upload of await uploads.listExpired(new Date())) await attempt(upload, () => waiting.expire(upload));
  };
};
