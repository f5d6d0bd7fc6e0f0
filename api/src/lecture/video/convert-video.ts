import type { VideoFailure } from '@vidya/contracts/texts/choices';
import { defineJob, type Try } from '../../jobs/jobs.ts';
import { discardUnsaved } from '../../jobs/remove-files.ts';
import { VideoProblem } from '../../outside/video/video-work.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, LectureStore, MediaRow, NewMedia } from '../port/lecture.store.ts';
import { createProgressNotes } from './conversion-progress.ts';
import { prepareVideo } from './prepare-video.ts';
import { originalOf, switchVideo } from './replace-video.ts';
import { storeVideo } from './store-video.ts';
import { isPlayable, kindOfType } from './validate-video.ts';
import { durationOf } from './video-duration.ts';
import type { WorkFolders } from './work-folders.ts';

/** Queued in the transaction that stores the original. */
export const convertVideo = defineJob<{ lectureId: string }>('convert-video', 4, { isLong: true });

/** Converts the original to playable files; keeps the original in any case (decision L5). Idempotent. */
export function createConvertVideo(
  {
    db,
    jobs,
    store,
    files,
    tool,
    onChange,
  }: Pick<LectureParts, 'db' | 'jobs' | 'store' | 'files' | 'tool' | 'onChange'>,
  folders: WorkFolders,
) {
  /** Stores files and the lecture's new state together. False when the author has changed the lecture since. */
  const saveResult = (
    lecture: LectureRow,
    original: MediaRow,
    save: (tx: LectureStore, now: LectureRow) => Promise<void>,
  ): Promise<boolean> =>
    store.transaction(async (tx) => {
      await tx.lockCourse(lecture.courseId);
      const now = await tx.findLecture(lecture.id);
      const isThere = (await tx.listMedia([lecture.id])).some(({ id }) => id === original.id);
      if (now?.state !== 'processing' || !isThere) return false;
      await save(tx, now);
      return true;
    });
  const succeed = (lecture: LectureRow, original: MediaRow, video: { fresh: NewMedia[]; durationSeconds: number }) =>
    saveResult(lecture, original, (tx, now) => switchVideo(tx, now, { original, ...video }));
  /** What played before goes on playing. */
  const fail = (lecture: LectureRow, original: MediaRow, failure: VideoFailure) =>
    saveResult(lecture, original, (tx) => tx.changeLecture(lecture.id, { state: 'failed', percent: 0, failure }));

  /** The converter has disappeared since the upload: if browsers can play the original, serve that. */
  const playAsUploaded = async (lecture: LectureRow, original: MediaRow): Promise<void> => {
    const { storageKey, bytes, type } = original;
    const kind = kindOfType(type);
    if (!kind || !isPlayable(kind)) return void (await fail(lecture, original, 'needsConversion'));
    const durationSeconds = await durationOf(files, { key: storageKey, bytes, kind });
    await succeed(lecture, original, { durationSeconds, fresh: [{ kind: 'video', type, storageKey, bytes }] });
    onChange();
  };

  const convert = async (lecture: LectureRow, original: MediaRow, folder: string, signal: AbortSignal) => {
    const notes = createProgressNotes(store, original);
    const storedKeys: string[] = [];
    let isWanted = false;
    try {
      const prepared = await files.withPath(original.storageKey, (path) =>
        prepareVideo({
          source: { path, kind: kindOfType(original.type) ?? 'mkv' },
          folder,
          tool,
          onProgress: (share) => notes.note(share),
          signal: AbortSignal.any([signal, notes.unwanted]),
        }),
      );
      const fresh = await storeVideo(files, prepared, (key) => storedKeys.push(key));
      isWanted = await succeed(lecture, original, { fresh, durationSeconds: prepared.durationSeconds });
    } catch (error) {
      if (!notes.unwanted.aborted) throw error;
    } finally {
      await notes.end();
      if (!isWanted) await discardUnsaved(jobs, db, { store: 'media', keys: storedKeys });
    }
  };

  return async ({ lectureId }: { lectureId: string }, { isLast, signal }: Try): Promise<void> => {
    const lecture = await store.findLecture(lectureId);
    const original = lecture && originalOf(lecture, await store.listMedia([lectureId]));
    if (lecture?.state !== 'processing' || !original) return;
    // All earlier attempts were interrupted. Another one could crash the server again.
    if (isLast) return void (await fail(lecture, original, 'interrupted'));
    if (!(await tool.isAvailable())) return playAsUploaded(lecture, original);
    const folder = await folders.open(lectureId);
    try {
      await convert(lecture, original, folder, signal);
      onChange();
    } catch (error) {
      // When another attempt took the folder, the program failed because of that, not because of the video.
      const isVideosFault = error instanceof VideoProblem && folders.isOpen(folder) && !signal.aborted;
      if (!isVideosFault) throw error;
      console.warn(`A video of lecture ${lectureId} could not be prepared (${error.failure}):`, firstLine(error));
      await fail(lecture, original, error.failure);
    } finally {
      await folders.close(folder);
    }
  };
}

const firstLine = ({ message }: Error): string => message.trim().split('\n', 1)[0]!.slice(0, 200);
