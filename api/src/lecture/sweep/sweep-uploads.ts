import type { UploadFiles } from '../../upload/upload-files.ts';
import type { UploadRow, UploadStore } from '../../upload/upload.store.ts';
import type { LectureStore } from '../lecture.store.ts';
import { failWaiting, type WaitingLectures } from '../waiting-lectures.ts';
import type { SweepStore } from './sweep.store.ts';

interface Parts {
  uploads: UploadStore;
  uploadFiles: UploadFiles;
  waiting: WaitingLectures;
  lectures: LectureStore;
  store: SweepStore;
}

/** Uploads that nobody finishes go; those that are finished get to the lectures that wait for them. */
export const createSweepUploads = ({ uploads, uploadFiles, waiting, lectures, store }: Parts) => {
  /** All bytes are there; the process ended before it had said so, or given them on. */
  const settle = async ({ id, storageKey, bytes, state }: UploadRow): Promise<void> => {
    if (state === 'receiving' && (await uploadFiles.length(storageKey)) === bytes) await uploads.complete(id);
    await waiting.settle(id);
  };
  const forsake = ({ id, courseId }: { id: string; courseId: string }): Promise<void> =>
    lectures.transaction(async (tx) => {
      await tx.lockCourse(courseId);
      const now = await tx.findLecture(id);
      if (now?.state === 'uploading' && now.uploadId === null) await failWaiting(tx, id, 'uploadStopped');
    });
  const isGone = async ({ storageKey, state, received }: UploadRow): Promise<boolean> =>
    state !== 'used' && received > 0 && (await uploadFiles.length(storageKey)) === 0;

  return async (attempt: (what: string, work: () => Promise<void>) => Promise<void>): Promise<void> => {
    for (const upload of await uploads.listUnsettled()) {
      await attempt(`upload ${upload.id}`, async () =>
        (await isGone(upload)) ? waiting.drop(upload, 'uploadStopped') : settle(upload),
      );
    }
    for (const upload of await uploads.listExpired(new Date()))
      await attempt(`upload ${upload.id}`, () => waiting.drop(upload, 'uploadStopped'));
    for (const lecture of await store.listForsaken()) await attempt(`lecture ${lecture.id}`, () => forsake(lecture));
  };
};
