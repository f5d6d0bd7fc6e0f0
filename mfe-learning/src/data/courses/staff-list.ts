import type { CreatedCourse } from '@vidya/contracts/calls/catalogue';

/** Archived courses do not appear in their makers' list (decision C10). */
export const statusFilters = ['all', 'published', 'draft', 'unpublished'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const ofStatus = (courses: CreatedCourse[], status: StatusFilter): CreatedCourse[] =>
  status === 'all' ? courses : courses.filter((course) => course.status === status);
