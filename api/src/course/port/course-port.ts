import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Caller } from '../../http/session.ts';

/** What other features need of courses. */
export interface CoursePort {
  details: {
    /** Throws 404 for a course that the caller may not see. Carries no media address. */
    getCourse(courseId: string, caller: Caller | null): Promise<CourseDetail>;
  };
  /** Forgets the cached lists of courses. */
  onChange: () => void;
}
