import type { DemoData } from '../demo-data.ts';

/** The number of rows of each main kind; enrolments and ratings follow from the payments. */
export type LargeSize = Record<'courses' | 'users' | 'payments', number>;

/** A slice of the benchmark data; insert the lists it has together, in this order of keys. */
export type SeedBatch = Partial<Pick<DemoData, 'users' | 'courses' | 'payments' | 'enrolments' | 'ratings'>>;

const BATCH_ROWS = 2_000;

/** One of every hundred users teaches. */
export const INSTRUCTOR_EVERY = 100;

/** Half-open ranges of at most BATCH_ROWS numbers that cover 0 to `count`. */
export function* ranges(count: number): Generator<number[]> {
  for (let from = 0; from < count; from += BATCH_ROWS) {
    yield Array.from({ length: Math.min(BATCH_ROWS, count - from) }, (_, offset) => from + offset);
  }
}
