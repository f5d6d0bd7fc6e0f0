import type { Lecture } from '@vidya/contracts/calls/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { aboutLecture, auditOnBehalf } from '../../audit/port/on-behalf.ts';
import type { Caller } from '../../http/access/session.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { permittedCourse } from '../../policy/may.ts';
import type { LectureParts, LectureRef } from '../lecture-parts.ts';
import { canPrepareAgain, toLecture } from '../lecture-view.ts';
import { convertVideo } from './convert-video.ts';
import { originalOf } from './replace-video.ts';

export const createRetryVideo = ({ store, jobs }: Pick<LectureParts, 'store' | 'jobs'>) => ({
  /** Queues a failed video again. Throws 409 when it has not failed, cannot succeed or no longer has its original. */
  retryVideo: ({ courseId, lectureId }: LectureRef, caller: Caller): Promise<Lecture> =>
    store.transaction(async (tx, db) => {
      const course = permittedCourse('lecture.change', await tx.lockCourse(courseId), caller);
      const lecture = await tx.findLecture(lectureId);
      if (lecture?.courseId !== courseId) throw notFound(texts.lecture.missing);
      if (lecture.state !== 'failed') throw conflict(apiMessages.video.notFailed);
      if (!canPrepareAgain(lecture)) throw conflict(apiMessages.video.fileUnusable);
      const media = await tx.listMedia([lectureId]);
      if (!originalOf(lecture, media)) throw conflict(apiMessages.video.fileMissing);
      const again = { state: 'processing', percent: 0, failure: '' } as const;
      await tx.changeLecture(lectureId, again);
      await jobs.send(db, convertVideo, { lectureId });
      const entry = { action: 'video.retried', ...aboutLecture(lectureId, lecture.title) } as const;
      await auditOnBehalf(db, { caller, course }, entry);
      return toLecture({ ...lecture, ...again }, media, null);
    }),
});
