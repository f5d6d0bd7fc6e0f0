import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { getCourse, listCategoryCourses, listCourses, listInstructorCourses } from '@vidya/contracts/calls/course';
import { suggestCourses } from '@vidya/contracts/calls/course-match';
import {
  catalogueFigures,
  courseDetail,
  courseIdParams,
  courseListMeta,
  courseListQuery,
  courseSummary,
  instructorMeta,
  suggestion,
  suggestionQuery,
} from '@vidya/contracts/shapes/course';
import { anyId, plainText } from '@vidya/contracts/shapes/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isKnown } from '../../http/etag.ts';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { SuggestionsService } from '../search/suggestions.service.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CataloguePage } from './catalogue-page.ts';
import type { CourseDetailService } from './course-detail.service.ts';
import type { FiguresService } from './figures.service.ts';

interface Services {
  catalogue: CatalogueService;
  suggestions: SuggestionsService;
  details: CourseDetailService;
  figures: FiguresService;
  /** Max age of a list, in ms. */
  ttlMs: number;
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Of the response cache, taken before the page was read. */
  generation: number;
  /** How long the response may be cached, in ms. */
  ttlMs: number;
}

/** Sends the page that is the same for all visitors: the prepared bytes, or 304 if the browser has them. */
function sendPage({ body, etag, readAt }: CataloguePage, { request, reply, generation, ttlMs }: Sending): Buffer {
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  request.server.responseCache.set(request.originalUrl, { reply, body, etag, until: readAt + ttlMs, generation });
  if (!isKnown(request.headers['if-none-match'], etag)) return body;
  reply.code(304);
  return Buffer.alloc(0);
}

/** Public reading of courses. */
export function catalogueRoutes(
  app: FastifyInstance,
  { catalogue, suggestions, details, figures, ttlMs }: Services,
): void {
  route(app, listCourses, {
    access: 'public',
    schema: { query: courseListQuery, data: z.array(courseSummary), meta: courseListMeta },
    handler: async ({ query, caller, request, reply }) => {
      const generation = request.server.responseCache.generation();
      const page = await catalogue.listCourses(query);
      if (!caller) return sendPage(page, { request, reply, generation, ttlMs });
      const { total, meta } = page;
      return { data: await catalogue.withOwnRatings(page.courses, caller), total, meta };
    },
  });
  route(app, suggestCourses, {
    access: 'public',
    schema: { query: suggestionQuery, data: z.array(suggestion) },
    handler: async ({ query }) => ({ data: await suggestions.suggest(query.q) }),
  });
  route(app, getCatalogueFigures, {
    access: 'public',
    schema: { data: catalogueFigures },
    handler: async () => ({ data: await figures.getFigures() }),
  });
  // Read-only although a POST: needs no XSRF token.
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
    schema: { body: z.object({ instructorId: anyId }), data: z.array(courseSummary), meta: instructorMeta },
    handler: ({ body, caller }) => catalogue.listInstructorCourses(body.instructorId, caller),
  });
  route(app, getCourse, {
    access: policy['course.see'].by,
    schema: { params: courseIdParams, data: courseDetail },
    handler: async ({ params, caller }) => ({ data: await details.getCourse(params.courseId, caller) }),
  });
}
