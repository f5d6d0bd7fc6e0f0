import { callAddress, defineCall } from './call.ts';

/** What administrators do to what is not their own, as subject and participle: each leaves a trace. */
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

/** Small facts beside an action: amounts in paise, roles, codes; never personal data. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** What something was done to. */
export interface AuditedThing {
  kind: AuditSubject;
  _id: string;
  /** What it is called now, or was when it went; '' when nobody knows. A deleted person reads 'Former learner'. */
  name: string;
  /** The gateway's id of a payment; '' for everything else. */
  reference: string;
  /** Who paid a payment or wrote a message, by their present name; '' for everything else. */
  whose: string;
  /** It has no page any more. */
  isGone: boolean;
}

export interface AuditEntry {
  _id: string;
  action: AuditAction;
  /** Null: the command line. */
  actor: { _id: string; fullName: string } | null;
  subject: AuditedThing | null;
  details: AuditDetails;
  createdAt: string;
}

/** `from` and `to` are days in India, both included ('2026-11-21'). */
export interface AuditFilter {
  /** Part of a name: of who did it, or of what it was done to. */
  q?: string;
  action?: AuditAction;
  /** Every action whose name begins with it. */
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
  /** Where the next page begins; null on the last. */
  next: string | null;
  /** Everybody who did something, for the filter. */
  actors: { _id: string; fullName: string }[];
}

/** `limits.auditPerFetch` entries, the newest first. */
export const listAuditEntries = defineCall<{ query: AuditQuery; data: AuditEntry[]; meta: AuditMeta }>({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/user/auth/auditLog',
});

/** Answers CSV, not an envelope: its address is for a link. */
export const exportAuditLog = defineCall<{ query: AuditFilter; data: never }>({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/user/auth/auditLog/auditLog.csv',
});
export const exportAuditLogAddress = (filter: AuditFilter): string => callAddress(exportAuditLog, {}, filter);
