import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';

/** Positions below this are not worth coming back to, in seconds. */
const worthResumingSeconds = 3;

/** Where a lecture goes on, in seconds: where it was left, or at its start when it was finished. */
export const startOf = (lecture: Lecture): number => {
  const { progress } = lecture;
  if (!progress || progress.isCompleted || progress.positionSeconds < worthResumingSeconds) return 0;
  return progress.positionSeconds;
};

export interface ResumeOffer {
  lecture: Lecture;
  /** From 1. */
  number: number;
  positionSeconds: number;
}

const isOpen = ({ progress }: Lecture): boolean => !progress?.isCompleted;

/**
 * Where the learner was last (decision L1): the lecture the server names, else the last one left in its middle. From one
 * that is completed it goes on with the next that is not; a course that is done has nothing to go on with.
 */
export function resumeOffer({ lectures, lastLectureId }: LectureList): ResumeOffer | null {
  const last = lectures.findIndex(({ _id }) => _id === lastLectureId);
  const left = last >= 0 ? last : lectures.findLastIndex((candidate) => startOf(candidate) > 0);
  if (left < 0) return null;
  const lecture = lectures.slice(left).find(isOpen) ?? lectures.find(isOpen);
  if (!lecture) return null;
  const positionSeconds = startOf(lecture);
  const number = lectures.indexOf(lecture) + 1;
  return positionSeconds > 0 || number > 1 ? { lecture, number, positionSeconds } : null;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 135 → '02:15', as on a player's clock; 3725 → '1:02:05'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(rest)}`;
}
