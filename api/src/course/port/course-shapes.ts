import type { CatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { courseSorts, languages, levels, matchPlaces, ratingFloors } from '@vidya/contracts/calls/choices';
import type {
  CourseDetail,
  CourseListMeta,
  CourseRating,
  CourseSummary,
  CreatedCourse,
  InstructorMeta,
  SubscribedCourse,
} from '@vidya/contracts/calls/course';
import type { Suggestion } from '@vidya/contracts/calls/course-match';
import { hiddenReasons } from '@vidya/contracts/rules/lecture-visibility';
import { anyId, emptied, plainText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';

/** The shapes of the contracts, for validating requests and stripping responses. */
const picture = z.object({ secure_url: z.string(), small_url: z.string().optional() });

const summaryFields = {
  _id: z.string(),
  topic: z.string(),
  thumbnail: picture.nullable(),
  provider: z.string(),
  category: z.string(),
  price: z.number().int(),
  discount: z.number().int(),
  level: z.enum([...levels, '']),
  language: z.enum([...languages, '']),
  createdBy: z.string(),
  creatorId: z.string(),
  rating: z.number(),
  noOfRatings: z.number().int(),
  noOfLectures: z.number().int(),
  durationSeconds: z.number().int(),
  status: z.enum(['draft', 'published', 'unpublished', 'archived']),
  createdAt: z.string(),
  updatedAt: z.string(),
  userRating: z.number(),
};

export const courseSummary: z.ZodType<CourseSummary> = z.object(summaryFields);

export const lectureOutlineFields = {
  _id: z.string(),
  title: z.string(),
  durationSeconds: z.number().int(),
  isPreview: z.boolean(),
  hidden: z.enum(hiddenReasons).optional(),
};

export const courseRating: z.ZodType<CourseRating> = z.object({
  userId: z.string(),
  value: z.number(),
  comment: z.string(),
  ratedAt: z.string(),
});

const number = z.number().int();

export const courseDetail: z.ZodType<CourseDetail> = z.object({
  ...summaryFields,
  description: z.string(),
  lectures: z.array(z.object(lectureOutlineFields)),
  accessDays: number,
  allRatings: z.array(courseRating),
  ratingsByStars: z.tuple([number, number, number, number, number]),
  enrolledCount: number,
  enrolment: z
    .object({
      expiresAt: z.string(),
      isExpired: z.boolean(),
      progress: number,
      lastLectureId: z.string().nullable().optional(),
    })
    .nullable(),
  refund: z.object({ at: z.string(), amount: z.number().int(), method: z.string() }).nullable(),
  openOrders: z.array(z.number().int()),
});

export const subscribedCourse: z.ZodType<SubscribedCourse> = z.object({
  ...summaryFields,
  progress: z.number().int(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  lastLectureId: z.string().nullable(),
  userComment: z.string(),
});

export const createdCourse: z.ZodType<CreatedCourse> = z.object({
  ...summaryFields,
  noOfProcessing: number,
  noOfLearners: number,
  noOfOpenQuestions: number,
  openQuestionLectureId: z.string().nullable(),
});

export const suggestion: z.ZodType<Suggestion> = z.object({
  kind: z.enum(['course', 'category', 'instructor']),
  label: z.string(),
  key: z.string(),
  place: z.enum(matchPlaces).optional(),
});

export const catalogueFigures: z.ZodType<CatalogueFigures> = z.object({
  courses: number,
  learners: number,
  rating: z.number(),
  noOfRatings: number,
});

const searchText = plainText(200);

export const courseListQuery = z.object({
  sort: emptied(z.enum(courseSorts)),
  page: emptied(z.coerce.number().int().min(1).max(1_000_000)),
  limit: emptied(z.coerce.number().int().min(1).max(50)),
  q: emptied(searchText),
  category: emptied(plainText(80)),
  level: emptied(z.enum(levels)),
  language: emptied(z.enum(languages)),
  price: emptied(z.enum(['free', 'paid'])),
  ratingAtLeast: emptied(z.coerce.number().pipe(z.literal(ratingFloors))),
  counts: emptied(z.enum(['true', 'false']).transform((word) => word === 'true')),
});

const counted = z.record(z.string(), z.number().int());

export const instructorMeta: z.ZodType<InstructorMeta> = z.object({ noOfRatings: z.number().int() });

export const courseListMeta: z.ZodType<CourseListMeta> = z.object({
  counts: z
    .object({ category: counted, level: counted, language: counted, price: counted, ratingAtLeast: counted })
    .optional(),
  isCapped: z.boolean().optional(),
  correctedTo: z.string().optional(),
  matches: z
    .record(z.string(), z.object({ place: z.enum(matchPlaces), excerpt: z.array(z.string()).optional() }))
    .optional(),
});

export const suggestionQuery = z.object({ q: searchText });

export const reviewsQuery = z.object({ after: emptied(anyId) });

export const courseIdParams = z.object({ courseId: anyId });
