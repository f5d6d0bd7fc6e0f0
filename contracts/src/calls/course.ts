import { z } from 'zod';
import { type CourseValues, eachCourseField, isLineField, isNumberField } from '../rules/course/course-fields.ts';
import { lectureKinds } from '../rules/course/lecture-source.ts';
import { hiddenReasons } from '../rules/course/lecture-visibility.ts';
import { courseStatuses, languages, levels } from '../texts/choices.ts';
import { call, sentAs } from './call.ts';
import {
  anyId,
  certificateRules,
  certificateStatus,
  formValue,
  picture,
  plainLine,
  plainText,
  whole,
} from './fields.ts';

export const courseIdParams = z.object({ courseId: anyId });

/** How a course presents an instructor; '' where they say nothing about themselves. */
const courseInstructor = z.object({ picture: picture.nullable(), headline: z.string(), about: z.string() });

export const courseSummary = z.object({
  _id: z.string(),
  topic: z.string(),
  subtitle: z.string(),
  thumbnail: picture.nullable(),
  provider: z.string(),
  category: z.string(),
  /** Whole rupees. */
  price: whole,
  /** Percent. */
  discount: whole,
  /** '' in some drafts, like `language`. */
  level: z.enum([...levels, '']),
  language: z.enum([...languages, '']),
  createdBy: z.string(),
  creatorId: z.string(),
  /** All who teach it, its owner first; lists only name them. */
  instructors: z.array(courseInstructor.partial().extend({ _id: z.string(), name: z.string() })),
  rating: z.number(),
  noOfRatings: whole,
  noOfLectures: whole,
  /** The total duration of these lectures, 0 while unknown. */
  durationSeconds: whole,
  status: z.enum(courseStatuses),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The caller's own rating, 0 if none. */
  userRating: z.number(),
});

export const lectureOutline = z.object({
  _id: z.string(),
  title: z.string(),
  kind: z.enum(lectureKinds),
  /** How long a film plays, how long an article takes to read, or what the author expects; 0 while unknown. */
  durationSeconds: whole,
  isPreview: z.boolean(),
  /** How many files it offers; left out for none. */
  resourceCount: whole.optional(),
  /** A short stand-in of the sample data plays instead of a film of its own. */
  isSample: z.boolean().optional(),
  /** Staff only, who also get what learners do not see (decision C16): why not. Left out where learners see it. */
  hidden: z.enum(hiddenReasons).optional(),
});

/** A part of the course; `lectures` holds ids in the order of the course's `lectures`. */
const courseSection = z.object({
  _id: z.string(),
  /** '' for a section without a name. */
  title: z.string(),
  /** '' for none. */
  goal: z.string(),
  lectures: z.array(z.string()),
});

export const courseRating = z.object({
  /** Opaque: it only distinguishes ratings. */
  userId: z.string(),
  value: z.number(),
  /** '' for a rating without text. */
  comment: z.string(),
  ratedAt: z.string(),
  /** The first name or the initial, as its writer chose; '' when the account is gone. */
  name: z.string(),
  /** True for the caller's own. */
  isOwn: z.boolean(),
});

export const refundNote = z.object({ at: z.string(), amount: whole, method: z.string() });

export const courseDetail = courseSummary.extend({
  /** Sanitised HTML. */
  description: z.string(),
  /** What learners will learn, what they need before, and for whom the course is: plain text, one item each. */
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  audience: z.array(z.string()),
  /** The free preview that introduces the course; null for none. Staff also see one that learners do not see. */
  promoLectureId: z.string().nullable(),
  /** The owner. */
  instructor: courseInstructor,
  lectures: z.array(lectureOutline),
  /** Learners do not see a section without lectures that they see. Together they name every lecture, in order. */
  sections: z.array(courseSection),
  /** What the certificate needs of those who begin now; left out for all lectures and nothing else. */
  certificate: certificateRules.optional(),
  /** The days of access that a purchase gives. */
  accessDays: whole,
  /** The newest ratings and the newest with comments, `limits.reviewsAtOnce` of each; `listReviews` has the rest. */
  allRatings: z.array(courseRating),
  /** From one star to five, rounded up: 0.5 counts with 1, 4.5 with 5. */
  ratingsByStars: z.tuple([whole, whole, whole, whole, whole]),
  enrolledCount: whole,
  /** The caller's enrolment; null for visitors and staff. `lastLectureId` as in `LectureList`. */
  enrolment: z
    .object({
      expiresAt: z.string(),
      isExpired: z.boolean(),
      progress: whole,
      lastLectureId: z.string().nullable().optional(),
      /** Left out where every learner needs all lectures and nothing else. */
      certificate: certificateStatus.optional(),
    })
    .nullable(),
  /** The refund that ended the caller's access; null without one. */
  refund: refundNote.nullable(),
  /**
   * Amounts of the caller's open orders, in paise: buying for one of these amounts resumes that order (decision P2).
   */
  openOrders: z.array(whole),
  /** For managers: when the course is published by itself; null for everybody else. */
  publishAt: z.string().nullable(),
  /** For holders and managers: the lectures that are published by themselves, the next one first. */
  upcoming: z.array(z.object({ _id: z.string(), title: z.string(), publishAt: z.string() })),
});

