import { texts } from '@vidya/contracts/texts/texts';
import { canManage, type Enrolment, isOpen } from '../course/course-access.ts';
import { forbidden, notFound, unauthorised } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { LectureRow, OwnedCourse } from './lecture.store.ts';

type FindEnrolment = (courseId: string, userId: string) => Promise<Enrolment | null>;

/** 'staff' watches without recording progress (decision L6). */
export type Entitlement = 'staff' | 'learner';

/** Lectures and their media are open to the course's managers and to learners with an open enrolment (decision L3). */
export async function entitlementOf(
  course: OwnedCourse | null,
  caller: Caller | null,
  findEnrolment: FindEnrolment,
): Promise<Entitlement> {
  if (!caller) throw unauthorised();
  if (!course) throw notFound(texts.course.idNotFound);
  if (canManage(course, caller)) return 'staff';
  if (isOpen(await findEnrolment(course.id, caller.id))) return 'learner';
  throw forbidden();
}

/** The lecture, if it belongs to this course and, for learners, is visible (decision C16). Throws 404. */
export function watchable(
  lecture: LectureRow | null,
  { courseId, entitlement }: { courseId: string; entitlement: Entitlement },
): LectureRow {
  const isThere = lecture?.courseId === courseId && (lecture.isVisible || entitlement === 'staff');
  if (!isThere) throw notFound(texts.lecture.missing);
  return lecture;
}

/** Only managers of the course may change its lectures. */
export function managed<Course extends OwnedCourse>(course: Course | null, caller: Caller): Course {
  if (!course) throw notFound(texts.course.idNotFound);
  if (!canManage(course, caller)) throw forbidden();
  return course;
}
