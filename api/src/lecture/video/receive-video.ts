import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict } from '../../http/errors.ts';
import { discardFiles } from '../../jobs/remove-files.ts';
import { safeMessage } from '../../logs/safe-message.ts';
import { may } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, LectureStore } from '../port/lecture.store.ts';
import { displayName } from '../upload/file-name.ts';
import { noUpload } from '../upload/upload.service.ts';
import type { UploadRow } from '../upload/upload.store.ts';
import { linkVideo } from './link-video.ts';
import { hasPlayedVideo, unlinkReplacement, unlinkVideo, withoutReplacement } from './replace-video.ts';
import { type ValidatedVideo, validateVideo } from './validate-video.ts';
import type { WaitingLectures } from './waiting-lectures.ts';

/** The video fields of a lecture's form. */
export interface VideoInput {
  /** The temporary path of the form's own file; the store takes the file over. */
  video: { path: string; name: string } | null;
  /** A resumable upload, finished or still in progress. */
  uploadId: string | null;
  removeVideo: boolean;
  /** Gives up the replacement that is on its way or has failed. */
  keepVideo: boolean;
}

/** The validated input: `video` is in the store already; `upload` may still be in progress. */
interface Incoming {
  video: ValidatedVideo | null;
  upload: UploadRow | null;
  isRemoved: boolean;
  isKept: boolean;
}

/** The transaction of a save. */
interface Saving {
  tx: LectureStore;
  db: Db;
}

interface ReceiverParts extends Pick<LectureParts, 'db' | 'store' | 'files' | 'tool' | 'jobs'> {
  waiting: WaitingLectures;
}

const belongsElsewhere = () => conflict(apiMessages.upload.taken);

export type VideoReceiver = ReturnType<typeof createVideoReceiver>;

export function createVideoReceiver(parts: ReceiverParts) {
  const { waiting, jobs } = parts;

  const discardUpload = (db: Db, { storageKey }: UploadRow): Promise<void> =>
    discardFiles(jobs, db, { store: 'uploads', keys: [storageKey] });

  /** Removes the upload that this lecture waits for. */
  const stopWaiting = async ({ tx, db }: Saving, { state, uploadId }: LectureRow): Promise<void> => {
    const old = state === 'uploading' && uploadId ? await tx.uploads.lock(uploadId) : null;
    if (!old) return;
    await tx.uploads.remove(old.id);
    await discardUpload(db, old);
  };

  /** Attaches a finished upload now, or one in progress as soon as it finishes. */
  const putUpload = async ({ tx, db }: Saving, lecture: LectureRow, { upload, video }: Incoming) => {
    const now = await tx.uploads.lock(upload!.id);
    if (!now) throw noUpload();
    const holder = await tx.findByUpload(now.id);
    if (holder && holder.id !== lecture.id) throw belongsElsewhere();
    // The same form sent again, after the upload has been used.
    if (now.state === 'used' && holder)
      return discardFiles(jobs, db, { store: 'media', keys: [video?.media.storageKey ?? null] });
    if (now.state === 'used') throw belongsElsewhere();
    if (lecture.uploadId !== now.id) await stopWaiting({ tx, db }, lecture);
    await tx.changeLecture(lecture.id, { uploadId: now.id });
    if (now.state === 'complete' && video) {
      await tx.uploads.change(now.id, { state: 'used' });
      await discardUpload(db, now);
      return linkVideo({ tx, db, jobs }, lecture.id, video);
    }
    const isReplacing = lecture.isReplacing || hasPlayedVideo(await tx.listMedia([lecture.id]));
    await tx.changeLecture(lecture.id, { state: 'uploading', percent: 0, failure: '', isReplacing });
    await unlinkReplacement({ tx, db, jobs }, lecture.id);
  };

  const keep = async ({ tx, db }: Saving, lecture: LectureRow): Promise<void> => {
    await stopWaiting({ tx, db }, lecture);
    await unlinkReplacement({ tx, db, jobs }, lecture.id);
    await tx.changeLecture(lecture.id, { ...withoutReplacement, uploadId: null });
  };

  return {
    stopWaiting,
    /** Stores the form's video, unless its upload is still in progress. */
    async receive(form: VideoInput, { courseId, caller }: { courseId: string; caller: Caller }): Promise<Incoming> {
      const { removeVideo: isRemoved, keepVideo: isKept } = form;
      if (form.video) {
        const sent = { path: form.video.path, fileName: displayName(form.video.name) };
        return { video: await validateVideo(parts, sent), upload: null, isRemoved, isKept };
      }
      if (!form.uploadId) return { video: null, upload: null, isRemoved, isKept };
      const upload = await parts.store.uploads.find(form.uploadId);
      if (
        !upload ||
        !may('upload.continue', caller, upload) ||
        upload.courseId !== courseId ||
        upload.purpose !== 'video'
      )
        throw noUpload();
      return { video: upload.state === 'complete' ? await waiting.take(upload) : null, upload, isRemoved, isKept };
    },
    /** After a save: the upload may have finished during it. If this fails, `expire-uploads` retries it. */
    async finish({ video, upload }: Incoming): Promise<void> {
      if (upload && !video)
        await waiting
          .finishUpload(upload.id)
          .catch((error: unknown) => console.error('An upload waits:', safeMessage(error)));
    },
    /** Writes the rows of the video, in the transaction of the save. */
    async put({ tx, db }: Saving, lecture: LectureRow, incoming: Incoming): Promise<void> {
      const { video, upload, isRemoved, isKept } = incoming;
      if (upload) return putUpload({ tx, db }, lecture, incoming);
      if (!video && !isRemoved) return isKept && lecture.isReplacing ? keep({ tx, db }, lecture) : undefined;
      await stopWaiting({ tx, db }, lecture);
      if (video) {
        await linkVideo({ tx, db, jobs }, lecture.id, video);
        return tx.changeLecture(lecture.id, { uploadId: null });
      }
      await unlinkVideo({ tx, db, jobs }, lecture.id);
      const bare = {
        state: 'ready',
        durationSeconds: 0,
        percent: 0,
        failure: '',
        uploadId: null,
        isReplacing: false,
      } as const;
      await tx.changeLecture(lecture.id, bare);
    },
  };
}
