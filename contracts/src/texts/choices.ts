/** The closed lists of values in requests and responses. The API refuses every other value. */

export const roles = ['ADMIN', 'INSTRUCTOR', 'USER'] as const;
export type Role = (typeof roles)[number];

export const levels = ['Beginner', 'Intermediate', 'Advance'] as const;
export type Level = (typeof levels)[number];

export const languages = [
  'English',
  'Hindi',
  'Hinglish',
  'Kannada',
  'Tamil',
  'Telugu',
  'Bengali',
  'Gujarati',
  'Marathi',
  'Punjabi',
  'Malayalam',
  'Assamese',
  'Manipuri',
] as const;
export type Language = (typeof languages)[number];

/**
 * A draft is unfinished. A published course may be withdrawn (unpublished), and a course with learners is archived
 * instead of deleted. Learners keep their access in every state (decisions C9, C10).
 */
export const courseStatuses = ['draft', 'published', 'unpublished', 'archived'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** The choices of the filter "rating at least". */
export const ratingFloors = [4.5, 4, 3.5, 3] as const;

/** The tabs of the list; 'bestMatch' is the default order of a search. */
export const courseSorts = ['bestMatch', 'mostPopular', 'new', 'topRated'] as const;
export type CourseSort = (typeof courseSorts)[number];

/** Fields of a course that contain the search words missing in its title. */
export const matchPlaces = ['category', 'instructor', 'language', 'subtitle', 'outcomes', 'description'] as const;
export type MatchPlace = (typeof matchPlaces)[number];

/** Why an upload did not become a video, with the messages for the author. */
export const videoFailures = {
  needsConversion: 'This video needs conversion, which this server cannot do. Upload a .mp4 file.',
  unreadable: 'This file could not be read as a video. It may be damaged or incomplete. Choose another file.',
  noPicture: 'This file holds no moving picture. Choose another file.',
  tooLong: 'This video is longer than 6 hours. Choose a shorter one.',
  tooLarge: 'The picture of this video is too large. Upload it at 4K or smaller.',
  uploadStopped: 'The upload was not finished. Choose the file again.',
  interrupted: 'The preparation did not finish.',
} as const;
export type VideoFailure = keyof typeof videoFailures;

/** The file itself is at fault: preparing it again ends the same way. */
export const lastingFailures: readonly VideoFailure[] = ['unreadable', 'noPicture', 'tooLong', 'tooLarge'];

export const subscriptionStatuses = ['active', 'created', 'expired', 'refunded', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const peopleKinds = ['students', 'instructors'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** Decision A3: enrolled means an active subscription, or for instructors at least one course. */
export const userStatuses = ['enrolled', 'notEnrolled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const peopleSorts = ['name', 'newest', 'oldest'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

export const paymentStatuses = ['created', 'authorized', 'captured', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a learner gives a course back; they may choose none. */
export const refundReasons = ['notExpected', 'tooEasy', 'tooHard', 'quality', 'noTime', 'byMistake', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundRequestStates = ['open', 'refunded', 'declined'] as const;
export type RefundRequestState = (typeof refundRequestStates)[number];

/** Decision P9: captured, refunded, all others; and among the others those that the bank refused. */
export const paymentFilters = ['paid', 'refunded', 'pending', 'declined'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** The sortable columns of the payment list; on equal values the newer payment comes first. */
export const paymentSorts = ['date', 'user', 'course', 'amount', 'method', 'status'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

export const couponStates = ['active', 'paused', 'expired', 'usedUp'] as const;
export type CouponState = (typeof couponStates)[number];

/** The sortable columns of the coupon list; on equal values the newer coupon comes first. */
export const couponSorts = ['code', 'off', 'course', 'used', 'ends', 'state'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** Administrators' actions on other people's data, as subject and participle. Each writes an audit entry. */
export const auditActions = [
  'user.deleted',
  'role.changed',
  'signIn.changed',
  'user.signedOut',
  'factorReset.requested',
  'factorReset.approved',
  'factorReset.dropped',
  'people.exported',
  'payment.refundAsked',
  'payment.refunded',
  'payment.refundFailed',
  'payment.refundDeclined',
  'payments.exported',
  'payouts.approved',
  'payouts.released',
  'payout.withdrawn',
  'share.changed',
  'taxRate.added',
  'ledger.corrected',
  'ledger.differenceCorrected',
  'ledger.paidByHand',
  'ledger.fileImported',
  'ledger.exported',
  'coupon.created',
  'coupon.changed',
  'coupon.deleted',
  'message.answered',
  'message.marked',
  'course.changed',
  'course.deleted',
  'course.divided',
  'course.duplicated',
  'course.scheduled',
  'course.instructorInvited',
  'course.instructorUninvited',
  'course.instructorJoined',
  'course.instructorRemoved',
  'extraTime.changed',
  'lecture.scheduled',
  'lecture.created',
  'lecture.changed',
  'lecture.deleted',
  'lectures.reordered',
  'sections.changed',
  'outline.imported',
  'lectures.published',
  'video.retried',
  'question.answered',
  'question.deleted',
  'release.published',
  'release.promoted',
  'release.previewed',
  'release.previewEnded',
  'release.rehearsed',
  'release.rehearsalWaived',
  'release.shareChanged',
  'release.rolledBack',
  'release.stopped',
  'release.granted',
  'release.revoked',
  'release.liveFailing',
  'release.rolloutStarted',
  'release.rolloutHalted',
  'release.rolloutContinued',
  'release.rolloutFinished',
  'release.ownersChanged',
  'release.webhooksChanged',
  'release.trustedPublishersChanged',
  'release.signingKeysChanged',
  'release.frozen',
  'release.thawed',
  'release.approvalRequested',
  'release.approved',
  'release.approvalDropped',
  'auditLog.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
  'user',
  'payment',
  'coupon',
  'message',
  'course',
  'lecture',
  'question',
  'release',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The sorting of a table: its column and direction. */
export interface Sorting<Column extends string> {
  sort?: Column;
  order?: SortOrder;
}

/** Error of `ready` while the server waits for its files: it serves everything else. */
export const filesMissing = 'FilesMissing';
