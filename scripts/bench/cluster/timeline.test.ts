import { Timeline } from './timeline.ts';

/** Attempts as [start, end, success] in ms. */
const timelineOf = (...attempts: [from: number, to: number | null, isGood: boolean][]): Timeline => {
  const timeline = new Timeline();
  for (const [from, to, isGood] of attempts) {
    const end = timeline.begin(from);
    if (to !== null) end(isGood, to);
  }
  return timeline;
};

describe('seconds without a success', () => {
  it('are none while somebody succeeds in every step, whoever fails beside', () => {
    expect(timelineOf([0, 100, true], [0, 300, false], [500, 900, true]).secondsWithout(0, 1_000)).toBe(0);
  });
  it('are those in which people failed', () => {
    expect(timelineOf([0, 100, true], [600, 700, false], [1_100, 1_200, true]).secondsWithout(0, 1_500)).toBe(0.5);
  });
  it('are those in which people waited, whatever came of it', () => {
    expect(timelineOf([0, 2_600, true]).secondsWithout(0, 3_000)).toBe(2.5);
    expect(timelineOf([0, null, false]).secondsWithout(0, 3_000)).toBe(3);
  });
  it('are none where nobody tried', () => {
    expect(timelineOf([0, 100, true]).secondsWithout(0, 10_000)).toBe(0);
  });
});

it('counts what ended in a time, and what of it failed', () => {
  const timeline = timelineOf([0, 100, true], [0, 600, false], [500, null, false]);
  expect(timeline.counts(0, 500)).toEqual({ attempts: 1, failed: 0 });
  expect(timeline.counts(500, 1_000)).toEqual({ attempts: 1, failed: 1 });
});
