import type { Db } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { LectureStore, MediaRow } from '../port/lecture.store.ts';
import { convertVideo } from './convert-video.ts';
import type { ValidatedVideo } from './validate-video.ts';

/** An upload and everything that was made of it. */
const isVideo = ({ kind }: MediaRow): boolean => kind !== 'captions';

/** Takes a lecture's video out of its rows; answers the keys of what may go once that is committed. */
export async function unlinkVideo(tx: LectureStore, lectureId: string): Promise<string[]> {
  const media = (await tx.listMedia([lectureId])).filter(isVideo);
  await tx.removeMedia(media.map(({ id }) => id));
  return media.map(({ storageKey }) => storageKey);
}

interface LinkContext {
  tx: LectureStore;
  db: Db;
  jobs: Jobs;
}

/** All rows of a lecture's new video in one transaction with its preparation; answers the keys of the one before. */
export async function linkVideo({ tx, db, jobs }: LinkContext, lectureId: string, video: ValidatedVideo) {
  const replaced = await unlinkVideo(tx, lectureId);
  await tx.addMedia(lectureId, video.media);
  const { state, durationSeconds, failure } = video;
  await tx.changeLecture(lectureId, { state, durationSeconds, percent: 0, failure });
  if (video.needsConversion) await jobs.send(db, convertVideo, { lectureId });
  return replaced;
}
