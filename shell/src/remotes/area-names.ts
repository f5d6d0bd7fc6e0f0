import type { RemoteName } from '@vidya/contracts/release';

/** How each area is called when it has to be named to a person. */
export const areaNames: Record<RemoteName, string> = {
  catalog: 'Courses',
  learning: 'My Courses',
  authoring: 'Course editor',
  account: 'Account',
  admin: 'Dashboard',
};
