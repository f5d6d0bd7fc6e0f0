import { limits } from '@vidya/contracts/rules/limits';

/** A watched stretch of a lecture, in seconds. */
export type Stretch = [from: number, to: number];

/** Jumping about makes some dozens. */
const mostStretches = 500;

const lengthOf = ([from, to]: Stretch): number => to - from;
const byStart = (one: Stretch, other: Stretch): number => one[0] - other[0];

/**
 * The union of all stretches: sorted, disjoint and within the lecture, so that no second counts twice. Of more than
 * `mostStretches` the longest.
 */
export function mergeStretches(stretches: Stretch[], durationSeconds: number): Stretch[] {
  const merged: Stretch[] = [];
  for (const [from, to] of inOrder(stretches, durationSeconds)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  if (merged.length <= mostStretches) return merged;
  const longest = merged.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, mostStretches);
  return longest.toSorted(byStart);
}

/** Does not cut at the end of a lecture with unknown duration (0, for a linked video). */
function inOrder(stretches: Stretch[], durationSeconds: number): Stretch[] {
  const end = durationSeconds > 0 ? durationSeconds : Number.POSITIVE_INFINITY;
  return stretches
    .map(([from, to]): Stretch => [Math.max(0, from), Math.min(end, to)])
    .filter(([from, to]) => to > from)
    .toSorted(byStart);
}

export const secondsIn = (stretches: Stretch[]): number =>
  Math.round(stretches.reduce((total, stretch) => total + lengthOf(stretch), 0));

/** The unique seconds that complete a lecture of this duration. */
export const secondsToComplete = (durationSeconds: number): number => durationSeconds * limits.completedAtShare;

/** Completed at 90 % of unique seconds, or at the end of the video (decision L2). */
export const isWatched = (watchedSeconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && watchedSeconds >= secondsToComplete(durationSeconds);
