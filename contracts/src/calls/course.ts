import type { CourseValues } from '../rules/course-fields.ts';
import { defineCall } from './call.ts';
import type { CourseMatch } from './course-match.ts';
import type { LectureOutline } from './lecture-outline.ts';
import type { RefundNote } from './payment.ts';
import type { CourseRating, StarCounts } from './review.ts';

export interface Picture {
  secure_url: string;
  /** The same picture, 640 px wide, if there is one. */
  small_url?: string;
}

export const levels = ['Beginner', 'Intermediate', 'Advance'] as const;
export type Level = (typeof levels)[number];

export const languages = [
  'English',
  'Hindi',
  'Hinglish',
  'Kannada',
  'Tamil',
  'Telugu',
  'Bengali',
  'Gujarati',
  'Marathi',
  'Punjabi',
  'Malayalam',
  'Assamese',
  'Manipuri',
] as const;
export type Language = (typeof languages)[number];

/**
 * A draft is unfinished. A published course may be withdrawn (unpublished), and a course with learners is archived
 * instead of deleted. Learners keep their access in every state (decisions C9, C10).
 */
export type CourseStatus = 'draft' | 'published' | 'unpublished' | 'archived';

/**
 * The data of a card, without media URLs. Price in rupees, discount in percent; a draft's `level` and `language` may be
 * ''.
 */
export interface CourseSummary {
  _id: string;
  topic: string;
  thumbnail: Picture | null;
  provider: string;
  category: string;
  price: number;
  discount: number;
  level: Level | '';
  language: Language | '';
  createdBy: string;
  creatorId: string;
  rating: number;
  noOfRatings: number;
  noOfLectures: number;
  /** The total duration of these lectures, 0 while unknown. */
  durationSeconds: number;
  status: CourseStatus;
  createdAt: string;
  updatedAt: string;
  /** The caller's own rating, 0 if none. */
  userRating: number;
}

export interface CourseDetail extends CourseSummary {
  /** Sanitised HTML. */
  description: string;
  lectures: LectureOutline[];
  /** The days of access that a purchase gives. */
  accessDays: number;
  /** The newest ratings and the newest with comments, `limits.reviewsAtOnce` of each; `listReviews` has the rest. */
  allRatings: CourseRating[];
  ratingsByStars: StarCounts;
  enrolledCount: number;
  /** The caller's enrolment; null for visitors and staff. `lastLectureId` as in `LectureList`. */
  enrolment: { expiresAt: string; isExpired: boolean; progress: number; lastLectureId?: string | null } | null;
  /** The refund that ended the caller's access; null without one. */
  refund: RefundNote | null;
  /**
   * Amounts of the caller's open orders, in paise: buying for one of these amounts resumes that order (decision P2).
   */
  openOrders: number[];
}

/** A card of a learner's My Courses. `progress` is completed lectures in percent, rounded down. */
export interface SubscribedCourse extends CourseSummary {
  progress: number;
  expiresAt: string;
  isExpired: boolean;
  lastLectureId: string | null;
  /** The comment of the caller's rating; '' without one. */
  userComment: string;
}

/** A card in an instructor's list of own courses. */
export interface CreatedCourse extends CourseSummary {
  /** The number of its videos that are being uploaded or converted. */
  noOfProcessing: number;
  /** As in `CourseDetail.enrolledCount`. */
  noOfLearners: number;
  /** Unanswered questions beside its lectures, and the lecture of the oldest. */
  noOfOpenQuestions: number;
  openQuestionLectureId: string | null;
}

/** The choices of the filter "rating at least". */
export const ratingFloors = [4.5, 4, 3.5, 3] as const;
type RatingFloor = (typeof ratingFloors)[number];

/** The tabs of the list; 'bestMatch' is the default order of a search. */
export const courseSorts = ['bestMatch', 'mostPopular', 'new', 'topRated'] as const;
export type CourseSort = (typeof courseSorts)[number];

