import type { Role } from '@vidya/contracts/account';
import type { CourseDetail } from '@vidya/contracts/course';
import { useSession } from './session.ts';

/** Whether the person's access to the course lasts; false until the whole course is known. */
export const holds = (detail: CourseDetail | undefined): boolean => detail?.enrolment?.isExpired === false;

/** As whom the person may watch: who holds the course, its instructor, any administrator (decision L3); else null. */
export function useWatchingRole(course: CourseDetail): Role | null {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { _id, role } = session.user;
  const isStaff = role === 'ADMIN' || (role === 'INSTRUCTOR' && _id === course.creatorId);
  return isStaff || holds(course) ? role : null;
}
