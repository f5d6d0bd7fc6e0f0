import type { Role } from '@vidya/contracts/calls/account';

/** Roles as the dashboard's lists call those who have them. */
export const roleName: Record<Role, string> = {
  USER: 'Student',
  INSTRUCTOR: 'Instructor',
  ADMIN: 'Administrator',
};
