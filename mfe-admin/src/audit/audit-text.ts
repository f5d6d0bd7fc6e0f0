import type { AuditDetails, AuditEntry } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { roleName } from '../people/people-text.ts';
import { actorOfRelease, isRelease, type ReleaseAction, releaseSentence } from '../releases/data/texts/release-text.ts';
import { moneySentences } from './money-sentences.ts';
import { after, amountOf, joined, named, type Sentence, text } from './sentence-parts.ts';

const roleOf = (details: AuditDetails, key: string): string =>
  roleName[text(details, key) as keyof typeof roleName] ?? text(details, key);
const quoted = (title: string): string => (title ? `“${title}”` : '');

/** The title in quotes, or the kind of subject if its name is unknown. */
const titled = ({ subject }: AuditEntry, kind: string): string => quoted(subject?.name ?? '') || kind;
const whoseOf = ({ subject }: AuditEntry, word: string): string => after(word, subject?.whose ?? '');
const found = ({ details }: AuditEntry): string => (details['isSearch'] === true ? 'that a search found' : '');

/** What was done to something with a title. `ofCourse` is the word before the title of its course. */
const toTitled =
  (did: string, { kind = '', ofCourse = '' } = {}) =>
  (entry: AuditEntry): Sentence => [
    did,
    titled(entry, kind),
    ofCourse && after(ofCourse, quoted(text(entry.details, 'course'))),
  ];

const toSomebody =
  (did: string) =>
  (entry: AuditEntry): Sentence => [did, named(entry, 'somebody')];

const toCoupon =
  (verb: string) =>
  (entry: AuditEntry): Sentence => [`${verb} the coupon`, named(entry, '')];

function couponChange(entry: AuditEntry): Sentence {
  const { isPaused } = entry.details;
  if (typeof isPaused !== 'boolean') return toCoupon('changed')(entry);
  return toCoupon(isPaused ? 'paused' : 'resumed')(entry);
}

/** 'refunded', 'Rs. 1,499', 'to Asha Rao', 'for', the course. */
const refund =
  (before: string, between = '') =>
  (entry: AuditEntry): Sentence => {
    const whom = entry.details['isOwnWish'] === true ? 'to themselves' : whoseOf(entry, 'to');
    return [joined(before, amountOf(entry.details), between, whom, 'for'), titled(entry, 'a course')];
  };

function deletion(entry: AuditEntry): Sentence {
  const role = roleOf(entry.details, 'role');
  const rest = role && `(${role})`;
  if (entry.details['isOwnWish'] === true) return ['deleted their own account', '', rest];
  return ['deleted the account of', named(entry, 'somebody'), rest];
}

function roleChange(entry: AuditEntry): Sentence {
  const { details } = entry;
  const [from, to] = [roleOf(details, 'from'), roleOf(details, 'to') || roleOf(details, 'role')];
  return ['changed the role of', named(entry, 'somebody'), joined(after('from', from), after('to', to))];
}

const signInEvents: Record<string, string> = {
  passkeyAdded: 'added a passkey to their account',
  passkeyRemoved: 'removed a passkey from their account',
  totpAdded: 'added an authenticator app to their account',
  totpRemoved: 'removed the authenticator app from their account',
  recoveryCodesMade: 'made new recovery codes for their account',
  recoveryCodeUsed: 'used a recovery code of their account',
  passwordChanged: 'changed their password',
  passwordReset: 'chose a new password by mail',
  secondFactorFailed: 'had wrong codes entered after their right password',
  signInReported: 'said that a sign-in to their account was not theirs',
  payoutAccountChanged: 'changed the account that their earnings are paid to',
  devicesSignedOut: 'signed out other devices of their account',
};

/** What staff did to their own sign-in. */
const signInChange = ({ details: { event } }: AuditEntry): Sentence => [
  signInEvents[String(event)] ?? 'changed how they sign in',
  '',
];