export interface CourseListQuery {
  sort?: CourseSort;
  page?: number;
  limit?: number;
  q?: string;
  category?: string;
  level?: Level;
  language?: Language;
  price?: 'free' | 'paid';
  ratingAtLeast?: RatingFloor;
  /** Requests `CourseListMeta.counts`. */
  counts?: boolean;
}

/**
 * The number of results for each option of each filter, with all other filters unchanged. Omits options with 0 results.
 */
export type CourseCounts = Record<
  'category' | 'level' | 'language' | 'price' | 'ratingAtLeast',
  Partial<Record<string, number>>
>;

export interface CourseListMeta {
  /** Undefined when not requested, and when a search has too many results to count. */
  counts?: CourseCounts;
  /** A search found more than `Total`: these are the best matches. */
  isCapped?: boolean;
  /** Nothing matches `q`; these are the results for the most similar words. */
  correctedTo?: string;
  /** By course id, for the courses whose title does not contain all words of a search. */
  matches?: Record<string, CourseMatch>;
}

export interface InstructorMeta {
  /** The number of ratings of all the instructor's courses. */
  noOfRatings: number;
}

/** The course form as the browser sends it, with numbers as text. The session determines the creator. */
export interface CourseForm extends CourseValues {
  thumbnail?: Blob;
  /** A new course may be a draft or published, an existing one published or unpublished. Undefined keeps the status. */
  status?: 'draft' | 'published' | 'unpublished';
  /**
   * `updatedAt` of the loaded course: the response is 409 when somebody has saved since then. Undefined skips the
   * check.
   */
  version?: string;
}

export interface RatingForm {
  courseId: string;
  userRating: number;
  comment?: string;
}

interface CourseId {
  params: { courseId: string };
}

export const listCourses = defineCall<{ query: CourseListQuery; data: CourseSummary[]; meta: CourseListMeta }>({
  name: 'listCourses',
  method: 'GET',
  path: '/course/',
});
export const listCategoryCourses = defineCall<{ body: { category: string }; data: { Course: CourseSummary[] } }>({
  name: 'listCategoryCourses',
  method: 'POST',
  path: '/course/courses',
});
export const getCourse = defineCall<CourseId & { data: CourseDetail }>({
  name: 'getCourse',
  method: 'GET',
  path: '/course/:courseId',
});
export const listSubscribedCourses = defineCall<{ data: SubscribedCourse[] }>({
  name: 'listSubscribedCourses',
  method: 'GET',
  path: '/course/subscribedCourses',
});
/** An instructor's own courses; for administrators, all courses. */
export const listCreatedCourses = defineCall<{ data: CreatedCourse[] }>({
  name: 'listCreatedCourses',
  method: 'GET',
  path: '/course/createdCourses/',
});
/** The newest 24; `Total` counts all. */
export const listInstructorCourses = defineCall<{
  body: { instructorId: string };
  data: CourseSummary[];
  meta: InstructorMeta;
}>({
  name: 'listInstructorCourses',
  method: 'POST',
  path: '/course/instructorCourses/',
});
export const createCourse = defineCall<{ body: CourseForm; data: CourseSummary }>({
  name: 'createCourse',
  method: 'POST',
  path: '/course/',
  encoding: 'multipart',
});
export const updateCourse = defineCall<CourseId & { body: CourseForm; data: { updatedCourse: CourseDetail } }>({
  name: 'updateCourse',
  method: 'PUT',
  path: '/course/:courseId',
  encoding: 'multipart',
});
export const deleteCourse = defineCall<CourseId & { data: null }>({
  name: 'deleteCourse',
  method: 'DELETE',
  path: '/course/:courseId',
});
export const rateCourse = defineCall<{ body: RatingForm; data: { rating: number; noOfRatings: number } }>({
  name: 'rateCourse',
  method: 'POST',
  path: '/course/updateRating/',
});
