import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { type CourseDetail, getCourse } from '@vidya/contracts/calls/course';
import { sessionCookie } from '@vidya/contracts/rules/cookies';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';
import { cookie } from '../cookies.ts';
import { callerHeaders } from '../front-call.ts';
import { courseHead } from './course-head.ts';
import type { Head } from './head.ts';

export type CourseLookup = ReturnType<typeof createCourseLookup>;

const ttlMs = 10_000;
const max = 500;
const hasSession = (header: string | undefined): header is string => Boolean(cookie(header, sessionCookie));

/**
 * Asks the API for the head of a course page, as the visitor behind the request may see it; public courses are cached
 * for `ttlMs`. `null`: this visitor has no such course. `undefined`: the API did not respond within `headWaitMs`.
 */
export function createCourseLookup(config: SiteConfig) {
  const cache = createShortCache<Head | null>({ ttlMs, max });
  async function ask(courseId: string, headers: Record<string, string>, signal: AbortSignal): Promise<Head | null> {
    const response = await fetch(config.api + callAddress(getCourse, { courseId }), { headers, signal });
    const { Data } = (await response.json()) as Envelope<CourseDetail>;
    if (response.status !== 404 && !Data) throw new Error(`The API answered ${response.status}.`);
    return Data && courseHead(Data, config.origin);
  }
  return async (courseId: string, request: FastifyRequest): Promise<Head | null | undefined> => {
    const { cookie: cookies } = request.headers;
    const headers = callerHeaders(request, config);
    const signal = AbortSignal.timeout(config.headWaitMs);
    try {
      const shown = await cache.get(courseId.toLowerCase(), () => ask(courseId, headers, signal));
      // Drafts and archived courses are visible to some visitors: ask with their session, and do not cache.
      return shown ?? (hasSession(cookies) ? await ask(courseId, { ...headers, cookie: cookies }, signal) : null);
    } catch {
      // Late, down or invalid: send the page without the head. The page's own call will show the error.
      return undefined;
    }
  };
}
