import type { Session } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/calls/account';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { useSession } from './session.ts';

/** Whether the person's access to the course lasts; false until the whole course is known. */
export const holds = (detail: CourseDetail | undefined): boolean => detail?.enrolment?.isExpired === false;

function managingRole(session: Session, course: CourseSummary): Role | null {
  if (session.status !== 'signedIn') return null;
  const { _id, role } = session.user;
  return role === 'ADMIN' || (role === 'INSTRUCTOR' && _id === course.creatorId) ? role : null;
}

/** As whom the person may change the course: its own instructor, any administrator (section 6); else null. */
export const useManagingRole = (course: CourseSummary): Role | null => managingRole(useSession(), course);

/** As whom the person may watch: who holds the course, its instructor, any administrator (decision L3); else null. */
export function useWatchingRole(course: CourseDetail): Role | null {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return managingRole(session, course) ?? (holds(course) ? session.user.role : null);
}
