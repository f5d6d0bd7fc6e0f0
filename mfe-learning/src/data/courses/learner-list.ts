import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';

export const progressFilters = ['all', 'inProgress', 'notStarted', 'done'] as const;
export type ProgressFilter = (typeof progressFilters)[number];

/** A course counts as started once the learner opens a lecture, even before completing one. */
const hasStarted = (course: SubscribedCourse): boolean => course.progress > 0 || course.lastLectureId !== null;

const belongs: Record<ProgressFilter, (course: SubscribedCourse) => boolean> = {
  all: () => true,
  inProgress: (course) => hasStarted(course) && course.progress < 100,
  notStarted: (course) => !hasStarted(course),
  done: (course) => course.progress === 100,
};

export const filterCourses = (courses: SubscribedCourse[], filter: ProgressFilter): SubscribedCourse[] =>
  courses.filter(belongs[filter]);

/** The orders of the list; the API's own is by the last use. */
export const learnerSorts = ['recent', 'title', 'progress', 'expiry'] as const;
export type LearnerSort = (typeof learnerSorts)[number];

const compare: Record<LearnerSort, (one: SubscribedCourse, other: SubscribedCourse) => number> = {
  recent: () => 0,
  title: (one, other) => one.topic.localeCompare(other.topic, undefined, { numeric: true }),
  progress: (one, other) => other.progress - one.progress,
  // Access that has ended is no hurry: those courses come last.
  expiry: (one, other) =>
    Number(one.isExpired) - Number(other.isExpired) || one.expiresAt.localeCompare(other.expiresAt),
};

export const sortCourses = (courses: SubscribedCourse[], sort: LearnerSort): SubscribedCourse[] =>
  courses.toSorted(compare[sort]);
