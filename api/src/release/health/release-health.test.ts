import { limits } from '@vidya/contracts/rules/limits';
import { bucketOf, percentile75, shouldStop } from './release-health.ts';

const { minVisits, margin } = limits.canary;

describe('shouldStop', () => {
  const live = { visits: 1_000, failed: 10 };

  it('says how many failed, against what', () => {
    expect(shouldStop({ visits: 60, failed: 12 }, live)).toBe(
      '12 of 60 visits failed (20.0%), against 1.0% of the live version.',
    );
  });

  it('waits for enough visits', () => {
    expect(shouldStop({ visits: minVisits - 1, failed: minVisits - 1 }, live)).toBeNull();
    expect(shouldStop({ visits: minVisits, failed: minVisits }, live)).not.toBeNull();
  });

  it('bears up to the margin above what the live version fails at', () => {
    const allowed = 1_000 * (0.01 + margin);
    expect(shouldStop({ visits: 1_000, failed: allowed }, live)).toBeNull();
    expect(shouldStop({ visits: 1_000, failed: allowed + 1 }, live)).not.toBeNull();
    expect(shouldStop({ visits: 1_000, failed: 540 }, { visits: 1_000, failed: 500 })).toBeNull();
  });

  it('takes a live version with few visits for one that fails in 2 %', () => {
    const few = { visits: minVisits - 1, failed: minVisits - 1 };
    expect(shouldStop({ visits: 100, failed: 7 }, few)).toBeNull();
    expect(shouldStop({ visits: 100, failed: 8 }, few)).toContain('against an assumed 2.0% of the live version.');
    expect(shouldStop({ visits: 100, failed: 8 }, { visits: 0, failed: 0 })).not.toBeNull();
  });
});

describe('percentile75', () => {
  const of = (...times: number[]) => {
    const counts = new Map<number, number>();
    for (const time of times) counts.set(bucketOf(time), (counts.get(bucketOf(time)) ?? 0) + 1);
    return percentile75(counts);
  };

  it('is nothing where nothing was counted', () => {
    expect(of()).toBeNull();
  });

  it('stays within the bucket of the value', () => {
    expect(of(110)).toBeGreaterThan(100);
    expect(of(110)).toBeLessThanOrEqual(150);
    const slow = of(...Array.from({ length: 74 }, () => 120), ...Array.from({ length: 26 }, () => 7_000));
    expect(slow).toBeGreaterThan(6_500);
    expect(slow).toBeLessThanOrEqual(8_000);
    const fast = of(...Array.from({ length: 76 }, () => 120), ...Array.from({ length: 24 }, () => 7_000));
    expect(fast).toBeLessThanOrEqual(150);
  });

  it('takes anything beyond a minute for a minute', () => {
    expect(of(1e9)).toBe(of(59_999));
    expect(of(-3)).toBe(of(1));
  });
});
