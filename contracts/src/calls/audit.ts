import { callAddress, defineCall } from './call.ts';

/** Administrators' actions on other people's data, as subject and participle. Each writes an audit entry. */
export const auditActions = [
  'user.deleted',
  'role.changed',
  'people.exported',
  'payment.refundAsked',
  'payment.refunded',
  'payment.refundFailed',
  'payments.exported',
  'coupon.created',
  'coupon.changed',
  'coupon.deleted',
  'message.answered',
  'message.marked',
  'course.changed',
  'course.deleted',
  'lecture.created',
  'lecture.changed',
  'lecture.deleted',
  'lectures.reordered',
  'lectures.published',
  'video.retried',
  'question.answered',
  'question.deleted',
  'release.published',
  'release.promoted',
  'release.shareChanged',
  'release.rolledBack',
  'release.stopped',
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

/** Small details of an action: amounts in paise, roles, codes; never personal data. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** The subject of an action. */
export interface AuditedThing {
  kind: AuditSubject;
  _id: string;
  /** Its current name, or its last one; '' when unknown. A deleted person is 'Former learner'. */
  name: string;
  /** The gateway's id of a payment; '' for everything else. */
  reference: string;
  /** The current name of the payment's buyer or the message's writer; '' for everything else. */
  whose: string;
  /** True when it has no page any more. */
  isGone: boolean;
}

export interface AuditEntry {
  _id: string;
  action: AuditAction;
  /** Null for the command line. */
  actor: { _id: string; fullName: string } | null;
  subject: AuditedThing | null;
  details: AuditDetails;
  createdAt: string;
}

/** `from` and `to` are days in India, both included ('2026-11-21'). */
export interface AuditFilter {
  /** Part of the name of the actor or of the subject. */
  q?: string;
  action?: AuditAction;
  /** Every action whose name starts with this. */
  kind?: AuditSubject;
  actorId?: string;
  subjectId?: string;
  from?: string;
  to?: string;
}

/** `after` is the `next` of the page before. */
export interface AuditQuery extends AuditFilter {
  after?: string;
}

export interface AuditMeta {
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** Everybody with an audit entry, for the filter. */
  actors: { _id: string; fullName: string }[];
}

/** At most `limits.auditPerFetch` entries, newest first. */
export const listAuditEntries = defineCall<{ query: AuditQuery; data: AuditEntry[]; meta: AuditMeta }>({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/user/auth/auditLog',
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportAuditLog = defineCall<{ query: AuditFilter; data: never }>({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/user/auth/auditLog/auditLog.csv',
});
export const exportAuditLogAddress = (filter: AuditFilter): string => callAddress(exportAuditLog, {}, filter);
