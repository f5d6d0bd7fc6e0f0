import type { LectureParts } from '../lecture-parts.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import { convertVideo } from './convert-video.ts';
import { hasPlayedVideo, switchVideo, unlinkReplacement, unlinkVideo } from './replace-video.ts';
import type { ValidatedVideo } from './validate-video.ts';

interface LinkContext extends Pick<LectureParts, 'db' | 'jobs'> {
  tx: LectureStore;
}

/**
 * Stores a lecture's new video and queues its conversion in one transaction. What plays until then stays; an earlier
 * upload that was still waiting goes. Returns the keys to delete after the commit.
 */
export async function linkVideo({ tx, db, jobs }: LinkContext, lectureId: string, video: ValidatedVideo) {
  const lecture = (await tx.findLecture(lectureId))!;
  const { media, state, durationSeconds, failure } = video;
  if (state === 'ready') {
    const replaced = await unlinkReplacement(tx, lectureId);
    await switchVideo(tx, lecture, { fresh: [media], durationSeconds });
    return replaced;
  }
  const isReplacing = lecture.isReplacing || hasPlayedVideo(await tx.listMedia([lectureId]));
  const replaced = await (isReplacing ? unlinkReplacement : unlinkVideo)(tx, lectureId);
  await tx.addMedia(lectureId, { ...media, isIncoming: isReplacing });
  const length = isReplacing ? {} : { durationSeconds };
  await tx.changeLecture(lectureId, { state, percent: 0, failure, isReplacing, ...length });
  if (video.needsConversion) await jobs.send(db, convertVideo, { lectureId });
  return replaced;
}
