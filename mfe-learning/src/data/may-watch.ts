import type { Role } from '@vidya/contracts/calls/choices';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { usePerson } from './session.ts';

/**
 * The role in which the person may watch all lectures, or null: a learner with a current enrolment, the course's
 * instructor, any administrator (decision L3).
 */
export function useMayWatch({ creatorId, enrolment }: CourseDetail): Role | null {
  const person = usePerson();
  if (!person) return null;
  if (person.role === 'USER') return enrolment?.isExpired === false ? 'USER' : null;
  return person.role === 'ADMIN' || person._id === creatorId ? person.role : null;
}
