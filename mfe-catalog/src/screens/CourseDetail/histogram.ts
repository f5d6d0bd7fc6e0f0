import type { CourseRating } from '@vidya/contracts/course';

export interface HistogramRow {
  /** 5 down to 1. */
  stars: number;
  ratings: number;
  /** Whole percent of all ratings. */
  share: number;
}

/** Ratings by whole stars; a half counts with the star it has begun, so that 4.5 stands under 5 and 0.5 under 1. */
export function histogram(ratings: readonly Pick<CourseRating, 'value'>[]): HistogramRow[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const found = ratings.filter(({ value }) => Math.ceil(value) === stars).length;
    return { stars, ratings: found, share: ratings.length === 0 ? 0 : Math.round((found * 100) / ratings.length) };
  });
}
