import type { Session } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/texts/choices';
import type { Access } from '@vidya/platform/gate/document/area-declaration';

/** Whether a person with this role (undefined: a visitor) can open an address. */
export const mayOpen = (access: Access, role: Role | undefined): boolean => {
  if (access === 'everybody') return true;
  return role !== undefined && (access === 'signedIn' || access.includes(role));
};

/** The role of the signed-in person. */
export const roleIn = (session: Session): Role | undefined =>
  session.status === 'signedIn' ? session.user.role : undefined;
