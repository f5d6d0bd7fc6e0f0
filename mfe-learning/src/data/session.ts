import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Role, User } from '@vidya/contracts/calls/account';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { useAtomValue } from 'jotai';

/**
 * The signed-in person; null while the start-up probe runs. The shell has already redirected visitors (decision R4).
 */
export function usePerson(): User | null {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
}

export const isStaff = (role: Role): boolean => role !== 'USER';

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
