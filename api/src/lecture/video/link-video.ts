import { convertVideo } from './convert-video.ts';
import { hasPlayedVideo, switchVideo, type Unlinking, unlinkReplacement, unlinkVideo } from './replace-video.ts';
import type { ValidatedVideo } from './validate-video.ts';

/**
 * Stores a lecture's new video and queues its conversion in one transaction. What plays until then stays; an earlier
 * upload that was still waiting goes.
 */
export async function linkVideo(at: Unlinking, lectureId: string, video: ValidatedVideo): Promise<void> {
  const { tx, db, jobs } = at;
  const lecture = (await tx.findLecture(lectureId))!;
  const { media, state, durationSeconds, failure } = video;
  if (state === 'ready') {
    await unlinkReplacement(at, lectureId);
    return switchVideo(tx, lecture, { fresh: [media], durationSeconds });
  }
  const isReplacing = lecture.isReplacing || hasPlayedVideo(await tx.listMedia([lectureId]));
  await (isReplacing ? unlinkReplacement : unlinkVideo)(at, lectureId);
  await tx.addMedia(lectureId, { ...media, isIncoming: isReplacing });
  const length = isReplacing ? {} : { durationSeconds };
  await tx.changeLecture(lectureId, { state, percent: 0, failure, isReplacing, ...length });
  if (video.needsConversion) await jobs.send(db, convertVideo, { lectureId });
}
