import type { LectureOutline } from '@vidya/contracts/lecture';

export const totalSeconds = (lectures: readonly LectureOutline[]): number =>
  lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
