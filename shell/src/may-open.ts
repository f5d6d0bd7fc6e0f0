import type { Session } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/calls/choices';
import type { Access } from '@vidya/contracts/release/area-declaration';

/** Whether somebody with this role, undefined for visitors, can open an address. */
export const mayOpen = (access: Access, role: Role | undefined): boolean => {
  if (access === 'everybody') return true;
  return role !== undefined && (access === 'signedIn' || access.includes(role));
};

/** The role of the signed-in person. */
export const roleIn = (session: Session): Role | undefined =>
  session.status === 'signedIn' ? session.user.role : undefined;
