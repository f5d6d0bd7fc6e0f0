import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { counted } from './counted.ts';

/** Staff also receive hidden lectures, which count nowhere (decision C16). */
export const seenByLearners = (lectures: readonly LectureOutline[]): LectureOutline[] =>
  lectures.filter(({ hidden }) => !hidden);

/** The length of the lectures that learners see, in seconds. */
export const totalSeconds = (lectures: readonly LectureOutline[]): number =>
  seenByLearners(lectures).reduce((sum, lecture) => sum + lecture.durationSeconds, 0);

const yearDays = 365;

/** 1095 → '3 years'; 90 → '90 days'. */
export const accessText = (days: number): string =>
  days > 0 && days % yearDays === 0 ? counted(days / yearDays, 'year') : counted(days, 'day');
