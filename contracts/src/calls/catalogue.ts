import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { courseSorts, languages, levels, matchPlaces, ratingFloors } from '../texts/choices.ts';
import { call } from './call.ts';
import { courseIdParams, courseRating, courseSummary } from './course.ts';
import { anyId, certificateStatus, countUpTo, emptied, plainLine, whole } from './fields.ts';

const searchText = plainLine(limits.searchCharacters);

const courseListQuery = z.object({
  sort: emptied(z.enum(courseSorts)),
  page: countUpTo(1_000_000),
  limit: countUpTo(50),
  q: emptied(searchText),
  category: emptied(plainLine(80)),
  level: emptied(z.enum(levels)),
  language: emptied(z.enum(languages)),
  price: emptied(z.enum(['free', 'paid'])),
  ratingAtLeast: emptied(z.coerce.number().pipe(z.literal(ratingFloors))),
  /** Requests `CourseListMeta.counts`. */
  counts: emptied(z.enum(['true', 'false']).transform((word) => word === 'true')),
});

const countByOption = z.record(z.string(), whole.optional());

const courseMatch = z.object({
  place: z.enum(matchPlaces),
  /**
   * Plain text around the words in the subtitle, the outcomes or the description. Every second part is a found word: `['…write ', 'pythons', ' by
   * hand…']`. Undefined when the words occur in another form.
   */
  excerpt: z.array(z.string()).optional(),
});

const courseListMeta = z.object({
  /**
   * The number of results for each option of each filter, with all other filters unchanged; options with 0 results are
   * left out. Undefined when not requested, and when a search has too many results to count.
   */
  counts: z
    .object({
      category: countByOption,
      level: countByOption,
      language: countByOption,
      price: countByOption,
      ratingAtLeast: countByOption,
    })
    .optional(),
  /** A search found more than `Total`: these are the best matches. */
  isCapped: z.boolean().optional(),
  /** Nothing matches `q`; these are the results for the most similar words. */
  correctedTo: z.string().optional(),
  /** By course id, for the courses whose title does not contain all words of a search. */
  matches: z.record(z.string(), courseMatch).optional(),
});

const suggestionQuery = z.object({ q: searchText });

const suggestion = z.object({
  kind: z.enum(['course', 'category', 'instructor']),
  label: z.string(),
  /** A course's id, a category's slug or an instructor's name. */
  key: z.string(),
  /** Where the words were found when the course's title does not contain all of them. */
  place: z.enum(matchPlaces).optional(),
});

const instructorMeta = z.object({
  /** The number of ratings of all the instructor's courses. */
  noOfRatings: whole,
});

const catalogueFigures = z.object({
  /** Published courses. */
  courses: whole,
  /** People with a current or former enrolment, each counted once; without refunded ones. */
  learners: whole,
  /** Average of all ratings of the published courses, each with equal weight. */
  rating: z.number(),
  noOfRatings: whole,
  /** The languages of the published courses, in the order of `languages`. */
  languages: z.array(z.enum(languages)),
});

const courseAddressQuery = z.object({
  // Bounds of a range, not ids of courses: any value of this format works.
  after: z.guid().optional(),
  upTo: z.guid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.addressesPerFetch).optional(),
});

const courseAddress = z.object({ _id: z.string(), updatedAt: z.string() });

const reviewsQuery = z.object({ after: emptied(anyId) });

const categoryForm = z.object({ category: plainLine(80) });

const categoryCourses = z.object({ Course: z.array(courseSummary) });

const instructorForm = z.object({ instructorId: anyId });

export type CourseListQuery = z.infer<typeof courseListQuery>;

export type CourseCounts = NonNullable<CourseListMeta['counts']>;

export type CourseListMeta = z.infer<typeof courseListMeta>;

export const listCourses = call('listCourses', 'GET /course/', {
  access: 'public',
  query: courseListQuery,
  data: z.array(courseSummary),
  meta: courseListMeta,
  example: { as: 'visitor', query: { page: 1, limit: 24, q: 'prompting', counts: true } },
});

