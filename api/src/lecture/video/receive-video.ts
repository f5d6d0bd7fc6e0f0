import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict } from '../../http/errors.ts';
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

/** What a save no longer needs; delete it after the commit. */
export interface OrphanedMedia {
  keys: string[];
  uploads: UploadRow[];
}

/** The transaction of a save. */
interface Saving {
  tx: LectureStore;
  db: Db;
}

interface ReceiverParts extends Pick<LectureParts, 'store' | 'files' | 'tool' | 'jobs'> {
  waiting: WaitingLectures;
}

const belongsElsewhere = () => conflict(apiMessages.upload.taken);
const nothing: OrphanedMedia = { keys: [], uploads: [] };

export type VideoReceiver = ReturnType<typeof createVideoReceiver>;

export function createVideoReceiver(parts: ReceiverParts) {
  const { waiting, jobs } = parts;

  /** In a transaction: removes the upload that this lecture waits for. Delete the returned uploads' files later. */
  const stopWaiting = async ({ uploads }: LectureStore, { state, uploadId }: LectureRow): Promise<UploadRow[]> => {
    const old = state === 'uploading' && uploadId ? await uploads.lock(uploadId) : null;
    if (old) await uploads.remove(old.id);
    return old ? [old] : [];
  };

  /** Attaches a finished upload now, or one in progress as soon as it finishes. */
  const putUpload = async ({ tx, db }: Saving, lecture: LectureRow, { upload, video }: Incoming) => {
    const now = await tx.uploads.lock(upload!.id);
    if (!now) throw noUpload();
    const holder = await tx.findByUpload(now.id);
    if (holder && holder.id !== lecture.id) throw belongsElsewhere();
    // The same form sent again, after the upload has been used.
    if (now.state === 'used' && holder) return nothing;
    if (now.state === 'used') throw belongsElsewhere();
    const old = lecture.uploadId === now.id ? [] : await stopWaiting(tx, lecture);
    await tx.changeLecture(lecture.id, { uploadId: now.id });
    if (now.state === 'complete' && video) {
      await tx.uploads.change(now.id, { state: 'used' });
      return { keys: await linkVideo({ tx, db, jobs }, lecture.id, video), uploads: [...old, now] };
    }
    const isReplacing = lecture.isReplacing || hasPlayedVideo(await tx.listMedia([lecture.id]));
    await tx.changeLecture(lecture.id, { state: 'uploading', percent: 0, failure: '', isReplacing });
    return { keys: await unlinkReplacement(tx, lecture.id), uploads: old };
  };

  const keep = async (tx: LectureStore, lecture: LectureRow): Promise<OrphanedMedia> => {
    const uploads = await stopWaiting(tx, lecture);
    const keys = await unlinkReplacement(tx, lecture.id);
    await tx.changeLecture(lecture.id, { ...withoutReplacement, uploadId: null });
    return { keys, uploads };
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
      if (!upload || !may('upload.continue', caller, upload) || upload.courseId !== courseId) throw noUpload();
      return { video: upload.state === 'complete' ? await waiting.take(upload) : null, upload, isRemoved, isKept };
    },
    /** After a save: the upload may have finished during it. If this fails, the sweep retries it. */
    async finish({ video, upload }: Incoming): Promise<void> {
      if (upload && !video)
        await waiting
          .finishUpload(upload.id)
          .catch((error: unknown) => console.error('An upload waits:', safeMessage(error)));
    },
    /** Writes the rows of the video, in the transaction of the save. */
    async put({ tx, db }: Saving, lecture: LectureRow, incoming: Incoming): Promise<OrphanedMedia> {
      const { video, upload, isRemoved, isKept } = incoming;
      if (upload) return putUpload({ tx, db }, lecture, incoming);
      if (!video && !isRemoved) return isKept && lecture.isReplacing ? keep(tx, lecture) : nothing;
      const uploads = await stopWaiting(tx, lecture);
      if (video) {
        const keys = await linkVideo({ tx, db, jobs }, lecture.id, video);
        await tx.changeLecture(lecture.id, { uploadId: null });
        return { keys, uploads };
      }
      const keys = await unlinkVideo(tx, lecture.id);
      const bare = {
        state: 'ready',
        durationSeconds: 0,
        percent: 0,
        failure: '',
        uploadId: null,
        isReplacing: false,
      } as const;
      await tx.changeLecture(lecture.id, bare);
      return { keys, uploads };
    },
  };
}
