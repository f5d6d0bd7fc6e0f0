import { readFile } from 'node:fs/promises';
import { createCourse, deleteCourse, rateCourse, updateCourse } from '@vidya/contracts/calls/course';
import { eachCourseField, isNumberField } from '@vidya/contracts/rules/course-fields';
import { limits } from '@vidya/contracts/rules/limits';
import { courseDetail, courseIdParams, courseSummary } from '@vidya/contracts/shapes/course';
import { anyId, formValue, plainText } from '@vidya/contracts/shapes/fields';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { policy } from '../../policy/policy.ts';
import type { CourseDetailService } from '../catalogue/course-detail.service.ts';
import type { Rating } from '../reviews/rating.service.ts';
import type { Authoring } from './authoring.service.ts';

/** More than any field may have: what is too long gets the message of its rule. */
const readCharacters = 100_000;
const fieldShapes = eachCourseField((name) => (isNumberField(name) ? formValue : plainText(readCharacters)).optional());
const courseForm = z.object({ ...fieldShapes, version: plainText(40).optional() });
const newCourse = courseForm.extend({ status: z.enum(['draft', 'published']).optional() });
const changedCourse = courseForm.extend({ status: z.enum(['draft', 'published', 'unpublished']).optional() });

const files = { thumbnail: { maxBytes: limits.uploadMax.imageBytes } };

/** Reads the whole file: at most 5 MB, and the image decoder needs all of it. */
const bytesOf = (file: UploadedFile | undefined): Promise<Buffer> | null => (file ? readFile(file.path) : null);

interface Services {
  authoring: Authoring;
  details: CourseDetailService;
  rating: Rating;
}

/** Creates, changes, deletes and rates courses. */
export function authoringRoutes(app: FastifyInstance, { authoring, details, rating }: Services): void {
  route(app, createCourse, {
    access: policy['course.create'].by,
    files,
    schema: { body: newCourse, data: courseSummary },
    handler: async ({ body, files: { thumbnail }, caller }) => {
      const courseId = await authoring.createCourse(body, await bytesOf(thumbnail), caller);
      const isDraft = body.status === 'draft';
      return {
        data: await details.getCourse(courseId, caller),
        message: isDraft ? apiMessages.course.draftSaved : apiMessages.course.created,
      };
    },
  });
  route(app, updateCourse, {
    access: policy['course.change'].by,
    files,
    schema: { params: courseIdParams, body: changedCourse, data: z.object({ updatedCourse: courseDetail }) },
    handler: async ({ params: { courseId }, body, files: { thumbnail }, caller }) => {
      await authoring.updateCourse(courseId, body, await bytesOf(thumbnail), caller);
      return {
        data: { updatedCourse: await details.getCourse(courseId, caller) },
        message: apiMessages.course.updated,
      };
    },
  });
  route(app, deleteCourse, {
    access: policy['course.delete'].by,
    schema: { params: courseIdParams, data: z.null() },
    handler: async ({ params, caller }) => {
      await authoring.deleteCourse(params.courseId, caller);
      return { data: null, message: apiMessages.course.deleted };
    },
  });
  route(app, rateCourse, {
    access: policy['course.rate'].by,
    schema: {
      body: z.object({ courseId: anyId, userRating: z.number(), comment: plainText(2_000).optional() }),
      data: z.object({ rating: z.number(), noOfRatings: z.number().int() }),
    },
    handler: async ({ body, caller }) => ({
      data: await rating.rateCourse(body, caller),
      message: apiMessages.course.rated,
    }),
  });
}
