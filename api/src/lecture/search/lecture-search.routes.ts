import { searchLectures } from '@vidya/contracts/calls/watching';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { LectureSearch } from './lecture-search.service.ts';

/** The route of the search in a course. */
export function lectureSearchRoutes(app: FastifyInstance, search: LectureSearch): void {
  route(app, searchLectures, async ({ params, query, caller }) => ({
    data: await search.searchLectures(params.courseId, query.q, caller),
  }));
}
