import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';

/** A position below this is not worth resuming, in seconds. */
const worthResumingSeconds = 3;

/** Where a lecture starts, in seconds: where the learner left it, or 0 when it is completed. */
export const startOf = ({ progress }: Lecture): number =>
  progress && !progress.isCompleted && progress.positionSeconds >= worthResumingSeconds ? progress.positionSeconds : 0;

const isOpen = ({ progress }: Lecture): boolean => !progress?.isCompleted;

/**
 * Where the learner was last (decision L1): the lecture that the server names, else the last one left in its middle. If
 * that lecture is completed, the offer is the next one that is not. A completed course gives null.
 */
export function resumeOffer({ lectures, lastLectureId }: LectureList) {
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

/** 135 → '02:15', as on the player's clock; 3725 → '1:02:05'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(rest)}`;
}