const updatedCourse = z.object({ updatedCourse: courseDetail });

const ratingForm = z.object({
  courseId: anyId,
  userRating: z.number(),
  comment: plainText(2_000).optional(),
  /** Show the first name instead of the initial. Left out: as stored, the initial at first. */
  isNamed: z.boolean().optional(),
});

const newRating = z.object({ rating: z.number(), noOfRatings: whole });

/** More than any field may have: what is too long gets the message of its rule. */
const readCharacters = 100_000;

const courseForm = z.object({
  ...eachCourseField((name) => {
    if (isNumberField(name)) return formValue.optional();
    return (name === 'description' || isLineField(name) ? plainText : plainLine)(readCharacters).optional();
  }),
  version: plainLine(40).optional(),
  descriptionFormat: z.enum(['text', 'html']).optional(),
});

const newStatus = z.enum(['draft', 'published']).optional();
const newCourse = courseForm.omit({ promoLectureId: true }).extend({ status: newStatus });
const changedCourse = courseForm.extend({ status: z.enum(['draft', 'published', 'unpublished']).optional() });

export type Picture = z.infer<typeof picture>;

/**
 * The data of a card, without media URLs. Price in rupees, discount in percent; a draft's `level` and `language` may be
 * ''.
 */
export type CourseSummary = z.infer<typeof courseSummary>;

export type CourseDetail = z.infer<typeof courseDetail>;

/** The course form as the browser sends it, with numbers as text. The session determines the creator. */
export interface CourseForm extends Omit<CourseValues, 'description'> {
  /** Undefined keeps the stored one. */
  description?: string;
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

export const getCourse = call('getCourse', 'GET /course/:courseId', {
  access: 'course.see',
  params: courseIdParams,
  data: courseDetail,
  example: { as: 'learner', params: { courseId: '{course}' } },
});

export const createCourse = call('createCourse', 'POST /course/', {
  access: 'course.create',
  body: sentAs<CourseForm>()(newCourse),
  data: courseSummary,
  encoding: 'multipart',
  creates: true,
  example: { as: 'instructor', body: { topic: 'A new course', status: 'draft' } },
});

export const updateCourse = call('updateCourse', 'PUT /course/:courseId', {
  access: 'course.change',
  params: courseIdParams,
  body: sentAs<CourseForm>()(changedCourse),
  data: updatedCourse,
  encoding: 'multipart',
  example: {
    as: 'instructor',
    params: { courseId: '{course}' },
    body: { topic: 'Another title', status: 'unpublished' },
  },
});

export const deleteCourse = call('deleteCourse', 'DELETE /course/:courseId', {
  access: 'course.delete',
  params: courseIdParams,
  data: z.null(),
  example: { as: 'instructor', params: { courseId: '{draft}' } },
});

export const rateCourse = call('rateCourse', 'POST /course/updateRating/', {
  access: 'course.rate',
  body: ratingForm,
  data: newRating,
  example: { as: 'learner', body: { courseId: '{course}', userRating: 4, comment: 'Clear and short.', isNamed: true } },
});

export type CourseRating = z.infer<typeof courseRating>;

export type CourseSection = z.infer<typeof courseSection>;

export type CourseInstructor = z.infer<typeof courseInstructor>;

/** The number of ratings per star, from one to five. */
export type StarCounts = CourseDetail['ratingsByStars'];
