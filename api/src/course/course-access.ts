import type { CourseStatus } from '@vidya/contracts/calls/course';
import type { Caller } from '../http/session.ts';

interface Owned {
  instructorId: string;
  status: CourseStatus;
}

/** A person's seat in a course; `null` stands for none. */
export interface Seat {
  status: string;
  expiresAt: Date;
}

type Who = Pick<Caller, 'id' | 'role'> | null;

/** Owners by user id (decision C6), and administrators. */
export const canManage = (course: Pick<Owned, 'instructorId'>, who: Who): boolean =>
  who?.role === 'ADMIN' || (who?.role === 'INSTRUCTOR' && who.id === course.instructorId);

/** Seats that were refunded or cancelled are as if they had never been. */
export const isHeld = (seat: Seat | null): seat is Seat => seat?.status === 'active' || seat?.status === 'expired';

/** Paid for and not run out (decision P6). */
export const isOpen = (seat: Seat | null, now = new Date()): boolean =>
  seat?.status === 'active' && seat.expiresAt > now;

/** Everybody sees what is published; a draft only those who manage it, everything else also those who hold it. */
export const canSee = (course: Owned, who: Who, seat: Seat | null): boolean =>
  course.status === 'published' || canManage(course, who) || (course.status !== 'draft' && isHeld(seat));

/** Completed lectures in percent, rounded down; 0 when there are none (decision L2). */
export const progressPercent = (completed: number, lectures: number): number =>
  lectures === 0 ? 0 : Math.floor((Math.min(completed, lectures) * 100) / lectures);
