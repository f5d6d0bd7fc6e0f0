import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { CourseStatus } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { isAdmitted } from '../http/access/access.ts';
import { isReauthenticated, reauthenticationNeeded } from '../http/access/reauthentication.ts';
import type { Caller } from '../http/access/session.ts';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { type Action, policy, type Rule } from './policy.ts';
import { manages, ownsCourse, type Taught, type Who } from './relations.ts';

/** What an action's rule looks at besides the caller: nothing, the thing, or the thing and the enrolment. */
type Regarding<A extends Action> = (typeof policy)[A] extends { if: (who: Who, ...on: infer On) => boolean } ? On : [];

/** Actions whose rule looks at a thing, but at no enrolment. */
type ActionOn<Thing> = {
  [A in Action]: Regarding<A> extends [infer On] ? (Thing extends On ? A : never) : never;
}[Action];

/** Whether the policy lets this caller do it. */
export function may<A extends Action>(action: A, who: Who, ...on: Regarding<A>): boolean {
  const rule: Rule = policy[action];
  const holds = rule.if as ((caller: Who, ...regarding: Regarding<A>) => boolean) | undefined;
  return isAdmitted(rule.by, who) && (holds?.(who, ...on) ?? true);
}

/** The thing, when this caller may do it to it. Throws 404 when there is none, else the status of the action's line. */
export function permitted<Thing>(
  action: ActionOn<Thing>,
  who: Who,
  { thing, missing }: { thing: Thing | null | undefined; missing: string },
): Thing {
  if (thing === null || thing === undefined) throw notFound(missing);
  if (may(action, who, ...([thing] as unknown as Regarding<typeof action>))) return thing;
  throw (policy[action] as Rule).else === 404 ? notFound(missing) : forbidden();
}

/** Actions that need a reauthentication only sometimes: their services know when. */
type SometimesReauthenticated = {
  [A in Action]: (typeof policy)[A] extends { reauthentication: 'sometimes' } ? A : never;
}[Action];

/** Throws 403 'ReauthenticationNeeded' if the caller's last reauthentication is too long ago. */
export function requireReauthentication(_action: SometimesReauthenticated, caller: Caller): void {
  if (!isReauthenticated(caller)) throw reauthenticationNeeded();
}

type CourseChange = `course.${'change' | 'delete' | 'divide' | 'duplicate' | 'publish' | 'invite'}` | 'lecture.change';

/**
 * The course, when this caller may do it to it. Throws 404 or 403, which tells co-instructors what is the owner's, and
 * 409 for a deleted course, which stays as it is.
 */
export function permittedCourse<Course extends Taught & { status: CourseStatus }>(
  action: CourseChange,
  course: Course | null,
  who: Who,
): Course {
  const missing = texts.course.idNotFound;
  const isOwners = (policy[action] as Rule).if === ownsCourse;
  if (isOwners && course && manages(who, course) && !ownsCourse(who, course))
    throw forbidden(apiMessages.course.ownerOnly);
  const own = permitted<Course>(action as ActionOn<Course>, who, { thing: course, missing });
  if (own.status === 'archived') throw conflict(apiMessages.course.archived);
  return own;
}
