import { defineCall } from './call.ts';
import type { CourseMatch } from './course-match.ts';
import type { LectureOutline } from './lecture-outline.ts';
import type { RefundNote } from './payment.ts';
import type { CourseRating, StarCounts } from './review.ts';

export interface Picture {
  secure_url: string;
  /** The same picture 640 px wide, where there is one. */
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
 * A draft is unfinished; what was published may be taken back (unpublished), and what learners hold is archived instead
 * of deleted. Who holds a course keeps it in every state (decisions C9, C10).
 */
export type CourseStatus = 'draft' | 'published' | 'unpublished' | 'archived';

/** What a card shows, never a media address. Rupees, percent; a draft's `level` and `language` may be ''. */
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
  /** How long these lectures are together, 0 while unknown. */
  durationSeconds: number;
  status: CourseStatus;
  createdAt: string;
  updatedAt: string;
  /** The caller's own rating, 0 if none. */
  userRating: number;
}

export interface CourseDetail extends CourseSummary {
  /** Cleaned HTML. */
  description: string;
  lectures: LectureOutline[];
  /** How long a purchase lasts. */
  accessDays: number;
  /** The newest ratings and the newest with words, `limits.reviewsAtOnce` of each; `listReviews` goes on from there. */
  allRatings: CourseRating[];
  ratingsByStars: StarCounts;
  enrolledCount: number;
  /** What the caller holds: nothing for visitors and staff. `lastLectureId` as in `LectureList`. */
  enrolment: { expiresAt: string; isExpired: boolean; progress: number; lastLectureId?: string | null } | null;
  /** The refund that ended the caller's access; null without one. */
  refund: RefundNote | null;
  /** What the caller has begun to pay and not finished, in paise: buying for such an amount takes that order up again (decision P2). */
  openOrders: number[];
}

/** A card of a learner's My Courses. `progress` is completed lectures in percent, rounded down. */
export interface SubscribedCourse extends CourseSummary {
  progress: number;
  expiresAt: string;
  isExpired: boolean;
  lastLectureId: string | null;
  /** What the caller wrote with their rating; '' without words. */
  userComment: string;
}

/** A card of the courses one has made. */
export interface CreatedCourse extends CourseSummary {
  /** How many of its videos are being uploaded or prepared. */
  noOfProcessing: number;
  /** As in `CourseDetail.enrolledCount`. */
  noOfLearners: number;
  /** Questions below its lectures that nobody has answered, and the lecture of the oldest of them. */
  noOfOpenQuestions: number;
  openQuestionLectureId: string | null;
}

/** The choices of the filter "rating at least". */
export const ratingFloors = [4.5, 4, 3.5, 3] as const;
export type RatingFloor = (typeof ratingFloors)[number];

/** The tabs of the list, and before them how a search is ordered when no tab was chosen. */
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
  /** Asks for `CourseListMeta.counts`. */
  counts?: boolean;
}

/** How many courses each choice of each filter would find, all other filters staying as they are. Choices of none are left out. */
export type CourseCounts = Record<
  'category' | 'level' | 'language' | 'price' | 'ratingAtLeast',
  Partial<Record<string, number>>
>;

export interface CourseListMeta {
  /** Missing where it was not asked for, and where a search found more than are counted. */
  counts?: CourseCounts;
  /** A search found more than `Total`: these are the best of them. */
  isCapped?: boolean;
  /** Nothing is called as `q` says; these are the courses for the words that resemble it most. */
  correctedTo?: string;
  /** By course id, for the courses whose title does not have all the words of a search. */
  matches?: Record<string, CourseMatch>;
}

export interface InstructorMeta {
  /** How often all courses of the instructor were rated. */
  noOfRatings: number;
}

/** The course form as the browser sends it; numbers travel as text. The creator comes from the session. */
export interface CourseForm {
  topic: string;
  thumbnail?: Blob;
  description: string;
  category: string;
  price: number;
  discount: number;
  level: string;
  language: string;
  /** A draft or published when it is new; later published, or unpublished. Left out when editing: as it is. */
  status?: 'draft' | 'published' | 'unpublished';
  /** `updatedAt` of the course that was read: answers 409 when somebody saved since then. Without it, the last one wins. */
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
/** An instructor's own courses; for administrators, everybody's. */
export const listCreatedCourses = defineCall<{ data: CreatedCourse[] }>({
  name: 'listCreatedCourses',
  method: 'GET',
  path: '/course/createdCourses/',
});
/** The newest two dozen; `Total` is how many there are. */
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

/** Price less the discount, truncated to whole rupees (section 9); on integers, so that no pair is off by one. */
export const finalPrice = (course: Pick<CourseSummary, 'price' | 'discount'>): number =>
  Math.trunc((course.price * (100 - course.discount)) / 100);

export const isFree = (course: Pick<CourseSummary, 'price' | 'discount'>): boolean => finalPrice(course) === 0;

/** What is asked of the card gateway for a course. */
export const orderAmountPaise = (course: Pick<CourseSummary, 'price' | 'discount'>): number => finalPrice(course) * 100;
