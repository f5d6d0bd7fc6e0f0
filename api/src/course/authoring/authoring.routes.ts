import { createCourse, deleteCourse, rateCourse, updateCourse } from '@vidya/contracts/calls/course';
import { scheduleCourse } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { bytesOf } from '../../http/uploads.ts';
import { route } from '../../policy/route.ts';
import type { CourseDetailService } from '../catalogue/course-detail.service.ts';
import type { Rating } from '../reviews/rating.service.ts';
import type { Authoring } from './authoring.service.ts';
import type { createScheduleCourse } from './schedule.service.ts';

const files = { thumbnail: { maxBytes: limits.uploadMax.imageBytes } };

/** Reads the whole file: at most 5 MB, and the image decoder needs all of it. */

interface Services {
  authoring: Authoring;
  details: CourseDetailService;
  rating: Rating;
  schedule: ReturnType<typeof createScheduleCourse>;
}

/** Creates, changes, deletes and rates courses. */
export function authoringRoutes(app: FastifyInstance, { authoring, details, rating, schedule }: Services): void {
  route(
    app,
    createCourse,
    async ({ body, files: { thumbnail }, caller }) => {
      const courseId = await authoring.createCourse(body, await bytesOf(thumbnail), caller);
      const isDraft = body.status === 'draft';
      return {
        data: await details.getCourse(courseId, caller),
        message: isDraft ? apiMessages.course.draftSaved : apiMessages.course.created,
      };
    },
    { files },
  );
  route(
    app,
    updateCourse,
    async ({ params: { courseId }, body, files: { thumbnail }, caller }) => {
      await authoring.updateCourse(courseId, body, await bytesOf(thumbnail), caller);
      return {
        data: { updatedCourse: await details.getCourse(courseId, caller) },
        message: apiMessages.course.updated,
      };
    },
    { files },
  );
  route(app, scheduleCourse, async ({ params: { courseId }, body, caller }) => {
    await schedule(courseId, body.publishAt, caller);
    return { data: await details.getCourse(courseId, caller), message: apiMessages.schedule.set };
  });
  route(app, deleteCourse, async ({ params, caller }) => {
    await authoring.deleteCourse(params.courseId, caller);
    return { data: null, message: apiMessages.course.deleted };
  });
  route(app, rateCourse, async ({ body, caller }) => ({
    data: await rating.rateCourse(body, caller),
    message: apiMessages.course.rated,
  }));
}
