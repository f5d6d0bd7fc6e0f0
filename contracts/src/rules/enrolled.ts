import type { Role } from '../texts/choices.ts';

interface Person {
  role: Role;
  subscriptions: readonly { subscription_status: string }[];
  createdCourses: readonly unknown[];
}

/** Learners: any active subscription. Instructors: at least one course (decision A3). */
export const isEnrolled = (user: Person): boolean =>
  user.role === 'INSTRUCTOR'
    ? user.createdCourses.length > 0
    : user.subscriptions.some((subscription) => subscription.subscription_status === 'active');

/** Whether the person has a course that has not expired. */
export const isLearning = (user: Person): boolean => user.role === 'USER' && isEnrolled(user);
