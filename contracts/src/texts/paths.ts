import type { AuditSubject } from '../calls/choices.ts';
import { queryText } from './query-text.ts';

type Query = Record<string, string | number | undefined>;

const withQuery = (path: string, query: Query): string => path + queryText(query);

/** Every path of the site (section 2). Pages about a course have its id in the query too (decision R1). */
export const paths = {
  home: () => '/',
  /** `after`: what led there in a browser without script; the page comes with its form then, whoever asks. */
  login: (next?: string, after?: 'signUp' | 'session') => withQuery('/auth/login', { next, after }),
  signUp: (next?: string) => withQuery('/auth/signup', { next }),
  forgotPassword: (after?: 'sent') => withQuery('/auth/forgotPassword', { after }),
  resetPassword: (userId: string, token: string) => `/auth/resetPassword/${userId}/${token}`,
  /** Where a sign-in goes on that needs a second factor. */
  secondFactor: (next?: string) => withQuery('/auth/login/secondFactor', { next }),
  /** What the mail about a sign-in leads to when it was somebody else. */
  notMe: (token: string) => `/auth/login/notMe/${token}`,
  socialLanding: (outcome?: 'failed') => withQuery('/auth-login/success', { failed: outcome && 1 }),
  forcedLogin: (next?: string) => withQuery('/login', { next }),
  contact: () => '/contact',
  denied: () => '/denied',
  changePassword: () => '/changePassword',
  editProfile: () => '/editProfile',
  /** Sign-in and security. */
  security: () => '/editProfile/security',
  dataDeletion: () => '/data-deletion',
  allCourses: (query: Query = {}) => withQuery('/course/all-courses', query),
  category: (slug: string) => `/course/${encodeURIComponent(slug)}`,
  myCourses: () => '/myCourses',
  createCourse: (courseId?: string) => withQuery('/createCourse', { courseId }),
  /** The third step of the create page. */
  publishCourse: (courseId: string) => withQuery('/createCourse', { courseId, step: 'publish' }),
  addLecture: (courseId?: string) => withQuery('/addLecture', { courseId }),
  editLecture: (courseId: string, lectureId: string) => withQuery('/editLecture', { courseId, lectureId }),
  /** With a coupon, the price block tries its code at once. */
  courseDetail: (courseId: string, coupon?: string) => withQuery('/courseDetail', { courseId, coupon }),
  editCourse: (courseId: string) => withQuery('/my-courses/edit-course', { courseId }),
  purchaseHistory: () => '/my-courses/purchase-history',
  viewLectures: (courseId: string, lectureId?: string, tab?: 'notes' | 'questions') =>
    withQuery('/viewLectures', { courseId, lectureId, tab }),
  /** The viewer as learners see it, for staff: records nothing. */
  viewAsLearner: (courseId: string, lectureId?: string) =>
    withQuery('/viewLectures', { courseId, lectureId, view: 'learner' }),
  preview: (courseId: string, lectureId: string) => withQuery('/preview', { courseId, lectureId }),
  checkout: (courseId: string, coupon?: string) => withQuery('/course/checkout', { courseId, coupon }),
  certificate: (code: string) => `/certificate/${encodeURIComponent(code)}`,
  dashboard: () => '/admin/dashboard',
  instructors: () => '/admin/dashboard/instructors',
  students: () => '/admin/dashboard/students',
  payments: () => '/admin/dashboard/payments',
  coupons: () => '/admin/dashboard/coupons',
  messages: (messageId?: string) => withQuery('/admin/dashboard/messages', { messageId }),
  auditLog: (about: { kind?: AuditSubject; subjectId?: string } = {}) => withQuery('/admin/dashboard/audit-log', about),
  releases: () => '/admin/dashboard/releases',
  accountRecovery: (userId?: string) => withQuery('/admin/dashboard/account-recovery', { userId }),
  about: () => '/about',
  blog: () => '/blog',
  pricing: () => '/Pricing',
  forum: () => '/forem',
  docs: () => '/document',
  terms: () => '/terms',
  community: () => '/community',
  resources: () => '/resources',
  career: () => '/career',
  categories: () => '/category',
} as const;

/** A path inside the site to continue to; anything else becomes the home page. */
export const safeNext = (next: string | null | undefined): string =>
  next && /^\/(?![/\\\t\n\r])/.test(next) && !next.startsWith('/auth/') && !next.startsWith('/login')
    ? next
    : paths.home();
