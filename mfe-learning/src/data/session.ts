import { usePerson } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isTaughtBy } from '@vidya/contracts/rules/course/instructors';
import type { Role } from '@vidya/contracts/texts/choices';

export const isStaff = (role: Role): boolean => role !== 'USER';

/** In which role the person may watch all lectures; null for learners without a current enrolment (decision L3). */
export function useMayWatch(course: CourseDetail): Role | null {
  const person = usePerson();
  if (!person) return null;
  if (person.role === 'USER') return course.enrolment?.isExpired === false ? 'USER' : null;
  return person.role === 'ADMIN' || isTaughtBy(course, person._id) ? person.role : null;
}
