import { listReviews } from '@vidya/contracts/calls/review';
import { courseIdParams, courseRating, reviewsQuery } from '@vidya/contracts/shapes/course';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { CourseDetailService } from '../catalogue/course-detail.service.ts';

/** The further reviews of a course, after those that its page already contains. */
export function reviewRoutes(app: FastifyInstance, details: Pick<CourseDetailService, 'listReviews'>): void {
  route(app, listReviews, {
    access: policy['course.see'].by,
    schema: { params: courseIdParams, query: reviewsQuery, data: z.array(courseRating) },
    handler: async ({ params, query, caller }) => ({
      data: await details.listReviews(params.courseId, query.after, caller),
    }),
  });
}
