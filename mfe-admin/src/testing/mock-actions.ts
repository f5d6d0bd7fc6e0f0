import type { Consequences, ListedPerson } from '@vidya/contracts/calls/people';
import type { Role } from '@vidya/contracts/texts/choices';
import type { Everybody } from './mock-page.ts';

const find = ({ students, instructors }: Everybody, userId: string): ListedPerson | undefined =>
  [...students, ...instructors].find(({ _id }) => _id === userId);

export function takeOut(everybody: Everybody, userId: string): null {
  everybody.students = everybody.students.filter(({ _id }) => _id !== userId);
  everybody.instructors = everybody.instructors.filter(({ _id }) => _id !== userId);
  return null;
}

/** Administrators are in neither list. */
export function moveTo(everybody: Everybody, userId: string, role: Role): ListedPerson | undefined {
  const person = find(everybody, userId);
  if (!person) return undefined;
  takeOut(everybody, userId);
  const changed = { ...person, role };
  if (role === 'USER') everybody.students.push(changed);
  if (role === 'INSTRUCTOR') everybody.instructors.push(changed);
  return changed;
}

export function mockConsequences(everybody: Everybody, userId: string): Consequences {
  const { subscriptions = [], createdCourses = [] } = find(everybody, userId) ?? {};
  const active = subscriptions.filter(({ subscription_status }) => subscription_status === 'active');
  const courses = createdCourses.length;
  return {
    activeSubscriptions: active.length,
    paidPaise: active.reduce((total, { paymentDetails }) => total + paymentDetails.amount, 0),
    courses,
    coursesHeld: Math.floor(courses / 2),
    learners: Math.floor(courses / 2) * 12,
  };
}
