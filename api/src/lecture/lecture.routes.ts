import { createLecture, deleteLecture, updateLecture } from '@vidya/contracts/calls/lecture';
import { publishLectures, reorderLectures, scheduleLecture } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../policy/route.ts';
import type { LectureAuthoring } from './authoring.service.ts';
import type { CourseLectures } from './sections/course-lectures.service.ts';

const files = { video: { maxBytes: limits.uploadMax.videoBytes } };

/** Captions in all languages together; most Indian scripts need three bytes per character in UTF-8. */
const maxFieldBytes = 8 * 1024 * 1024;

/** Routes to create, change, publish, order and delete lectures. */
export function lectureAuthoringRoutes(
  app: FastifyInstance,
  { authoring, courseLectures }: { authoring: LectureAuthoring; courseLectures: CourseLectures },
): void {
  route(app, publishLectures, async ({ params, caller }) => {
    const data = await courseLectures.publishLectures(params.courseId, caller);
    return { data, message: apiMessages.lecture.published(data.published) };
  });
  route(app, reorderLectures, async ({ params: { courseId }, body, caller }) => ({
    data: await courseLectures.reorderLectures(courseId, body, caller),
    message: apiMessages.lecture.reordered,
  }));
  route(app, scheduleLecture, async ({ params, body, caller }) => ({
    data: await courseLectures.scheduleLecture(params, body.publishAt, caller),
    message: apiMessages.schedule.set,
  }));
  route(
    app,
    createLecture,
    async ({ params: { courseId }, body, files: { video = null }, caller }) => ({
      data: await authoring.createLecture(courseId, { ...body, video }, caller),
      message: apiMessages.lecture.created,
    }),
    { files, maxFieldBytes, mayUpload: ({ params, caller }) => authoring.mayTeach(params.courseId, caller) },
  );
  route(
    app,
    updateLecture,
    async ({ params, body, files: { video = null }, caller }) => ({
      data: await authoring.updateLecture(params, { ...body, video }, caller),
      message: apiMessages.lecture.updated,
    }),
    { files, maxFieldBytes, mayUpload: ({ params, caller }) => authoring.mayTeach(params.courseId, caller) },
  );
  route(app, deleteLecture, async ({ params, caller }) => ({
    data: await authoring.deleteLecture(params, caller),
    message: apiMessages.lecture.deleted,
  }));
}
