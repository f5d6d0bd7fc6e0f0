import { getPreview, listLectures, saveProgress } from '@vidya/contracts/calls/lecture';
import { courseIdParams } from '@vidya/contracts/shapes/course';
import {
  lectureList,
  lectureParams,
  lecturePreview,
  progressReport,
  savedProgress,
} from '@vidya/contracts/shapes/lecture';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import type { Watching } from './watching.service.ts';

/** Routes for watching lectures. */
export function watchingRoutes(app: FastifyInstance, watching: Watching): void {
  route(app, getPreview, {
    access: policy['lecture.preview'],
    schema: { params: lectureParams, data: lecturePreview },
    handler: async ({ params }) => ({ data: await watching.getPreview(params) }),
  });
  route(app, listLectures, {
    access: policy['lecture.watch'],
    schema: { params: courseIdParams, data: lectureList },
    handler: async ({ params, caller }) => ({ data: await watching.listLectures(params.courseId, caller) }),
  });
  route(app, saveProgress, {
    access: policy['lecture.watch'],
    schema: {
      params: lectureParams,
      body: progressReport,
      data: savedProgress,
    },
    handler: async ({ params, body, caller }) => ({ data: await watching.saveProgress(params, body, caller) }),
  });
}
