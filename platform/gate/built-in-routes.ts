import type { Access, AreaPaths } from './document/area-declaration.ts';
import type { BuiltInName } from './remotes.ts';

const teaching: Access = ['INSTRUCTOR', 'ADMIN'];
const administrators: Access = ['ADMIN'];

/**
 * The paths of the areas that came with the site (decision R2). A release document leaves them out, so nothing here ever
 * changes: shells and APIs of any age agree on it. An area that declares others in its package.json has those.
 */
export const builtInPaths: Record<BuiltInName, AreaPaths> = {
  catalog: {
    '/': 'everybody',
    '/course/all-courses': 'everybody',
    '/course/:category': 'everybody',
    '/courseDetail': 'everybody',
    '/contact': 'everybody',
  },
  learning: {
    '/myCourses': 'signedIn',
    '/viewLectures': 'signedIn',
    '/preview': 'everybody',
    '/certificate/:code': 'everybody',
  },
  authoring: {
    '/createCourse': teaching,
    '/my-courses/edit-course': teaching,
    '/addLecture': 'everybody',
    '/editLecture': 'everybody',
  },
  account: {
    '/course/checkout': 'everybody',
    '/auth/login': 'everybody',
    '/auth/signup': 'everybody',
    '/auth/forgotPassword': 'everybody',
    '/auth/resetPassword/:userId/:token': 'everybody',
    '/auth-login/success': 'everybody',
    '/login': 'everybody',
    '/changePassword': 'signedIn',
    '/editProfile': 'signedIn',
    '/my-courses/purchase-history': 'signedIn',
  },
  admin: {
    '/admin/dashboard': administrators,
    '/admin/dashboard/instructors': administrators,
    '/admin/dashboard/students': administrators,
    '/admin/dashboard/payments': administrators,
    '/admin/dashboard/coupons': administrators,
    '/admin/dashboard/messages': administrators,
    '/admin/dashboard/audit-log': administrators,
    '/admin/dashboard/releases': administrators,
  },
};

/** The pages of the shell. No area can have them. */
export const shellPaths = [
  '/denied',
  '/data-deletion',
  '/about',
  '/blog',
  '/Pricing',
  '/forem',
  '/document',
  '/terms',
  '/community',
  '/resources',
  '/career',
  '/category',
] as const;
