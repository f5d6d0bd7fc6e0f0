import { z } from 'zod';
import { courseSorts, courseStatuses, languages, levels, matchPlaces, ratingFloors } from '../calls/choices.ts';
import { eachCourseField, isNumberField } from '../rules/course-fields.ts';
import { hiddenReasons } from '../rules/lecture-visibility.ts';
import { limits } from '../rules/limits.ts';
import { anyId, countUpTo, emptied, formValue, plainLine, plainText, whole } from './fields.ts';

export const courseIdParams = z.object({ courseId: anyId });

export const picture = z.object({
  secure_url: z.string(),
  /** The same picture, 640 px wide, if there is one. */
  small_url: z.string().optional(),
});

export const courseSummary = z.object({
  _id: z.string(),
  topic: z.string(),
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
  durationSeconds: whole,
  isPreview: z.boolean(),
  /** A short stand-in of the sample data plays instead of a film of its own. */
  isSample: z.boolean().optional(),
  /** Staff only, who also get what learners do not see (decision C16): why not. Left out where learners see it. */
  hidden: z.enum(hiddenReasons).optional(),
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

/** How a course presents its instructor; '' where they say nothing about themselves. */
export const courseInstructor = z.object({ picture: picture.nullable(), headline: z.string(), about: z.string() });

export const refundNote = z.object({ at: z.string(), amount: whole, method: z.string() });

export const courseDetail = courseSummary.extend({
  /** Sanitised HTML. */
  description: z.string(),
  instructor: courseInstructor,
  lectures: z.array(lectureOutline),
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
    })
    .nullable(),
  /** The refund that ended the caller's access; null without one. */
  refund: refundNote.nullable(),
  /**
   * Amounts of the caller's open orders, in paise: buying for one of these amounts resumes that order (decision P2).
   */
  openOrders: z.array(whole),
});

export const subscribedCourse = courseSummary.extend({
  progress: whole,
  expiresAt: z.string(),
  isExpired: z.boolean(),
  lastLectureId: z.string().nullable(),
  /** The comment of the caller's rating; '' without one. */
  userComment: z.string(),
  /** Whether that rating shows the caller's first name; otherwise it shows the initial. */
  userIsNamed: z.boolean(),
});

export const createdCourse = courseSummary.extend({
  /** The number of its videos that are being uploaded or converted. */
  noOfProcessing: whole,
  /** As in `CourseDetail.enrolledCount`. */
  noOfLearners: whole,
  /** Unanswered questions beside its lectures, and the lecture of the oldest. */
  noOfOpenQuestions: whole,
  openQuestionLectureId: z.string().nullable(),
});

const searchText = plainLine(limits.searchCharacters);

export const courseListQuery = z.object({
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

export const courseMatch = z.object({
  place: z.enum(matchPlaces),
  /**
   * Plain text around the words in the description. Every second part is a found word: `['…write ', 'pythons', ' by
   * hand…']`. Undefined when the words occur in another form.
   */
  excerpt: z.array(z.string()).optional(),
});

export const courseListMeta = z.object({
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

export const suggestionQuery = z.object({ q: searchText });

export const suggestion = z.object({
  kind: z.enum(['course', 'category', 'instructor']),
  label: z.string(),
  /** A course's id, a category's slug or an instructor's name. */
  key: z.string(),
  /** Where the words were found when the course's title does not contain all of them. */
  place: z.enum(matchPlaces).optional(),
});

export const instructorMeta = z.object({
  /** The number of ratings of all the instructor's courses. */
  noOfRatings: whole,
});

export const catalogueFigures = z.object({
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

export const courseAddressQuery = z.object({
  // Bounds of a range, not ids of courses: any value of this format works.
  after: z.guid().optional(),
  upTo: z.guid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.addressesPerFetch).optional(),
});

export const courseAddress = z.object({ _id: z.string(), updatedAt: z.string() });

export const reviewsQuery = z.object({ after: emptied(anyId) });

export const categoryForm = z.object({ category: plainLine(80) });
export const categoryCourses = z.object({ Course: z.array(courseSummary) });

export const instructorForm = z.object({ instructorId: anyId });

export const updatedCourse = z.object({ updatedCourse: courseDetail });

export const ratingForm = z.object({
  courseId: anyId,
  userRating: z.number(),
  comment: plainText(2_000).optional(),
  /** Show the first name instead of the initial. Left out: as stored, the initial at first. */
  isNamed: z.boolean().optional(),
});
export const newRating = z.object({ rating: z.number(), noOfRatings: whole });

/** More than any field may have: what is too long gets the message of its rule. */
const readCharacters = 100_000;

const courseForm = z.object({
  ...eachCourseField((name) => {
    if (isNumberField(name)) return formValue.optional();
    return (name === 'description' ? plainText : plainLine)(readCharacters).optional();
  }),
  version: plainLine(40).optional(),
  descriptionFormat: z.enum(['text', 'html']).optional(),
});
export const newCourse = courseForm.extend({ status: z.enum(['draft', 'published']).optional() });
export const changedCourse = courseForm.extend({ status: z.enum(['draft', 'published', 'unpublished']).optional() });