const exportedPeople: Record<string, string> = {
  enrolled: 'enrolled',
  notEnrolled: 'not enrolled',
  students: 'students',
  instructors: 'instructors',
};

function peopleExport(entry: AuditEntry): Sentence {
  const [status, kind] = [text(entry.details, 'status'), text(entry.details, 'kind')];
  const did = joined('exported a list of', exportedPeople[status] ?? '', exportedPeople[kind] ?? 'people');
  return [did, '', found(entry)];
}

function paymentsExport(entry: AuditEntry): Sentence {
  const period = joined(text(entry.details, 'month'), text(entry.details, 'year'));
  return [joined('exported payments', after('of', period)), '', found(entry)];
}

function messageMark(entry: AuditEntry): Sentence {
  const [thing, whose] = [titled(entry, 'a message'), whoseOf(entry, 'from')];
  if (entry.details['isAnswered'] === false) return ['reopened', thing, whose];
  return ['marked', thing, joined(whose, 'as answered')];
}

function courseChange(entry: AuditEntry): Sentence {
  const { isUnpublished, isPublished } = entry.details;
  if (isUnpublished === true) return ['unpublished the course', titled(entry, '')];
  return [`${isPublished === true ? 'published' : 'changed'} the course`, titled(entry, '')];
}

function courseDeletion(entry: AuditEntry): Sentence {
  if (entry.details['isArchived'] !== true) return ['deleted the course', titled(entry, '')];
  return ['archived the course', titled(entry, ''), 'because learners hold it'];
}

function partingOf(entry: AuditEntry): Sentence {
  const course = quoted(text(entry.details, 'course')) || 'a course';
  if (entry.details['isOwnWish'] === true) return ['no longer teaches', course];
  return ['removed', named(entry, 'somebody'), `as a co-instructor of ${course}`];
}

function extraTimeChange(entry: AuditEntry): Sentence {
  const { percent, course } = entry.details;
  const where = joined('in', quoted(String(course ?? '')) || 'a course');
  if (percent === null) return ['removed the extra time of', named(entry, 'a learner'), where];
  return [`gave ${String(percent)} % extra time to`, named(entry, 'a learner'), where];
}

function lecturesPublished(entry: AuditEntry): Sentence {
  const { published } = entry.details;
  const howMany = published === 1 ? '1 lecture' : `${published ?? 'some'} lectures`;
  return [`published ${howMany} of`, titled(entry, 'a course')];
}

