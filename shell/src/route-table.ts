import type { Role } from '@vidya/contracts/calls/choices';
import type { RemoteName } from '@vidya/contracts/release/remotes';

/** Who can open an address: everybody, anyone signed in, or the listed roles (section 6). */
export type Access = 'everybody' | 'signedIn' | readonly Role[];

export type RouteEntry = ReturnType<typeof entry>;

const teaching: Access = ['INSTRUCTOR', 'ADMIN'];
const administrators: Access = ['ADMIN'];

const entry = (area: RemoteName | 'shell', path: string, access: Access = 'everybody') => ({ area, path, access });

/** Every path and its area (decision R2). The first match wins: fixed paths below /course stand before the category. */
export const routeTable: readonly RouteEntry[] = [
  entry('catalog', '/'),
  entry('catalog', '/course/all-courses'),
  entry('account', '/course/checkout'),
  entry('catalog', '/course/:category'),
  entry('catalog', '/courseDetail'),
  entry('catalog', '/contact'),
  entry('learning', '/myCourses', 'signedIn'),
  entry('learning', '/viewLectures', 'signedIn'),
  entry('learning', '/preview'),
  entry('learning', '/certificate/:code'),
  entry('authoring', '/createCourse', teaching),
  entry('authoring', '/my-courses/edit-course', teaching),
  entry('authoring', '/addLecture'),
  entry('authoring', '/editLecture'),
  entry('account', '/auth/login'),
  entry('account', '/auth/signup'),
  entry('account', '/auth/forgotPassword'),
  entry('account', '/auth/resetPassword/:userId/:token'),
  entry('account', '/auth-login/success'),
  entry('account', '/login'),
  entry('account', '/changePassword', 'signedIn'),
  entry('account', '/editProfile', 'signedIn'),
  entry('account', '/my-courses/purchase-history', 'signedIn'),
  entry('admin', '/admin/dashboard', administrators),
  entry('admin', '/admin/dashboard/instructors', administrators),
  entry('admin', '/admin/dashboard/students', administrators),
  entry('admin', '/admin/dashboard/payments', administrators),
  entry('admin', '/admin/dashboard/coupons', administrators),
  entry('admin', '/admin/dashboard/messages', administrators),
  entry('admin', '/admin/dashboard/audit-log', administrators),
  entry('admin', '/admin/dashboard/releases', administrators),
  ...[
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
  ].map((path) => entry('shell', path)),
];

const partsOf = (path: string): string[] => path.toLowerCase().split('/');

const rows = routeTable.map((row) => ({ row, parts: partsOf(row.path) }));

/** `:name` matches any non-empty part; a trailing slash makes no difference. */
function isAt(parts: string[], given: string[]): boolean {
  const asked = given.length === parts.length + 1 && given.at(-1) === '' ? given.slice(0, -1) : given;
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]))
  );
}

/** The row that owns an address; undefined for the 404 page. Shared with the front server. */
export function routeOf(pathname: string): RouteEntry | undefined {
  const given = partsOf(pathname);
  return rows.find(({ parts }) => isAt(parts, given))?.row;
}

/** The static pages, Access Denied, and the 404 page. */
export const isShellPage = (pathname: string): boolean => (routeOf(pathname)?.area ?? 'shell') === 'shell';
