import { asJson } from '../../database/swept-entry.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { failWaiting, type WaitingLectures } from '../video/waiting-lectures.ts';
import { recordOf } from './sweep-lectures.ts';
import type { SweepPlan } from './sweep-plan.ts';
import { createSweepsStore } from './sweeps.store.ts';

interface SweepUploadsParts extends Pick<LectureParts, 'store' | 'uploadFiles'> {
  waiting: WaitingLectures;
}

type Attempt = (what: string, work: () => Promise<void>) => Promise<void>;

/** Removes abandoned uploads, and gives complete ones to the lectures that wait for them. */
export const createSweepUploads = ({ store, uploadFiles, waiting }: SweepUploadsParts) => {
  /** All bytes are there, but the process ended before it stored that or attached the file. */
  const finish = async ({ id, storageKey, bytes, state }: UploadRow): Promise<void> => {
    if (state === 'receiving' && (await uploadFiles.length(storageKey)) === bytes) await store.uploads.complete(id);
    await waiting.finishUpload(id);
  };
  const forsake = ({ id, courseId }: { id: string; courseId: string }): Promise<void> =>
    store.transaction(async (tx) => {
      await tx.lockCourse(courseId);
      const now = await tx.findLecture(id);
      if (now?.state === 'uploading' && now.uploadId === null) await failWaiting(tx, id, 'uploadStopped');
    });
  /** Like a cancelled upload, but recorded with the sweep. False when the upload has continued or its file is back. */
  const drop = (sweepId: string, planned: UploadRow): Promise<boolean> =>
    store.transaction(async (tx, db) => {
      await tx.lockCourse(planned.courseId);
      const now = await tx.uploads.lock(planned.id);
      if (now?.state !== planned.state || now.expiresAt.getTime() !== planned.expiresAt.getTime()) return false;
      // A file that was missing in the plan may be back with its disk.
      const isDue = now.expiresAt.getTime() <= Date.now() || (await uploadFiles.length(now.storageKey)) === 0;
      if (!isDue) return false;
      const found = await tx.findByUpload(planned.id);
      const lecture = found?.state === 'uploading' ? found : null;
      await tx.uploads.remove(planned.id);
      const record = lecture && recordOf(lecture, await failWaiting(tx, lecture.id, 'uploadStopped'));
      await createSweepsStore(db).addEntry(sweepId, { lecture: record, media: [], upload: asJson(now) });
      return true;
    });

  return async (attempt: Attempt, sweepId: string, plan: SweepPlan): Promise<void> => {
    for (const upload of plan.finished) await attempt(`upload ${upload.id}`, () => finish(upload));
    for (const { id } of plan.spent) await attempt(`upload ${id}`, () => store.uploads.remove(id));
    for (const upload of plan.uploads)
      await attempt(`upload ${upload.id}`, async () => {
        if (await drop(sweepId, upload)) await uploadFiles.guard.quarantine.put(sweepId, upload.storageKey);
      });
    for (const lecture of plan.orphanedLectures) await attempt(`lecture ${lecture.id}`, () => forsake(lecture));
  };
};
