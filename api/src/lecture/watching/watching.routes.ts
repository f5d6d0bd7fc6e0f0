import { listLectures } from '@vidya/contracts/calls/lecture';
import { getPreview, markLecture, saveProgress } from '@vidya/contracts/calls/watching';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../policy/route.ts';
import type { Watching } from './watching.service.ts';

/** Routes for watching lectures. */
export function watchingRoutes(app: FastifyInstance, watching: Watching): void {
  route(app, getPreview, async ({ params }) => ({ data: await watching.getPreview(params) }));
  route(app, listLectures, async ({ params, caller }) => ({
    data: await watching.listLectures(params.courseId, caller),
  }));
  route(app, markLecture, async ({ params, body: { isDone }, caller }) => ({
    data: await watching.markLecture(params, isDone, caller),
    message: isDone ? apiMessages.lecture.marked : apiMessages.lecture.unmarked,
  }));
  route(app, saveProgress, async ({ params, body, caller }) => ({
    data: await watching.saveProgress(params, body, caller),
  }));
}
