import type { VideoFailure } from '@vidya/contracts/texts/choices';
import { ApiProblem } from '../../http/errors.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, LectureStore } from '../port/lecture.store.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { linkVideo } from './link-video.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { withoutReplacement } from './replace-video.ts';
import { type ValidatedVideo, validateVideo } from './validate-video.ts';

const waits = (lecture: LectureRow | null): lecture is LectureRow => lecture?.state === 'uploading';

/** The upload will not come: the lecture fails, but what played before goes on playing. Returns the change. */
export async function failWaiting(tx: LectureStore, lectureId: string, failure: VideoFailure) {
  const change = { state: 'failed' as const, failure };
  await tx.changeLecture(lectureId, change);
  return change;
}

type WaitingParts = Pick<LectureParts, 'store' | 'files' | 'uploadFiles' | 'tool' | 'jobs' | 'onChange'>;

export type WaitingLectures = ReturnType<typeof createWaitingLectures>;

/** Connects resumable uploads to the lectures that wait for them. */
export function createWaitingLectures(parts: WaitingParts) {
  const { store, files, uploadFiles, jobs, onChange } = parts;

  /** Removes an upload. The lecture that waits for it fails, or keeps its video if the sender has cancelled. */
  const removeUpload = async (tx: LectureStore, uploadId: string, failure: VideoFailure | 'cancelled') => {
    const lecture = await tx.findByUpload(uploadId);
    await tx.uploads.remove(uploadId);
    if (!waits(lecture)) return;
    if (failure === 'cancelled' && lecture.isReplacing) await tx.changeLecture(lecture.id, withoutReplacement);
    else await failWaiting(tx, lecture.id, failure === 'cancelled' ? 'uploadStopped' : failure);
  };

  /** Returns the keys to delete, or null if another process was faster. A lecture of a deleted course stays as it is. */
  const attach = (upload: UploadRow, video: ValidatedVideo): Promise<string[] | null> =>
    store.transaction(async (tx, db) => {
      // Same lock order as in every save: the course first.
      const course = await tx.lockCourse(upload.courseId);
      const now = await tx.uploads.lock(upload.id);
      const lecture = await tx.findByUpload(upload.id);
      if (now?.state !== 'complete' || !waits(lecture)) return null;
      if (course?.status === 'archived') {
        await removeUpload(tx, upload.id, 'cancelled');
        return [video.media.storageKey];
      }
      await tx.uploads.change(upload.id, { state: 'used' });
      return linkVideo({ tx, db, jobs }, lecture.id, video);
    });

  const drop = async (upload: UploadRow, failure: VideoFailure | 'cancelled'): Promise<void> => {
    await store.transaction(async (tx) => {
      await tx.lockCourse(upload.courseId);
      await removeUpload(tx, upload.id, failure);
    });
    await uploadFiles.remove(upload.storageKey);
    onChange();
  };

  /** Stores and validates a copy of a finished upload's file. If it is no video, throws 400 and drops the upload. */
  const take = (upload: UploadRow): Promise<ValidatedVideo> =>
    uploadFiles
      .lend(upload.storageKey, (path) => validateVideo(parts, { path, fileName: upload.fileName }))
      .catch(async (error: unknown) => {
        if (error instanceof ApiProblem) await drop(upload, 'unreadable');
        throw error;
      });

  return {
    take,
    drop,
    /** Gives a finished upload to the lecture that waits for it. Idempotent. */
    async finishUpload(uploadId: string): Promise<void> {
      const upload = await store.uploads.find(uploadId);
      if (upload?.state !== 'complete' || !waits(await store.findByUpload(uploadId))) return;
      const video = await take(upload);
      const replaced = await attach(upload, video).catch(async (error: unknown) => {
        await removeUnusedFiles(parts, [video.media.storageKey]);
        throw error;
      });
      if (!replaced) return files.remove(video.media.storageKey);
      const unused = await store.unusedMedia(replaced);
      await Promise.all([uploadFiles.remove(upload.storageKey), ...unused.map((key) => files.remove(key))]);
      onChange();
    },
  };
}
