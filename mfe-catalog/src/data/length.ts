import type { LectureOutline } from '@vidya/contracts/calls/lecture';

/** Staff also receive hidden lectures, which count nowhere (decision C16). */
export const seenByLearners = (lectures: readonly LectureOutline[]): LectureOutline[] =>
  lectures.filter(({ hidden }) => !hidden);

/** The length of the lectures that learners see, in seconds. */
export const totalSeconds = (lectures: readonly LectureOutline[]): number =>
  seenByLearners(lectures).reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
