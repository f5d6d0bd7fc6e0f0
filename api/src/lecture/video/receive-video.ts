import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import { ApiProblem, conflict } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileStore } from '../../outside/files/files.ts';
import { may } from '../../policy/may.ts';
import type { LectureRow, LectureStore } from '../port/lecture.store.ts';
import { displayName } from '../upload/file-name.ts';
import { noUpload } from '../upload/upload.service.ts';
import { createUploadStore, type UploadRow } from '../upload/upload.store.ts';
import { linkVideo, unlinkVideo } from './link-video.ts';
import { takeBack } from './take-back.ts';
import type { ValidatedVideo, ValidateVideo } from './validate-video.ts';
import type { WaitingLectures } from './waiting-lectures.ts';

/** The video fields of a lecture's form. */
export interface VideoInput {
  /** The temporary path of the form's own file; the store takes the file over. */
  video: { path: string; name: string } | null;
  /** A resumable upload, finished or still in progress. */
  uploadId: string | null;
  removeVideo: boolean;
}

/** The validated input: `video` is in the store already; `upload` may still be in progress. */
interface Incoming {
  video: ValidatedVideo | null;
  upload: UploadRow | null;
  isRemoved: boolean;
}

/** What a save no longer needs; delete it after the commit. */
export interface OrphanedMedia {
  keys: string[];
  uploads: UploadRow[];
}

export interface VideoReceiver {
  /** Runs `save` with the form's video in the store; when `save` fails, removes that video again. */
  with<T>(
    form: VideoInput,
    who: { courseId: string; caller: Caller },
    save: (incoming: Incoming) => Promise<T>,
  ): Promise<T>;
  /** Writes the rows of the video, in the transaction of the save. */
  put(at: { tx: LectureStore; db: Db }, lecture: LectureRow, incoming: Incoming): Promise<OrphanedMedia>;
  /**
   * In a transaction: removes the upload that this lecture waits for. Delete the returned uploads' files afterwards.
   */
  stopWaiting(db: Db, lecture: LectureRow): Promise<UploadRow[]>;
}

interface IncomingVideoDependencies {
  db: Db;
  store: Pick<LectureStore, 'unusedMedia'>;
  files: FileStore;
  validateVideo: ValidateVideo;
  waiting: WaitingLectures;
  jobs: Jobs;
}

const belongsElsewhere = () => conflict(apiMessages.upload.taken);
const nothing: OrphanedMedia = { keys: [], uploads: [] };

export function createVideoReceiver({
  db,
  store,
  files,
  validateVideo,
  waiting,
  jobs,
}: IncomingVideoDependencies): VideoReceiver {
  const uploads = createUploadStore(db);

  const takeUpload = (upload: UploadRow): Promise<ValidatedVideo> =>
    waiting.take(upload).catch(async (error: unknown) => {
      if (error instanceof ApiProblem) await waiting.drop(upload, 'unreadable');
      throw error;
    });
  const look = async (
    form: VideoInput,
    { courseId, caller }: { courseId: string; caller: Caller },
  ): Promise<Incoming> => {
    const isRemoved = form.removeVideo;
    if (form.video) {
      const sent = { path: form.video.path, fileName: displayName(form.video.name) };
      return { video: await validateVideo(sent), upload: null, isRemoved };
    }
    if (!form.uploadId) return { video: null, upload: null, isRemoved };
    const upload = await uploads.find(form.uploadId);
    if (!upload || !may('upload.continue', caller, upload) || upload.courseId !== courseId) throw noUpload();
    return { video: upload.state === 'complete' ? await takeUpload(upload) : null, upload, isRemoved };
  };
  const stopWaiting: VideoReceiver['stopWaiting'] = async (at, { state, uploadId }) => {
    const rows = createUploadStore(at);
    const old = state === 'uploading' && uploadId ? await rows.lock(uploadId) : null;
    if (old) await rows.remove(old.id);
    return old ? [old] : [];
  };

  /** Attaches a finished upload now, or one in progress as soon as it finishes. */
  const putUpload = async (
    { tx, db: at }: { tx: LectureStore; db: Db },
    lecture: LectureRow,
    { upload, video }: Incoming,
  ) => {
    const rows = createUploadStore(at);
    const now = await rows.lock(upload!.id);
    if (!now) throw noUpload();
    const holder = await tx.findByUpload(now.id);
    if (holder && holder.id !== lecture.id) throw belongsElsewhere();
    // The same form sent again, after the upload has been used.
    if (now.state === 'used' && holder) return nothing;
    if (now.state === 'used') throw belongsElsewhere();
    const old = lecture.uploadId === now.id ? [] : await stopWaiting(at, lecture);
    await tx.changeLecture(lecture.id, { uploadId: now.id });
    if (now.state === 'complete' && video) {
      await rows.change(now.id, { state: 'used' });
      return { keys: await linkVideo({ tx, db: at, jobs }, lecture.id, video), uploads: [...old, now] };
    }
    await tx.changeLecture(lecture.id, { state: 'uploading', percent: 0, failure: '' });
    return { keys: [], uploads: old };
  };

  return {
    stopWaiting,
    async with(form, who, save) {
      const incoming = await look(form, who);
      const { video, upload } = incoming;
      const saved = await save(incoming).catch(async (error: unknown) => {
        if (video) await takeBack({ store, files }, [video.media.storageKey]);
        throw error;
      });
      // The upload may have finished during the save. If this fails, the sweep retries it.
      if (upload && !video)
        await waiting.finishUpload(upload.id).catch((error: unknown) => console.error('An upload waits:', error));
      return saved;
    },
    async put({ tx, db: at }, lecture, incoming) {
      if (incoming.upload) return putUpload({ tx, db: at }, lecture, incoming);
      if (!incoming.video && !incoming.isRemoved) return nothing;
      const old = await stopWaiting(at, lecture);
      if (incoming.video) {
        const keys = await linkVideo({ tx, db: at, jobs }, lecture.id, incoming.video);
        await tx.changeLecture(lecture.id, { uploadId: null });
        return { keys, uploads: old };
      }
      const keys = await unlinkVideo(tx, lecture.id);
      const bare = { state: 'ready', durationSeconds: 0, percent: 0, failure: '', uploadId: null } as const;
      await tx.changeLecture(lecture.id, bare);
      return { keys, uploads: old };
    },
  };
}
