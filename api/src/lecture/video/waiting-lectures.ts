import type { VideoFailure } from '@vidya/contracts/texts/choices';
import type { Db } from '../../database/database.ts';
import { ApiProblem } from '../../http/errors.ts';
import { discardFiles, discardUnsaved } from '../../jobs/remove-files.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, LectureStore } from '../port/lecture.store.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { linkVideo } from './link-video.ts';
import { withoutReplacement } from './replace-video.ts';
import { type ValidatedVideo, validateVideo } from './validate-video.ts';

const waits = (lecture: LectureRow | null): lecture is LectureRow => lecture?.state === 'uploading';

type WaitingParts = Pick<LectureParts, 'db' | 'store' | 'files' | 'uploadFiles' | 'tool' | 'jobs' | 'onChange'>;

/** A transaction. */
interface At {
  tx: LectureStore;
  db: Db;
}

export type WaitingLectures = ReturnType<typeof createWaitingLectures>;

/** Connects resumable uploads to the lectures that wait for them. */
export function createWaitingLectures(parts: WaitingParts) {
  const { db: own, store, uploadFiles, jobs, onChange } = parts;
  const unsaved = ({ media }: ValidatedVideo) => ({ store: 'media', keys: [media.storageKey] }) as const;

  /**
   * Removes an upload. The lecture that waits for it fails, but what played before goes on playing; if the sender has
   * cancelled, it keeps its video.
   */
  const removeUpload = async ({ tx, db }: At, upload: UploadRow, failure: VideoFailure | 'cancelled') => {
    const lecture = await tx.findByUpload(upload.id);
    await tx.uploads.remove(upload.id);
    await discardFiles(jobs, db, { store: 'uploads', keys: [upload.storageKey] });
    if (!waits(lecture)) return;
    if (failure === 'cancelled' && lecture.isReplacing) return tx.changeLecture(lecture.id, withoutReplacement);
    return tx.changeLecture(lecture.id, {
      state: 'failed',
      failure: failure === 'cancelled' ? 'uploadStopped' : failure,
    });
  };

  /** Returns false if the video is not needed: another process was faster, or the course has been archived. */
  const attach = (upload: UploadRow, video: ValidatedVideo): Promise<boolean> =>
    store.transaction(async (tx, db) => {
      // Same lock order as in every save: the course first.
      const course = await tx.lockCourse(upload.courseId);
      const now = await tx.uploads.lock(upload.id);
      const lecture = await tx.findByUpload(upload.id);
      if (now?.state !== 'complete' || !waits(lecture)) return false;
      if (course?.status === 'archived') {
        await removeUpload({ tx, db }, now, 'cancelled');
        return false;
      }
      await tx.uploads.change(upload.id, { state: 'used' });
      await discardFiles(jobs, db, { store: 'uploads', keys: [upload.storageKey] });
      await linkVideo({ tx, db, jobs }, lecture.id, video);
      return true;
    });

  const drop = async (upload: UploadRow, failure: VideoFailure | 'cancelled'): Promise<void> => {
    await store.transaction(async (tx, db) => {
      await tx.lockCourse(upload.courseId);
      await removeUpload({ tx, db }, upload, failure);
    });
    onChange();
  };

  /** Removes an upload whose time is over, unless it has been continued. The file of a used one has gone already. */
  const expire = ({ id, courseId }: UploadRow): Promise<void> =>
    store.transaction(async (tx, db) => {
      await tx.lockCourse(courseId);
      const now = await tx.uploads.lock(id);
      if (!now || now.expiresAt.getTime() > Date.now()) return;
      if (now.state === 'used') await tx.uploads.remove(id);
      else await removeUpload({ tx, db }, now, 'uploadStopped');
    });

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
    expire,
    /** Gives a finished upload to the lecture that waits for it. Idempotent. */
    async finishUpload(uploadId: string): Promise<void> {
      const upload = await store.uploads.find(uploadId);
      if (upload?.state !== 'complete' || !waits(await store.findByUpload(uploadId))) return;
      const video = await take(upload);
      let isAttached = false;
      try {
        isAttached = await attach(upload, video);
      } finally {
        if (!isAttached) await discardUnsaved(jobs, own, unsaved(video));
      }
      onChange();
    },
  };
}
