import { bucketOf, longerThan, percentile75 } from './release-health.ts';

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

it('counts the times above a bound', () => {
  const counts = new Map([100, 2_500, 2_501, 9_000].map((ms) => [bucketOf(ms), 1]));
  expect(longerThan(counts, 2_500)).toEqual({ bad: 2, of: 4 });
  expect(longerThan(new Map(), 2_500)).toEqual({ bad: 0, of: 0 });
});