export const listCategoryCourses = call('listCategoryCourses', 'POST /course/courses', {
  access: 'public',
  body: categoryForm,
  data: categoryCourses,
  example: { as: 'visitor', body: { category: 'generative-ai' } },
});

/** The newest 24; `Total` counts all. */
export const listInstructorCourses = call('listInstructorCourses', 'POST /course/instructorCourses/', {
  access: 'public',
  body: instructorForm,
  data: z.array(courseSummary),
  meta: instructorMeta,
  example: { as: 'visitor', body: { instructorId: '{instructor}' } },
});

/** Figures about the whole site; 0 where there is nothing yet. */
export type CatalogueFigures = z.infer<typeof catalogueFigures>;

export const getCatalogueFigures = call('getCatalogueFigures', 'GET /course/figures', {
  access: 'public',
  data: catalogueFigures,
  example: { as: 'visitor' },
});

/** A published course on the site map. */
export type CourseAddress = z.infer<typeof courseAddress>;

/** A range of ids: after `after`, up to and including `upTo`; open-ended without them. */
export type CourseAddressQuery = z.infer<typeof courseAddressQuery>;

/** All published courses in order of their ids, one page at a time; the next page starts after the last id. */
export const listCourseAddresses = call('listCourseAddresses', 'GET /course/addresses', {
  access: 'public',
  query: courseAddressQuery,
  data: z.array(courseAddress),
  example: { as: 'visitor' },
});

/** Why a search found a course. */
export type CourseMatch = z.infer<typeof courseMatch>;

export type Suggestion = z.infer<typeof suggestion>;

export const suggestCourses = call('suggestCourses', 'GET /course/suggestions', {
  access: 'public',
  query: suggestionQuery,
  data: z.array(suggestion),
  example: { as: 'visitor', query: { q: 'prompting' } },
});

/** Ratings with a comment, newest first, one page at a time; `after` is the `userId` of the last known one. */
export const listReviews = call('listReviews', 'GET /course/:courseId/reviews', {
  access: 'course.see',
  params: courseIdParams,
  query: reviewsQuery,
  data: z.array(courseRating),
  example: { as: 'visitor', params: { courseId: '{course}' } },
});

const subscribedCourse = courseSummary.extend({
  progress: whole,
  expiresAt: z.string(),
  isExpired: z.boolean(),
  lastLectureId: z.string().nullable(),
  /** The comment of the caller's rating; '' without one. */
  userComment: z.string(),
  /** Whether that rating shows the caller's first name; otherwise it shows the initial. */
  userIsNamed: z.boolean(),
  /** As in the enrolment of `CourseDetail`. */
  certificate: certificateStatus.optional(),
});

const createdCourse = courseSummary.extend({
  /** The number of its videos that are being uploaded or converted. */
  noOfProcessing: whole,
  /** As in `CourseDetail.enrolledCount`. */
  noOfLearners: whole,
  /** Unanswered questions beside its lectures, and the lecture of the oldest. */
  noOfOpenQuestions: whole,
  openQuestionLectureId: z.string().nullable(),
});

/** A card of a learner's My Courses. `progress` is completed lectures in percent, rounded down. */
export type SubscribedCourse = z.infer<typeof subscribedCourse>;

/** A card in an instructor's list of own courses. */
export type CreatedCourse = z.infer<typeof createdCourse>;

export const listSubscribedCourses = call('listSubscribedCourses', 'GET /course/subscribedCourses', {
  access: 'signedIn',
  data: z.array(subscribedCourse),
  example: { as: 'learner' },
});

/** An instructor's own courses; for administrators, all courses. */
export const listCreatedCourses = call('listCreatedCourses', 'GET /course/createdCourses/', {
  access: 'course.listCreated',
  data: z.array(createdCourse),
  example: { as: 'instructor' },
});
