import type { Role, UserStatus } from '@vidya/contracts/texts/choices';
import { count } from '@vidya/contracts/texts/format';
import type { OtherStatusCount, PeoplePage } from './use-people-list.ts';

export const roleName: Record<Role, string> = {
  USER: 'Student',
  INSTRUCTOR: 'Instructor',
  ADMIN: 'Administrator',
};

export const statusName: Record<UserStatus, string> = { enrolled: 'Enrolled', notEnrolled: 'Not Enrolled' };

/** '12 enrolled students', 'More than 1,000 not enrolled students for ‘ra’'. */
export function peopleText({ query: { kind, status, q }, total, isCapped }: PeoplePage): string {
  const who = total === 1 && !isCapped ? kind.slice(0, -1) : kind;
  const howMany = isCapped ? `More than ${count(total)}` : count(total);
  const label = status ? `${statusName[status].toLowerCase()} ` : '';
  return `${howMany} ${label}${who}${q ? ` for ‘${q}’` : ''}`;
}

/** '24 among Not Enrolled', 'more than 1,000 among Enrolled'. */
export const elsewhereText = ({ status, howMany, isMore }: OtherStatusCount): string =>
  `${isMore ? 'more than ' : ''}${count(howMany)} among ${statusName[status]}`;
