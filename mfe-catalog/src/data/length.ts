import type { LectureOutline } from '@vidya/contracts/calls/lecture-outline';

/** Staff also get what learners do not see, which counts nowhere (decision C16). */
export const seenByLearners = (lectures: readonly LectureOutline[]): LectureOutline[] =>
  lectures.filter(({ hidden }) => !hidden);

/** The length of what learners see. */
export const totalSeconds = (lectures: readonly LectureOutline[]): number =>
  seenByLearners(lectures).reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
