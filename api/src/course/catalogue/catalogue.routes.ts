import {
  getCatalogueFigures,
  listCategoryCourses,
  listCourseAddresses,
  listCourses,
  listInstructorCourses,
  listReviews,
  suggestCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/access/session.ts';
import { isNotModified } from '../../http/etag.ts';
import { mayOutliveServer } from '../../http/stale-if-error.ts';
import { wroteRecently } from '../../http/wrote-mark.ts';
import { route } from '../../policy/route.ts';
import type { SuggestionsService } from '../search/suggestions.service.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CataloguePage } from './catalogue-page.ts';
import type { CourseDetailService } from './course-detail.service.ts';
import type { FiguresService } from './figures.service.ts';
import type { SitemapService } from './sitemap.service.ts';

interface Services {
  catalogue: CatalogueService;
  /** For people who have just changed something: uncached, from the primary. */
  freshCatalogue: CatalogueService;
  suggestions: SuggestionsService;
  details: CourseDetailService;
  /** For callers without a session, from a replica. */
  visitorDetails: CourseDetailService;
  figures: FiguresService;
  sitemap: SitemapService;
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
  mayOutliveServer(reply).header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  request.server.responseCache.set(request.originalUrl, { reply, body, etag, until: readAt + ttlMs, generation });
  if (!isNotModified(request.headers['if-none-match'], etag)) return body;
  reply.code(304);
  return Buffer.alloc(0);
}

/** Public reading of courses. */
export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, freshCatalogue, suggestions, figures, sitemap, ttlMs } = services;
  const listsFor = (request: FastifyRequest) => (wroteRecently(request) ? freshCatalogue : catalogue);
  route(app, listCourses, async ({ query, caller, request, reply }) => {
    const generation = request.server.responseCache.generation();
    const page = await listsFor(request).listCourses(query);
    if (!caller) return sendPage(page, { request, reply, generation, ttlMs });
    const { total, meta } = page;
    return { data: await catalogue.withOwnRatings(page.courses, caller), total, meta };
  });
  route(app, suggestCourses, async ({ query }) => ({ data: await suggestions.suggest(query.q) }));
  route(app, getCatalogueFigures, async ({ reply }) => {
    mayOutliveServer(reply);
    return { data: await figures.getFigures() };
  });
  // Read-only although a POST: needs no XSRF token.
  route(
    app,
    listCategoryCourses,
    async ({ body, caller, request }) => ({
      data: { Course: await listsFor(request).listCategoryCourses(body.category, caller) },
    }),
    { xsrf: false, load: 'browsing' },
  );
  route(
    app,
    listInstructorCourses,
    ({ body, caller, request }) => listsFor(request).listInstructorCourses(body.instructorId, caller),
    { xsrf: false, load: 'browsing' },
  );
  // The front server builds the sitemap from these addresses.
  route(app, listCourseAddresses, async ({ query, reply }) => {
    mayOutliveServer(reply);
    return { data: await sitemap.listCourseAddresses(query) };
  });
  detailRoutes(app, services);
}

/** One course, and the reviews after those that its page already contains. */
function detailRoutes(app: FastifyInstance, services: Pick<Services, 'details' | 'visitorDetails'>): void {
  const detailsFor = (caller: Caller | null) => (caller ? services.details : services.visitorDetails);
  route(app, getCourse, async ({ params, caller, reply }) => {
    const data = await detailsFor(caller).getCourse(params.courseId, caller);
    if (!caller) mayOutliveServer(reply);
    return { data };
  });
  route(app, listReviews, async ({ params, query, caller, reply }) => {
    const data = await detailsFor(caller).listReviews(params.courseId, query.after, caller);
    if (!caller) mayOutliveServer(reply);
    return { data };
  });
}
