import { usePlatform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { useAtomValue } from 'jotai';

/** The signed-in person; null while the start-up probe runs. The shell lets only staff in (decision R4). */
export function usePerson(): User | null {
  const session = useAtomValue(usePlatform().sessionAtom);
  return session.status === 'signedIn' ? session.user : null;
}

/** Instructors edit their own courses, administrators all (section 6); the creator's id decides (decision C6). */
export const mayEdit = (person: User, course: Pick<CourseSummary, 'creatorId'>): boolean =>
  person.role === 'ADMIN' || course.creatorId === person._id;
