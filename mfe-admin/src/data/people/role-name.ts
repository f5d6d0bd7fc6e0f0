import type { Role } from '@vidya/contracts/calls/choices';

/** Role names on the dashboard. */
export const roleName: Record<Role, string> = {
  USER: 'Student',
  INSTRUCTOR: 'Instructor',
  ADMIN: 'Administrator',
};
