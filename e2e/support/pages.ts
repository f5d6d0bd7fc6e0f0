import type { people } from './site.ts';

export type Person = keyof typeof people | 'visitor';

/** Every page, with the title that it has as its first heading. */
const pages: [path: string, person: Person, heading: string][] = [
  ['/', 'visitor', 'A broad selection of courses'],
  ['/course/all-courses', 'visitor', 'All the skills you need in one place'],
  ['/course/web-development', 'visitor', 'Web Development Courses'],
  ['/course/nothing-here', 'visitor', 'Nothing Here Courses'],
  ['/courseDetail?courseId=unknown', 'visitor', 'Course not found'],
  ['/contact', 'visitor', 'Contact Us'],
  ['/auth/login', 'visitor', 'Log in'],
  ['/auth/signup', 'visitor', 'Create your account'],
  ['/auth/forgotPassword', 'visitor', 'Forgot your password?'],
  ['/auth/resetPassword/u/t', 'visitor', 'Choose a new password'],
  ['/about', 'visitor', 'About Vidya'],
  ['/document', 'visitor', 'Docs'],
  ['/data-deletion', 'visitor', 'Data deletion'],
  ['/denied', 'visitor', 'Access Denied'],
  ['/certificate/0000-0000-0000-0000', 'visitor', 'No such certificate'],
  ['/preview', 'visitor', 'This lecture is not a free preview'],
  ['/nowhere', 'visitor', 'Page Not Found'],
  ['/', 'learner', 'A broad selection of courses'],
  ['/myCourses', 'learner', 'My Courses'],
  ['/my-courses/purchase-history', 'learner', 'Purchase History'],
  ['/editProfile', 'learner', 'Profile'],
  ['/changePassword', 'learner', 'Change Password'],
  ['/createCourse', 'instructor', 'Create Course'],
  ['/earnings', 'instructor', 'Earnings'],
  ['/myCourses', 'instructor', 'My Courses'],
  ['/admin/dashboard', 'admin', 'Statistics'],
  ['/admin/dashboard/instructors', 'admin', 'Instructors Details'],
  ['/admin/dashboard/students', 'admin', 'Students Details'],
  ['/admin/dashboard/payments', 'admin', 'Payment history'],
  ['/admin/dashboard/refund-requests', 'admin', 'Refund requests'],
  ['/admin/dashboard/money', 'admin', 'Money'],
  ['/admin/dashboard/coupons', 'admin', 'Coupons'],
  ['/admin/dashboard/messages', 'admin', 'Messages'],
  ['/admin/dashboard/audit-log', 'admin', 'Audit log'],
  ['/admin/dashboard/releases', 'admin', 'Releases'],
];

export const pagesByPerson = Map.groupBy(pages, ([, person]) => person);
