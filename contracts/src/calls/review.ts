import { defineCall } from './call.ts';

/** `userId` is opaque: it only distinguishes ratings. `comment` is '' for a rating without text. */
export interface CourseRating {
  userId: string;
  value: number;
  comment: string;
  ratedAt: string;
}

/** The number of ratings per star, rounded up: 0.5 counts with 1, 4.5 with 5. */
export type StarCounts = [one: number, two: number, three: number, four: number, five: number];

/** Ratings with a comment, newest first, one page at a time; `after` is the `userId` of the last known one. */
export const listReviews = defineCall<{
  params: { courseId: string };
  query: { after?: string };
  data: CourseRating[];
}>({ name: 'listReviews', method: 'GET', path: '/course/:courseId/reviews' });
