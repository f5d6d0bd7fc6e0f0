import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary } from '@vidya/contracts/calls/course';

/** Instructors edit their own courses, administrators all (section 6); the creator's id decides (decision C6). */
export const mayEdit = (person: User, course: Pick<CourseSummary, 'creatorId'>): boolean =>
  person.role === 'ADMIN' || course.creatorId === person._id;
