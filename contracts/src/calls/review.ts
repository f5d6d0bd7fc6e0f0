import { defineCall } from './call.ts';

/** `userId` is opaque: it tells ratings apart and nothing else. `comment` is '' where somebody left only stars. */
export interface CourseRating {
  userId: string;
  value: number;
  comment: string;
  ratedAt: string;
}

/** How many ratings begin the first to the fifth star: 0.5 counts with 1, 4.5 with 5. */
export type StarCounts = [one: number, two: number, three: number, four: number, five: number];

/** Ratings with words, newest first, a page at a time; `after` is the `userId` of the last one that is known. */
export const listReviews = defineCall<{
  params: { courseId: string };
  query: { after?: string };
  data: CourseRating[];
}>({ name: 'listReviews', method: 'GET', path: '/course/:courseId/reviews' });
