import type { CourseDetailService } from '../catalogue/course-detail.service.ts';

export { sweepInvitations } from '../instructors/invitations.store.ts';

/** What other features need of courses. */
export interface CoursePort {
  details: Pick<CourseDetailService, 'getCourse'>;
  /** Forgets the cached lists of courses. */
  onChange: () => void;
}
