import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { isTaughtBy } from '@vidya/contracts/rules/course/instructors';

/** Instructors edit what they teach, administrators all courses (section 6); ids decide (decision C6). */
export const mayEdit = (person: User, course: CourseSummary): boolean =>
  person.role === 'ADMIN' || isTaughtBy(course, person._id);

/** What co-instructors may not: delete, price, publish for the first time, and invite. */
export const ownsCourse = (person: User, course: Pick<CourseSummary, 'creatorId'>): boolean =>
  person.role === 'ADMIN' || course.creatorId === person._id;
