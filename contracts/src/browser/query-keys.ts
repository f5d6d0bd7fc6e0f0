import type { AccountQuery } from '../calls/account-recovery.ts';
import type { AuditQuery } from '../calls/audit.ts';
import type { CourseListQuery } from '../calls/catalogue.ts';
import type { MessageQuery } from '../calls/contact.ts';
import type { CouponQuery } from '../calls/coupon.ts';
import type { YearRequest } from '../calls/payment.ts';
import type { PeopleQuery } from '../calls/people.ts';

/** Query keys. Shared, so that a change in one remote refreshes the data of another. */
export const keys = {
  allCourses: ['course'] as const,
  courses: (query: CourseListQuery) => ['course', 'list', query] as const,
  catalogueFigures: ['course', 'figures'] as const,
  suggestions: (text: string) => ['course', 'suggestions', text] as const,
  categoryCourses: (slug: string) => ['course', 'category', slug] as const,
  course: (courseId: string) => ['course', 'one', courseId] as const,
  lectures: (courseId: string) => ['course', 'lectures', courseId] as const,
  preview: (courseId: string, lectureId: string) => ['course', 'preview', courseId, lectureId] as const,
  notes: (lectureId: string) => ['learning', 'notes', lectureId] as const,
  questions: (lectureId: string) => ['learning', 'questions', lectureId] as const,
  subscribedCourses: ['course', 'subscribed'] as const,
  createdCourses: ['course', 'created'] as const,
  instructorCourses: (instructorId: string) => ['course', 'instructor', instructorId] as const,
  certificate: (code: string) => ['certificate', code] as const,
  purchases: ['payment', 'history'] as const,
  allPayments: ['payment', 'year'] as const,
  payments: (year: number) => ['payment', 'year', year] as const,
  paymentSearches: ['payment', 'search'] as const,
  /** The payments of a year that match a search. */
  paymentSearch: (request: YearRequest) => ['payment', 'search', request] as const,
  people: ['account', 'people'] as const,
  peoplePage: (query: PeopleQuery) => ['account', 'people', 'page', query] as const,
  peopleElsewhere: (query: PeopleQuery) => ['account', 'people', 'elsewhere', query] as const,
  peopleStatistics: (year: number) => ['account', 'people', 'statistics', year] as const,
  consequences: (userId: string) => ['account', 'people', 'consequences', userId] as const,
  factorResets: ['account', 'factorResets'] as const,
  signInProvider: ['account', 'signInProvider'] as const,
  accountSignIn: ['account', 'signIn'] as const,
  accountSignInOf: (query: AccountQuery) => ['account', 'signIn', query] as const,
  coupons: ['coupon'] as const,
  couponPage: (query: CouponQuery) => ['coupon', 'page', query] as const,
  couponOffer: (courseId: string, code: string) => ['coupon', 'offer', courseId, code] as const,
  messages: ['message'] as const,
  message: (messageId: string) => ['message', 'one', messageId] as const,
  messagePage: (query: MessageQuery) => ['message', 'page', query] as const,
  auditLog: ['audit'] as const,
  auditPages: (query: AuditQuery) => ['audit', 'pages', query] as const,
  releases: ['release'] as const,
  releaseRights: ['releaseRights'] as const,
  callUses: ['callUses'] as const,
  devices: ['account', 'devices'] as const,
  security: ['account', 'security'] as const,
  signInSecurity: ['account', 'security', 'overview'] as const,
  accountEvents: ['account', 'security', 'events'] as const,
  /** Whether the person needs another factor changes with their ways to sign in. */
  session: ['account', 'security', 'session'] as const,
};
