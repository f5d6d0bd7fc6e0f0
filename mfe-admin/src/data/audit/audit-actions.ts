import { type AuditAction, type AuditSubject, auditActions } from '@vidya/contracts/calls/choices';

/** The label of every action in the filter, with its group. */
export const actionNames: Record<AuditAction, { group: string; label: string }> = {
  'user.deleted': { group: 'People', label: 'Account deleted' },
  'role.changed': { group: 'People', label: 'Role changed' },
  'people.exported': { group: 'People', label: 'People exported' },
  'payment.refundAsked': { group: 'Payments', label: 'Refund asked for' },
  'payment.refunded': { group: 'Payments', label: 'Payment refunded' },
  'payment.refundFailed': { group: 'Payments', label: 'Refund failed' },
  'payments.exported': { group: 'Payments', label: 'Payments exported' },
  'coupon.created': { group: 'Coupons', label: 'Coupon created' },
  'coupon.changed': { group: 'Coupons', label: 'Coupon changed' },
  'coupon.deleted': { group: 'Coupons', label: 'Coupon deleted' },
  'message.answered': { group: 'Messages', label: 'Message answered' },
  'message.marked': { group: 'Messages', label: 'Message marked' },
  'course.changed': { group: 'Courses', label: 'Course changed' },
  'course.deleted': { group: 'Courses', label: 'Course deleted' },
  'lecture.created': { group: 'Lectures', label: 'Lecture added' },
  'lecture.changed': { group: 'Lectures', label: 'Lecture changed' },
  'lecture.deleted': { group: 'Lectures', label: 'Lecture deleted' },
  'lectures.reordered': { group: 'Lectures', label: 'Lectures reordered' },
  'lectures.published': { group: 'Lectures', label: 'Lectures published' },
  'video.retried': { group: 'Lectures', label: 'Video tried again' },
  'question.answered': { group: 'Questions', label: 'Question answered' },
  'question.deleted': { group: 'Questions', label: 'Question deleted' },
  'release.published': { group: 'Releases', label: 'Version published' },
  'release.promoted': { group: 'Releases', label: 'Version promoted' },
  'release.previewed': { group: 'Releases', label: 'Preview link made' },
  'release.shareChanged': { group: 'Releases', label: 'Share changed' },
  'release.rolledBack': { group: 'Releases', label: 'Version rolled back' },
  'release.stopped': { group: 'Releases', label: 'Canary stopped by itself' },
  'release.granted': { group: 'Releases', label: 'Area granted' },
  'release.liveFailing': { group: 'Releases', label: 'Live version failing' },
  'release.rolloutStarted': { group: 'Releases', label: 'Rollout started' },
  'release.rolloutHalted': { group: 'Releases', label: 'Rollout halted' },
  'release.rolloutContinued': { group: 'Releases', label: 'Rollout continued' },
  'release.rolloutFinished': { group: 'Releases', label: 'Rollout finished' },
  'release.ownersChanged': { group: 'Releases', label: 'Owner changed' },
  'release.webhooksChanged': { group: 'Releases', label: 'Webhook changed' },
  'release.trustedPublishersChanged': { group: 'Releases', label: 'Trusted publisher changed' },
  'release.signingKeysChanged': { group: 'Releases', label: 'Signing key changed' },
  'release.frozen': { group: 'Releases', label: 'Releases frozen' },
  'release.thawed': { group: 'Releases', label: 'Freeze ended' },
  'release.approvalRequested': { group: 'Releases', label: 'Approval asked for' },
  'release.approved': { group: 'Releases', label: 'Promotion approved' },
  'release.approvalDropped': { group: 'Releases', label: 'Promotion dropped' },
  'auditLog.exported': { group: 'Audit log', label: 'Audit log exported' },
};

/** Options for the action filter. */
export const actionOptions = auditActions.map((value) => ({ value, ...actionNames[value] }));

/** The label of each kind of subject in the filter. */
export const kindNames: Record<AuditSubject, string> = {
  user: 'Accounts',
  payment: 'Refunds',
  coupon: 'Coupons',
  message: 'Messages',
  course: 'Courses',
  lecture: 'Lectures',
  question: 'Questions',
  release: 'Releases',
};
