import type { LectureParts } from '../lecture-parts.ts';
import type { LectureStore, MediaRow } from '../port/lecture.store.ts';
import { convertVideo } from './convert-video.ts';
import type { ValidatedVideo } from './validate-video.ts';

/** True for an upload and all files made from it. */
const isVideo = ({ kind }: MediaRow): boolean => kind !== 'captions';

/** Removes the rows of a lecture's video; returns the storage keys to delete after the commit. */
export async function unlinkVideo(tx: LectureStore, lectureId: string): Promise<string[]> {
  const media = (await tx.listMedia([lectureId])).filter(isVideo);
  await tx.removeMedia(media.map(({ id }) => id));
  return media.map(({ storageKey }) => storageKey);
}

interface LinkContext extends Pick<LectureParts, 'db' | 'jobs'> {
  tx: LectureStore;
}

/** Stores a lecture's new video and queues its conversion in one transaction; returns the keys of the old video. */
export async function linkVideo({ tx, db, jobs }: LinkContext, lectureId: string, video: ValidatedVideo) {
  const replaced = await unlinkVideo(tx, lectureId);
  await tx.addMedia(lectureId, video.media);
  const { state, durationSeconds, failure } = video;
  await tx.changeLecture(lectureId, { state, durationSeconds, percent: 0, failure });
  if (video.needsConversion) await jobs.send(db, convertVideo, { lectureId });
  return replaced;
}
