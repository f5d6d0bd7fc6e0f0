import type { z } from 'zod';
import type { reviewsQuery } from '../shapes/course.ts';
import { defineCall } from './call.ts';
import type { CourseRating } from './course.ts';

/** Ratings with a comment, newest first, one page at a time; `after` is the `userId` of the last known one. */
export const listReviews = defineCall<{
  params: { courseId: string };
  query: z.infer<typeof reviewsQuery>;
  data: CourseRating[];
}>('listReviews', 'GET /course/:courseId/reviews');
