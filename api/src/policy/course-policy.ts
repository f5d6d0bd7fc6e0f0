import type { CourseStatus } from '@vidya/contracts/calls/course';
import type { Caller } from '../http/session.ts';

interface Owned {
  instructorId: string;
  status: CourseStatus;
}

/** A person's enrolment in a course. */
export interface Enrolment {
  status: string;
  expiresAt: Date;
}

type Who = Pick<Caller, 'id' | 'role'> | null;

/** The course's owner, by user id (decision C6), and administrators. */
export const canManage = (course: Pick<Owned, 'instructorId'>, who: Who): boolean =>
  who?.role === 'ADMIN' || (who?.role === 'INSTRUCTOR' && who.id === course.instructorId);

/** A refunded or cancelled enrolment counts as none. */
export const isHeld = (enrolment: Enrolment | null): enrolment is Enrolment =>
  enrolment?.status === 'active' || enrolment?.status === 'expired';

/** Paid for and not run out (decision P6). */
export const isOpen = <Row extends Enrolment>(enrolment: Row | null, now = new Date()): enrolment is Row =>
  enrolment?.status === 'active' && enrolment.expiresAt > now;

/**
 * Everybody sees a published course; only its managers see a draft; all other courses are also visible to people with
 * an enrolment.
 */
export const canSee = (course: Owned, who: Who, enrolment: Enrolment | null): boolean =>
  course.status === 'published' || canManage(course, who) || (course.status !== 'draft' && isHeld(enrolment));

/** Completed lectures in percent, rounded down; 0 if the course has no lectures (decision L2). */
export const progressPercent = (completed: number, lectures: number): number =>
  lectures === 0 ? 0 : Math.floor((Math.min(completed, lectures) * 100) / lectures);
