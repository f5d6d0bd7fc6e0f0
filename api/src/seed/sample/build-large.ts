import { dayOf } from './dates.ts';
import { type LargeSize, ranges, type SeedBatch } from './large/batch.ts';
import { largeCourse, largeUser } from './large/catalogue.ts';
import { largeSale } from './large/sales.ts';

export const LARGE: LargeSize = { courses: 100_000, users: 50_000, payments: 300_000 };

/** Benchmark data in batches of at most 2,000 rows per list: users, then courses, then sales. Deterministic per day. */
export function* buildLarge(size: LargeSize, today: Date): Generator<SeedBatch> {
  const until = dayOf(today);
  for (const range of ranges(size.users)) yield { users: range.map((index) => largeUser(index, until)) };
  for (const range of ranges(size.courses)) {
    yield { courses: range.map((index) => largeCourse(index, size.users, until)) };
  }
  for (const range of ranges(size.payments)) {
    const sales = range.map((index) => largeSale(index, size, until));
    yield {
      payments: sales.map(({ payment }) => payment),
      enrolments: sales.map(({ enrolment }) => enrolment).filter((enrolment) => enrolment !== null),
      ratings: sales.map(({ rating }) => rating).filter((rating) => rating !== null),
    };
  }
}
