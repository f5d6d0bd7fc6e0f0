import type { StarCounts } from '@vidya/contracts/calls/course';

export interface HistogramRow {
  /** 5 down to 1. */
  stars: number;
  ratings: number;
  /** Share of all ratings, in whole percent. */
  share: number;
}

/** The bars, best first. */
export function histogram(counts: StarCounts): HistogramRow[] {
  const all = counts.reduce((sum, ratings) => sum + ratings, 0);
  return counts
    .map((ratings, index) => ({
      stars: index + 1,
      ratings,
      share: all === 0 ? 0 : Math.round((ratings * 100) / all),
    }))
    .toReversed();
}
