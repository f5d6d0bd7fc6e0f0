import type { z } from 'zod';
import type { CourseValues } from '../rules/course-fields.ts';
import type {
  categoryCourses,
  categoryForm,
  changedCourse,
  courseDetail,
  courseInstructor,
  courseListMeta,
  courseListQuery,
  courseRating,
  courseSummary,
  createdCourse,
  instructorForm,
  instructorMeta,
  newRating,
  picture,
  ratingForm,
  subscribedCourse,
  updatedCourse,
} from '../shapes/course.ts';
import { defineCall } from './call.ts';

export type Picture = z.infer<typeof picture>;

/**
 * The data of a card, without media URLs. Price in rupees, discount in percent; a draft's `level` and `language` may be
 * ''.
 */
export type CourseSummary = z.infer<typeof courseSummary>;

export type CourseDetail = z.infer<typeof courseDetail>;

/** A card of a learner's My Courses. `progress` is completed lectures in percent, rounded down. */
export type SubscribedCourse = z.infer<typeof subscribedCourse>;

/** A card in an instructor's list of own courses. */
export type CreatedCourse = z.infer<typeof createdCourse>;

export type CourseListQuery = z.infer<typeof courseListQuery>;

export type CourseCounts = NonNullable<CourseListMeta['counts']>;
export type CourseListMeta = z.infer<typeof courseListMeta>;

export type InstructorMeta = z.infer<typeof instructorMeta>;

/** The course form as the browser sends it, with numbers as text. The session determines the creator. */
export interface CourseForm extends CourseValues {
  thumbnail?: Blob;
  /** A new course may be a draft or published, an existing one published or unpublished. Undefined keeps the status. */
  status?: z.infer<typeof changedCourse>['status'];
  /**
   * `updatedAt` of the loaded course: the response is 409 after a later save. Undefined skips the check.
   */
  version?: string;
  /** Undefined: the description is rich text if each of its tags is one and closes, otherwise plain text. */
  descriptionFormat?: z.infer<typeof changedCourse>['descriptionFormat'];
}

export type RatingForm = z.infer<typeof ratingForm>;

interface CourseId {
  params: { courseId: string };
}

export const listCourses = defineCall<{ query: CourseListQuery; data: CourseSummary[]; meta: CourseListMeta }>(
  'listCourses',
  'GET /course/',
);
export const listCategoryCourses = defineCall<{
  body: z.infer<typeof categoryForm>;
  data: z.infer<typeof categoryCourses>;
}>('listCategoryCourses', 'POST /course/courses');
export const getCourse = defineCall<CourseId & { data: CourseDetail }>('getCourse', 'GET /course/:courseId');
export const listSubscribedCourses = defineCall<{ data: SubscribedCourse[] }>(
  'listSubscribedCourses',
  'GET /course/subscribedCourses',
);
/** An instructor's own courses; for administrators, all courses. */
export const listCreatedCourses = defineCall<{ data: CreatedCourse[] }>(
  'listCreatedCourses',
  'GET /course/createdCourses/',
);
/** The newest 24; `Total` counts all. */
export const listInstructorCourses = defineCall<{
  body: z.infer<typeof instructorForm>;
  data: CourseSummary[];
  meta: InstructorMeta;
}>('listInstructorCourses', 'POST /course/instructorCourses/');
export const createCourse = defineCall<{ body: CourseForm; data: CourseSummary }>('createCourse', 'POST /course/', {
  encoding: 'multipart',
  creates: true,
});
export const updateCourse = defineCall<CourseId & { body: CourseForm; data: z.infer<typeof updatedCourse> }>(
  'updateCourse',
  'PUT /course/:courseId',
  { encoding: 'multipart' },
);
export const deleteCourse = defineCall<CourseId & { data: null }>('deleteCourse', 'DELETE /course/:courseId');
export const rateCourse = defineCall<{ body: RatingForm; data: z.infer<typeof newRating> }>(
  'rateCourse',
  'POST /course/updateRating/',
);

export type CourseRating = z.infer<typeof courseRating>;
export type CourseInstructor = z.infer<typeof courseInstructor>;
/** The number of ratings per star, from one to five. */
export type StarCounts = CourseDetail['ratingsByStars'];
