import { count } from './format.ts';

/** The place of a video in the queue of conversions: 'Waiting, 2 before it'. */
export const queueText = (before: number): string =>
  before === 0 ? 'Waiting, next in line' : `Waiting, ${count(before)} before it`;
