import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  getCourse,
  listCategoryCourses,
  listCourses,
  listInstructorCourses,
  suggestCourses,
} from '@vidya/contracts/course';
import { anyId, plainText } from './field-shapes.ts';
import { isKnown } from '../http/etag.ts';
import { route } from '../http/route.ts';
import type { CataloguePage } from './catalogue-cache.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CourseDetailService } from './course-detail.service.ts';
import {
  courseDetail,
  courseIdParams,
  courseListQuery,
  courseSummary,
  suggestion,
  suggestionQuery,
} from './course-shapes.ts';

interface Services {
  catalogue: CatalogueService;
  details: CourseDetailService;
}

/** What visitors get is the same for all of them: sent as it was written once, or not at all when the browser has it. */
function sendPage(page: CataloguePage, request: FastifyRequest, reply: FastifyReply): Buffer {
  reply.header('etag', page.etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (!isKnown(request.headers['if-none-match'], page.etag)) return page.body;
  reply.code(304);
  return Buffer.alloc(0);
}

/** What everybody may read of courses. */
export function catalogueRoutes(app: FastifyInstance, { catalogue, details }: Services): void {
  route(app, listCourses, {
    access: 'public',
    schema: { query: courseListQuery, data: z.array(courseSummary) },
    handler: async ({ query, caller, request, reply }) => {
      const page = await catalogue.listCourses(query);
      if (!caller) return sendPage(page, request, reply);
      return { data: await catalogue.withOwnRatings(page.courses, caller), total: page.total };
    },
  });
  route(app, suggestCourses, {
    access: 'public',
    schema: { query: suggestionQuery, data: z.array(suggestion) },
    handler: async ({ query }) => ({ data: await catalogue.suggestCourses(query.q) }),
  });
  // Asks and changes nothing, whatever its method: no token needed.
  route(app, listCategoryCourses, {
    access: 'public',
    xsrf: false,
    schema: {
      body: z.object({ category: plainText(80) }),
      data: z.object({ Course: z.array(courseSummary) }),
    },
    handler: async ({ body, caller }) => ({
      data: { Course: await catalogue.listCategoryCourses(body.category, caller) },
    }),
  });
  route(app, listInstructorCourses, {
    access: 'public',
    xsrf: false,
    schema: { body: z.object({ instructorId: anyId }), data: z.array(courseSummary) },
    handler: async ({ body, caller }) => ({ data: await catalogue.listInstructorCourses(body.instructorId, caller) }),
  });
  route(app, getCourse, {
    access: 'public',
    schema: { params: courseIdParams, data: courseDetail },
    handler: async ({ params, caller }) => ({ data: await details.getCourse(params.courseId, caller) }),
  });
}
