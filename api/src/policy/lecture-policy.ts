import { texts } from '@vidya/contracts/texts/texts';
import { forbidden, notFound, unauthorised } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import { canManage, type Enrolment, isOpen } from './course-policy.ts';

interface OwnedCourse {
  id: string;
  instructorId: string;
}

/** Where enrolments are looked up. */
interface Enrolments {
  findEnrolment(userId: string, courseId: string): Promise<Enrolment | null>;
}

/** 'staff' watches without recording progress (decision L6). */
export type Entitlement = 'staff' | 'learner';

/** Lectures and their media are open to the course's managers and to learners with an open enrolment (decision L3). */
export async function entitlementOf(
  course: OwnedCourse | null,
  caller: Caller | null,
  enrolments: Enrolments,
): Promise<Entitlement> {
  if (!caller) throw unauthorised();
  if (!course) throw notFound(texts.course.idNotFound);
  if (canManage(course, caller)) return 'staff';
  if (isOpen(await enrolments.findEnrolment(caller.id, course.id))) return 'learner';
  throw forbidden();
}

/** The lecture, when it is one of this course and, to learners, one that they see (decision C16). Throws 404. */
export function watchable<Row extends { courseId: string; isVisible: boolean }>(
  lecture: Row | null,
  { courseId, entitlement }: { courseId: string; entitlement: Entitlement },
): Row {
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
