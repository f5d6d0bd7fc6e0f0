import type { CourseStatus, Role } from '@vidya/contracts/texts/choices';
import type { Caller } from '../http/access/session.ts';
import { type Enrolment, isHeld, isOpen } from './enrolment-state.ts';

/** The caller as the policy sees them; null is a visitor without a session. */
export type Who = Pick<Caller, 'id' | 'role'> | null;

interface Owned {
  instructorId: string;
}
/** A course with those who teach it beside its owner. */
export interface Taught extends Owned {
  coInstructors: readonly { id: string }[];
}
interface Belonging {
  userId: string | null;
}
interface FilePlace {
  isPreview: boolean;
  isVisible: boolean;
  kind: string;
  course: { status: CourseStatus };
}

export const isLearner = (who: Who): boolean => who?.role === 'USER';
export const isNoAdministrator = (who: Who): boolean => who?.role !== 'ADMIN';

/** The course's owner, by user id (decision C6), and administrators. */
export const ownsCourse = (who: Who, course: Owned): boolean =>
  who?.role === 'ADMIN' || (who?.role === 'INSTRUCTOR' && who.id === course.instructorId);

/** The course's owner and its co-instructors, whatever their role is now. */
export const teaches = (who: Who, course: Taught): boolean =>
  who !== null && (who.id === course.instructorId || course.coInstructors.some(({ id }) => id === who.id));

/** Those who teach the course, and administrators. */
export const manages = (who: Who, course: Taught): boolean =>
  who?.role === 'ADMIN' || (who?.role === 'INSTRUCTOR' && teaches(who, course));

/** Staff with the invited address. */
export const isInvited = (who: Who, invitation: { isOwn: boolean }): boolean =>
  invitation.isOwn && (who?.role === 'INSTRUCTOR' || who?.role === 'ADMIN');

/** The owner parts with any of the co-instructors, and they with the course: whatever their role is now. */
export const ownsCourseOrIsThem = (who: Who, course: Owned & { leaverId: string }): boolean =>
  ownsCourse(who, course) || who?.id === course.leaverId;

/** Everybody sees a published course, only its managers a draft, and the enrolled all others too. */
export const sees = (who: Who, course: Taught & { status: CourseStatus }, enrolment: Enrolment | null): boolean =>
  course.status === 'published' || manages(who, course) || (course.status !== 'draft' && isHeld(enrolment));

/** A current or a past enrolment; not in a course of their own. */
export const hasHeld = (who: Who, course: Taught, enrolment: Enrolment | null): boolean =>
  isHeld(enrolment) && !teaches(who, course);

/** Managers, and learners with an open enrolment (decision L3). */
export const watches = (who: Who, course: Taught, enrolment: Enrolment | null): boolean =>
  manages(who, course) || isOpen(enrolment);

/** Managers watch, but not as learners. */
export const managesNot = (who: Who, course: Taught): boolean => !manages(who, course);

/** The film of a visible preview in a published course; never the original that the author uploaded. */
export const isFreePreview = (_who: Who, { isPreview, isVisible, kind, course }: FilePlace): boolean =>
  isPreview && isVisible && kind !== 'original' && course.status === 'published';

export const owns = (who: Who, thing: Belonging): boolean => thing.userId !== null && thing.userId === who?.id;

/** Its sender, while they may change the course. */
export const ownsAndManages = (who: Who, thing: Belonging & { course: Taught }): boolean =>
  owns(who, thing) && manages(who, thing.course);

export const ownsOrAdministers = (who: Who, thing: Belonging): boolean => who?.role === 'ADMIN' || owns(who, thing);

/** Its author, and the managers of the course. */
export const ownsOrManages = (who: Who, thing: Belonging & { course: Taught }): boolean =>
  owns(who, thing) || manages(who, thing.course);

export const isSomebodyElse = (who: Who, person: { id: string }): boolean => person.id !== who?.id;

/** A second administrator, who is not the one whose factors go. */
export const approvesReset = (who: Who, reset: { userId: string; requestedBy: string }): boolean =>
  who !== null && reset.userId !== who.id && reset.requestedBy !== who.id;

/** Administrators stay: one reaches no other, and none leaves by deletion (decision A5). */
export const isDeletable = (_who: Who, person: { role: Role }): boolean => person.role !== 'ADMIN';

/** Neither the caller's own role nor that of an administrator (decision A6). */
export const hasChangeableRole = (who: Who, person: { id: string; role: Role }): boolean =>
  person.id !== who?.id && person.role !== 'ADMIN';
