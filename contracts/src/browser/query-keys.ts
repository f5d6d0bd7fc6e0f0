import type { AccountQuery } from '../calls/account-recovery.ts';
import type { AuditQuery } from '../calls/audit.ts';
import type { BankQuery } from '../calls/bank.ts';
import type { RefundRequestQuery } from '../calls/buying/refunds.ts';
import type { CourseListQuery } from '../calls/catalogue.ts';
import type { MessageQuery } from '../calls/contact.ts';
import type { CouponQuery } from '../calls/coupon.ts';
import type { LedgerQuery } from '../calls/ledger/money.ts';
import type { YearRequest } from '../calls/payment.ts';
import type { PeopleQuery } from '../calls/people.ts';

// Query keys. Shared, so that a change in one remote refreshes the data of another.
export const allCourses = ['course'] as const;
export const courses = (query: CourseListQuery) => ['course', 'list', query] as const;
export const catalogueFigures = ['course', 'figures'] as const;
export const suggestions = (text: string) => ['course', 'suggestions', text] as const;
export const categoryCourses = (slug: string) => ['course', 'category', slug] as const;
export const course = (courseId: string) => ['course', 'one', courseId] as const;
export const courseTeam = (courseId: string) => ['course', 'team', courseId] as const;
export const lectures = (courseId: string) => ['course', 'lectures', courseId] as const;
export const lectureSearch = (courseId: string, q: string) => ['course', 'search', courseId, q] as const;
export const revisions = (courseId: string, lectureId?: string) =>
  ['course', 'revisions', courseId, lectureId] as const;
export const revision = (courseId: string, lectureId: string | undefined, number: number) =>
  ['course', 'revisions', courseId, lectureId, number] as const;
/** The text of an article or a quiz for its editor, as of a version of the lecture. */
export const articleSource = (lectureId: string, version: number) =>
  ['authoring', 'article', lectureId, version] as const;
export const quizSource = (lectureId: string, version: number) => ['authoring', 'quiz', lectureId, version] as const;
export const preview = (courseId: string, lectureId: string) => ['course', 'preview', courseId, lectureId] as const;
export const article = (lectureId: string) => ['course', 'article', lectureId] as const;
export const quiz = (lectureId: string) => ['course', 'quiz', lectureId] as const;
export const quizReport = (lectureId: string) => ['course', 'quizReport', lectureId] as const;
export const extraTime = (courseId: string) => ['course', 'extraTime', courseId] as const;
export const bank = (courseId: string) => ['course', 'bank', courseId] as const;
export const bankPage = (courseId: string, query: BankQuery) => ['course', 'bank', courseId, query] as const;
export const notes = (lectureId: string) => ['learning', 'notes', lectureId] as const;
export const questions = (lectureId: string) => ['learning', 'questions', lectureId] as const;
export const subscribedCourses = ['course', 'subscribed'] as const;
export const createdCourses = ['course', 'created'] as const;
export const instructorCourses = (instructorId: string) => ['course', 'instructor', instructorId] as const;
export const certificate = (code: string) => ['certificate', code] as const;
export const purchases = ['payment', 'history'] as const;
export const allPayments = ['payment', 'year'] as const;
export const payments = (year: number) => ['payment', 'year', year] as const;
export const paymentSearches = ['payment', 'search'] as const;
/** The payments of a year that match a search. */
export const paymentSearch = (request: YearRequest) => ['payment', 'search', request] as const;
export const refundRequests = ['payment', 'refundRequests'] as const;
export const refundRequestPage = (query: RefundRequestQuery) => ['payment', 'refundRequests', query] as const;
export const money = ['money'] as const;
export const balances = ['money', 'balances'] as const;
export const ledgerPages = (query: LedgerQuery) => ['money', 'ledger', query] as const;
export const rates = ['money', 'rates'] as const;
export const instructorsCalled = (q: string) => ['account', 'people', 'instructors', q] as const;
export const people = ['account', 'people'] as const;
export const peoplePage = (query: PeopleQuery) => ['account', 'people', 'page', query] as const;
export const peopleElsewhere = (query: PeopleQuery) => ['account', 'people', 'elsewhere', query] as const;
export const peopleStatistics = (year: number) => ['account', 'people', 'statistics', year] as const;
export const consequences = (userId: string) => ['account', 'people', 'consequences', userId] as const;
export const factorResets = ['account', 'factorResets'] as const;
export const signInProvider = ['account', 'signInProvider'] as const;
export const accountSignIn = ['account', 'signIn'] as const;
export const accountSignInOf = (query: AccountQuery) => ['account', 'signIn', query] as const;
export const coupons = ['coupon'] as const;
export const couponPage = (query: CouponQuery) => ['coupon', 'page', query] as const;
export const couponOffer = (courseId: string, code: string) => ['coupon', 'offer', courseId, code] as const;
export const messages = ['message'] as const;
export const message = (messageId: string) => ['message', 'one', messageId] as const;
export const messagePage = (query: MessageQuery) => ['message', 'page', query] as const;
export const auditLog = ['audit'] as const;
export const auditPages = (query: AuditQuery) => ['audit', 'pages', query] as const;
export const releases = ['release'] as const;
export const releaseRights = ['releaseRights'] as const;
export const callUses = ['callUses'] as const;
/** What keeps a person from accepting it differs. */
export const invitation = (token: string, personId: string | null) =>
  ['account', 'invitation', token, personId] as const;
export const devices = ['account', 'devices'] as const;
export const security = ['account', 'security'] as const;
export const signInSecurity = ['account', 'security', 'overview'] as const;
export const accountEvents = ['account', 'security', 'events'] as const;
/** Whether the person needs another factor changes with their ways to sign in. */
export const session = ['account', 'security', 'session'] as const;
export const earnings = ['earnings'] as const;
export const earningsLines = (month: string) => ['earnings', 'lines', month] as const;
export const saleRates = ['earnings', 'rates'] as const;
export const courseParts = (courseId: string) => ['course', 'parts', courseId] as const;
export const payoutAccount = ['earnings', 'account'] as const;
export const payouts = ['earnings', 'payouts'] as const;
export const payoutBatches = ['payout', 'batches'] as const;
export const payoutBatch = (batchId: string) => ['payout', 'batches', batchId] as const;
export const overpaid = ['payout', 'overpaid'] as const;
export const moneyDifferences = ['payout', 'differences'] as const;
