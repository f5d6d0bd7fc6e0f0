import type { CourseDetailService } from '../catalogue/course-detail.service.ts';

export { createInstructorsStore, type TaughtCourse } from '../instructors/instructors.store.ts';
export { sweepInvitations } from '../instructors/invitations.store.ts';

/** What other features need of courses. */
export interface CoursePort {
  details: Pick<CourseDetailService, 'getCourse'>;
  /** Forgets the cached lists of courses. */
  onChange: () => void;
}
