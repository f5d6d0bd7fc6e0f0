import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { Role } from '@vidya/contracts/calls/choices';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { useAtomValue } from 'jotai';

/** Null while the start-up probe runs. The shell has already redirected visitors (decision R4). */
export function usePerson(): User | null {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
}

export const isStaff = (role: Role): boolean => role !== 'USER';

/** In which role the person may watch all lectures; null for learners without a current enrolment (decision L3). */
export function useMayWatch({ creatorId, enrolment }: CourseDetail): Role | null {
  const person = usePerson();
  if (!person) return null;
  if (person.role === 'USER') return enrolment?.isExpired === false ? 'USER' : null;
  return person.role === 'ADMIN' || person._id === creatorId ? person.role : null;
}
