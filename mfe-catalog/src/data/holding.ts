import { type Session, useSession } from '@vidya/contracts/browser/platform';
import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { isTaughtBy } from '@vidya/contracts/rules/course/instructors';
import type { Role } from '@vidya/contracts/texts/choices';

/** Whether the person has active access to the course; false until the whole course is known. */
export const holds = (detail: CourseDetail | undefined): boolean => detail?.enrolment?.isExpired === false;

function managingRole(session: Session, course: CourseSummary): Role | null {
  if (session.status !== 'signedIn') return null;
  const { _id, role } = session.user;
  return role === 'ADMIN' || (role === 'INSTRUCTOR' && isTaughtBy(course, _id)) ? role : null;
}

/** The role in which the person may edit the course: those who teach it and any administrator (section 6), or null. */
export const useManagingRole = (course: CourseSummary): Role | null => managingRole(useSession(), course);

/** The role in which the person may watch: as learner with access or in an editing role (decision L3), or null. */
export function useWatchingRole(course: CourseDetail): Role | null {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return managingRole(session, course) ?? (holds(course) ? session.user.role : null);
}
