import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../http/access/session.ts';
import { forbidden, notFound, unauthorised } from '../http/errors.ts';
import type { Enrolment } from './enrolment-state.ts';
import { may } from './may.ts';
import type { Taught } from './relations.ts';

interface TaughtCourse extends Taught {
  id: string;
}

/** Where enrolments are looked up. */
interface Enrolments {
  findEnrolment(userId: string, courseId: string): Promise<Enrolment | null>;
}

/** 'staff' watches without recording progress (decision L6). */
export type Entitlement = 'staff' | 'learner';

/** How the caller may watch the lectures of a course. Throws 401, 404 or 403. */
export async function entitlementOf(
  course: TaughtCourse | null,
  caller: Caller | null,
  enrolments: Enrolments,
): Promise<Entitlement> {
  if (!caller) throw unauthorised();
  if (!course) throw notFound(texts.course.idNotFound);
  if (may('lecture.watchHidden', caller, course)) return 'staff';
  if (may('lecture.watch', caller, course, await enrolments.findEnrolment(caller.id, course.id))) return 'learner';
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
