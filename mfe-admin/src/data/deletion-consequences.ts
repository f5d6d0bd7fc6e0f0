import type { User } from '@vidya/contracts/account';

const counted = (howMany: number, thing: string): string => `${howMany} ${thing}${howMany === 1 ? '' : 's'}`;

/** What deleting a person takes with it, in numbers (section 2, delete dialog, and decision A5). */
export function deletionConsequences({ role, subscriptions, createdCourses }: User): string[] {
  if (role === 'INSTRUCTOR') {
    const courses = createdCourses.length;
    return [
      'All details of this instructor will be removed permanently.',
      ...(courses > 0
        ? [`They have ${counted(courses, 'course')}; what learners hold stays with them under 'Former instructor'.`]
        : []),
    ];
  }
  const active = subscriptions.filter(({ subscription_status }) => subscription_status === 'active').length;
  return [
    active > 0
      ? `Their subscriptions will be cancelled: ${counted(active, 'active course')}.`
      : 'Their subscriptions will be cancelled; none is active now.',
  ];
}
