import { buildLarge } from './build-large.ts';
import type { SeedBatch } from './large/batch.ts';

const TODAY = new Date('2026-11-20T13:45:00Z');
const SIZE = { courses: 3_000, users: 2_500, payments: 6_000 };

type Rows<Key extends keyof SeedBatch> = NonNullable<SeedBatch[Key]>[number][];

function collect<Key extends keyof SeedBatch>(batches: readonly SeedBatch[], key: Key): Rows<Key> {
  return batches.flatMap((batch): Rows<Key> => batch[key] ?? []);
}

describe('benchmark data', () => {
  const batches = [...buildLarge(SIZE, TODAY)];

  it('has the asked size, in batches that fit one statement', () => {
    expect(collect(batches, 'users')).toHaveLength(SIZE.users);
    expect(collect(batches, 'courses')).toHaveLength(SIZE.courses);
    expect(collect(batches, 'payments')).toHaveLength(SIZE.payments);
    for (const batch of batches)
      for (const rows of Object.values(batch)) expect(rows.length).toBeLessThanOrEqual(2_000);
  });

  it('sells no course twice to one learner, and nothing to instructors', () => {
    const payments = collect(batches, 'payments');
    expect(new Set(payments.map(({ userId, courseId }) => `${userId} ${courseId}`)).size).toBe(payments.length);
    const learners = new Set(
      collect(batches, 'users')
        .filter(({ role }) => role === 'USER')
        .map(({ id }) => id),
    );
    expect(payments.every(({ userId }) => learners.has(userId))).toBe(true);
  });

  it('points at courses and instructors that exist', () => {
    const users = new Set(collect(batches, 'users').map(({ id }) => id));
    const courses = new Set(collect(batches, 'courses').map(({ id }) => id));
    expect(collect(batches, 'courses').every(({ instructorId }) => users.has(instructorId))).toBe(true);
    expect(collect(batches, 'enrolments').every(({ courseId }) => courses.has(courseId))).toBe(true);
    expect(collect(batches, 'ratings').every(({ value }) => Number.isInteger(value * 2) && value >= 0.5)).toBe(true);
  });

  it('is the same on every run of one day', () => {
    expect([...buildLarge({ courses: 10, users: 200, payments: 20 }, TODAY)]).toEqual([
      ...buildLarge({ courses: 10, users: 200, payments: 20 }, TODAY),
    ]);
  });
});