const sentences: Record<Exclude<AuditAction, ReleaseAction>, (entry: AuditEntry) => Sentence> = {
  'user.deleted': deletion,
  'role.changed': roleChange,
  'signIn.changed': signInChange,
  'user.signedOut': toSomebody('signed out all devices of'),
  'factorReset.requested': toSomebody('asked to reset the account of'),
  'factorReset.approved': toSomebody('approved the reset of the account of'),
  'factorReset.dropped': toSomebody('dropped the reset of the account of'),
  'people.exported': peopleExport,
  'payment.refundAsked': refund('asked for', 'to be refunded'),
  'payment.refunded': refund('refunded'),
  'payment.refundFailed': refund('could not refund'),
  'payment.refundDeclined': refund('declined to refund'),
  'payments.exported': paymentsExport,
  'payouts.approved': ({ details }) => ['approved payouts of', amountOf(details)],
  'payouts.released': ({ details }) => ['released payouts of', amountOf(details)],
  'payout.withdrawn': (entry) => [
    joined('withdrew a payout of', amountOf(entry.details), 'to'),
    named(entry, 'an instructor'),
  ],
  ...moneySentences,
  'coupon.created': toCoupon('created'),
  'coupon.changed': couponChange,
  'coupon.deleted': toCoupon('deleted'),
  'message.answered': (entry) => ['answered', titled(entry, 'a message'), whoseOf(entry, 'from')],
  'message.marked': messageMark,
  'course.changed': courseChange,
  'course.deleted': courseDeletion,
  'course.divided': toTitled('divided the earnings of', { kind: 'a course' }),
  'course.duplicated': toTitled('duplicated', { kind: 'a course' }),
  'course.scheduled': toTitled('changed when to publish', { kind: 'a course' }),
  'course.instructorInvited': toTitled('invited a co-instructor to', { kind: 'a course' }),
  'course.instructorUninvited': toTitled('withdrew an invitation to teach', { kind: 'a course' }),
  'course.instructorJoined': toTitled('accepted to teach', { kind: 'a course' }),
  'course.instructorRemoved': partingOf,
  'extraTime.changed': extraTimeChange,
  'lecture.scheduled': toTitled('changed when to publish the lecture', { ofCourse: 'of' }),
  'lecture.created': toTitled('added the lecture', { ofCourse: 'to' }),
  'lecture.changed': toTitled('changed the lecture', { ofCourse: 'of' }),
  'lecture.deleted': toTitled('deleted the lecture', { ofCourse: 'of' }),
  'lectures.reordered': toTitled('reordered the lectures of', { kind: 'a course' }),
  'sections.changed': toTitled('changed the sections of', { kind: 'a course' }),
  'outline.imported': toTitled('imported lectures into', { kind: 'a course' }),
  'lectures.published': lecturesPublished,
  'video.retried': toTitled('sent a video to be prepared again, of the lecture', { ofCourse: 'of' }),
  'question.answered': toTitled('answered a question at', { kind: 'a lecture' }),
  'question.deleted': toTitled('deleted a question at', { kind: 'a lecture' }),
  'auditLog.exported': (entry) => ['exported the audit log', '', found(entry)],
};

/** Area and number of a release; if these are missing, the version's name. */
function sentenceOf(entry: AuditEntry): Sentence {
  const { action, details } = entry;
  if (!isRelease(action)) return sentences[action](entry);
  const { did, thing, rest } = releaseSentence(action, details);
  return [did, thing || named(entry, 'a version'), rest];
}

function addressOf({ subject, details }: AuditEntry): string | undefined {
  if (!subject) return undefined;
  // Accounts and coupons have no page: link to their entries in the audit log.
  if (subject.kind === 'user' || subject.kind === 'coupon') return paths.auditLog({ subjectId: subject._id });
  if (subject.isGone) return undefined;
  const courseId = text(details, 'courseId');
  if (subject.kind === 'course') return paths.courseDetail(subject._id);
  if (subject.kind === 'lecture' && courseId) return paths.viewLectures(courseId, subject._id);
  if (subject.kind === 'release') return paths.releases();
  return subject.kind === 'message' ? paths.messages(subject._id) : undefined;
}

/**
 * One sentence about an entry: actor, action, subject, and further details; `to` is the address of the subject's page.
 * Without an account, the actor is the site itself, the name given on the command line, or 'the command line'.
 */
export function auditSentence(entry: AuditEntry) {
  const { actor, details } = entry;
  const [did, thing = '', rest = ''] = sentenceOf(entry);
  return {
    actor: actor?.fullName ?? actorOfRelease(text(details, 'by'), true),
    did,
    thing,
    rest,
    to: addressOf(entry),
  };
}

/** The small text below the sentence: the gateway's id, a reason, a coupon's discount. */
export function auditNotes({ action, subject, details }: AuditEntry): string[] {
  const fields = [
    ['Reason', text(details, 'reason')],
    ['Gateway', text(details, 'fault')],
    ['Off', text(details, 'off')],
    ['Source', text(details, 'source')],
    ['Owner', action === 'release.ownersChanged' ? (subject?.name ?? '') : ''],
    ['Version', subject?.kind === 'release' ? text(details, 'version') : ''],
  ];
  const notes = fields.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return subject?.reference ? [...notes, subject.reference] : notes;
}
