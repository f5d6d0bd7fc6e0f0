import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { defineJob } from '../jobs/jobs.ts';
import type { FileStore } from '../outside/files.ts';
import type { VideoConverter } from '../outside/video-converter.ts';
import type { LectureStore, MediaRow } from './lecture.store.ts';
import { durationOf, kindOfType } from './take-video.ts';

/** Sent in the transaction that stores the original. */
export const convertVideo = defineJob<{ lectureId: string }>('convert-video', 2);

interface Parts {
  store: LectureStore;
  files: FileStore;
  converter: VideoConverter;
}

/** Makes a playable file beside the original, which is kept either way. Doing it twice does no harm. */
export const createConvertVideo =
  ({ store, files, converter }: Parts) =>
  async ({ lectureId }: { lectureId: string }): Promise<void> => {
    const lecture = await store.findLecture(lectureId);
    const original = (await store.listMedia([lectureId])).find(({ kind }) => kind === 'original');
    if (lecture?.state !== 'processing' || !original) return;
    const target = path.join(os.tmpdir(), `vidya-convert-${randomUUID()}.mp4`);
    try {
      await convert(lecture.courseId, original, target);
    } catch (error) {
      console.error('A video could not be converted:', error instanceof Error ? error.message : error);
      await store.changeLecture(lectureId, { state: 'failed' });
    } finally {
      await rm(target, { force: true });
    }

    async function convert(courseId: string, { id: mediaId, storageKey, type }: MediaRow, to: string): Promise<void> {
      const kind = kindOfType(type) ?? 'mkv';
      await files.withPath(storageKey, (from) => converter.toMp4({ path: from, kind }, to));
      const { key, bytes } = await files.adopt(to, { extension: 'mp4' });
      const durationSeconds = await durationOf(files, { key, bytes, kind: 'mp4' });
      const isWanted = await store.transaction(async (tx) => {
        // Meanwhile the author may have replaced the video or deleted the lecture, or another try was faster.
        await tx.lockCourse(courseId);
        const now = await tx.findLecture(lectureId);
        const isThere = (await tx.listMedia([lectureId])).some(({ id }) => id === mediaId);
        if (now?.state !== 'processing' || !isThere) return false;
        await tx.addMedia(lectureId, { kind: 'video', type: 'video/mp4', storageKey: key, bytes });
        await tx.changeLecture(lectureId, { state: 'ready', durationSeconds });
        return true;
      });
      if (!isWanted) await files.remove(key);
    }
  };
