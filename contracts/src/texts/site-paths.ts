import type { AuditSubject } from './choices.ts';
import { queryText } from './query-text.ts';

type Query = Record<string, string | number | undefined>;

const withQuery = (path: string, query: Query): string => path + queryText(query);

// Every path of the site (section 2). Pages about a course have its id in the query too (decision R1).
export const home = () => '/';
/** `after`: what led there in a browser without script; the page comes with its form then, also for people who are signed in. */
export const login = (next?: string, after?: 'signUp' | 'session') => withQuery('/auth/login', { next, after });
export const signUp = (next?: string) => withQuery('/auth/signup', { next });
export const forgotPassword = (after?: 'sent') => withQuery('/auth/forgotPassword', { after });
export const resetPassword = (userId: string, token: string) => `/auth/resetPassword/${userId}/${token}`;
/** Where a sign-in goes on that needs a second factor. */
export const secondFactor = (next?: string) => withQuery('/auth/login/secondFactor', { next });
/** What the mail about a sign-in leads to when it was another person. */
export const notMe = (token: string) => `/auth/login/notMe/${token}`;
/** What the mail to a future co-instructor leads to. */
export const invitation = (token: string) => `/invitation/${token}`;
export const socialLanding = (outcome?: 'failed') => withQuery('/auth-login/success', { failed: outcome && 1 });
export const forcedLogin = (next?: string) => withQuery('/login', { next });
export const contact = () => '/contact';
export const denied = () => '/denied';
export const changePassword = () => '/changePassword';
export const editProfile = () => '/editProfile';
/** Sign-in and security. */
export const security = () => '/editProfile/security';
export const dataDeletion = () => '/data-deletion';
export const allCourses = (query: Query = {}) => withQuery('/course/all-courses', query);
export const category = (slug: string) => `/course/${encodeURIComponent(slug)}`;
export const myCourses = () => '/myCourses';
export const createCourse = (courseId?: string) => withQuery('/createCourse', { courseId });
/** The third step of the create page. */
export const publishCourse = (courseId: string) => withQuery('/createCourse', { courseId, step: 'publish' });
/** `sectionId`: the section that the new lecture begins in. */
export const addLecture = (courseId?: string, sectionId?: string) => withQuery('/addLecture', { courseId, sectionId });
export const editLecture = (courseId: string, lectureId: string) => withQuery('/editLecture', { courseId, lectureId });
/** With a coupon, the price block tries its code at once. */
export const courseDetail = (courseId: string, coupon?: string) => withQuery('/courseDetail', { courseId, coupon });
export const editCourse = (courseId: string) => withQuery('/my-courses/edit-course', { courseId });
/** Who teaches a course, and who is invited to. */
export const courseInstructors = (courseId: string) => withQuery('/my-courses/edit-course/instructors', { courseId });
/** The questions from which quizzes of a course draw. */
export const questionBank = (courseId: string) => withQuery('/my-courses/edit-course/question-bank', { courseId });
/** What an instructor earns. */
export const earnings = () => '/earnings';
export const purchaseHistory = () => '/my-courses/purchase-history';
export const viewLectures = (courseId: string, lectureId?: string, tab?: 'notes' | 'questions') =>
  withQuery('/viewLectures', { courseId, lectureId, tab });
/** The viewer as learners see it, for staff: records nothing. */
export const viewAsLearner = (courseId: string, lectureId?: string) =>
  withQuery('/viewLectures', { courseId, lectureId, view: 'learner' });
/** With the coupon that the way back to the course brings along. */
export const preview = (courseId: string, lectureId: string, coupon?: string) =>
  withQuery('/preview', { courseId, lectureId, coupon });
export const checkout = (courseId: string, coupon?: string) => withQuery('/course/checkout', { courseId, coupon });
export const certificate = (code: string) => `/certificate/${encodeURIComponent(code)}`;
/** A certificate as an Open Badge, a file. */
export const badge = (code: string) => `${certificate(code)}.json`;
/** Where resolvers of `did:web` look for the keys of a site. */
export const didDocument = () => '/.well-known/did.json';
export const dashboard = () => '/admin/dashboard';
export const instructors = () => '/admin/dashboard/instructors';
export const students = () => '/admin/dashboard/students';
export const payments = (query: Query = {}) => withQuery('/admin/dashboard/payments', query);
export const refundRequests = () => '/admin/dashboard/refund-requests';
/** The books: `q` is what to search the ledger for. */
export const money = (query: { tab?: string; q?: string } = {}) => withQuery('/admin/dashboard/money', query);
export const coupons = () => '/admin/dashboard/coupons';
export const messages = (messageId?: string) => withQuery('/admin/dashboard/messages', { messageId });
export const auditLog = (about: { kind?: AuditSubject; subjectId?: string } = {}) =>
  withQuery('/admin/dashboard/audit-log', about);
export const releases = () => '/admin/dashboard/releases';
export const accountRecovery = (userId?: string) => withQuery('/admin/dashboard/account-recovery', { userId });
export const about = () => '/about';
export const blog = () => '/blog';
export const pricing = () => '/Pricing';
export const forum = () => '/forem';
export const docs = () => '/document';
export const terms = () => '/terms';
export const community = () => '/community';
export const resources = () => '/resources';
export const career = () => '/career';
export const categories = () => '/category';
