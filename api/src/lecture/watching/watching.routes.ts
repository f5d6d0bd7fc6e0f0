import { listLectures } from '@vidya/contracts/calls/lecture';
import { getPreview, saveProgress } from '@vidya/contracts/calls/watching';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { Watching } from './watching.service.ts';

/** Routes for watching lectures. */
export function watchingRoutes(app: FastifyInstance, watching: Watching): void {
  route(app, getPreview, async ({ params }) => ({ data: await watching.getPreview(params) }));
  route(app, listLectures, async ({ params, caller }) => ({
    data: await watching.listLectures(params.courseId, caller),
  }));
  route(app, saveProgress, async ({ params, body, caller }) => ({
    data: await watching.saveProgress(params, body, caller),
  }));
}
