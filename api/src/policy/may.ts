import { texts } from '@vidya/contracts/texts/texts';
import { isAdmitted } from '../http/access.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { type Action, policy, type Rule } from './policy.ts';
import type { Who } from './relations.ts';

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
  { found, missing }: { found: Thing | null | undefined; missing: string },
): Thing {
  if (found === null || found === undefined) throw notFound(missing);
  if (may(action, who, ...([found] as unknown as Regarding<typeof action>))) return found;
  throw (policy[action] as Rule).else === 404 ? notFound(missing) : forbidden();
}

/** The course, when this caller may do it to it. Throws 404 or 403. */
export const permittedCourse = <Course extends { instructorId: string }>(
  action: 'course.change' | 'course.delete' | 'lecture.change',
  course: Course | null,
  who: Who,
): Course => permitted<Course>(action as ActionOn<Course>, who, { found: course, missing: texts.course.idNotFound });
