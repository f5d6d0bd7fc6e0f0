import type { AuditDetails, AuditEntry } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/calls/choices';
import { paise } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { roleName } from '../people/role-name.ts';
import { actorOfRelease, releaseSentence } from '../releases/release-text.ts';

/** One sentence about an entry: actor, action, subject, and further details. */
export interface AuditSentence {
  actor: string;
  did: string;
  thing: string;
  rest: string;
  /** The address of the subject's page. */
  to?: string | undefined;
}

type Sentence = Pick<AuditSentence, 'did'> & Partial<Pick<AuditSentence, 'thing' | 'rest'>>;

const text = (details: AuditDetails, key: string): string => {
  const value = details[key];
  return value === null || value === undefined ? '' : String(value);
};
const roleOf = (details: AuditDetails, key: string): string =>
  roleName[text(details, key) as keyof typeof roleName] ?? text(details, key);
const amountOf = ({ amountPaise }: AuditDetails): string =>
  // Keeps the amount on one line, also on a phone.
  typeof amountPaise === 'number' ? paise(amountPaise).replace(' ', '\u00a0') : 'a payment';
const quoted = (title: string): string => (title ? `“${title}”` : '');
const after = (word: string, title: string): string => (title ? `${word} ${title}` : '');

/** The title in quotes, or the kind of subject if its name is unknown. */
const titled = ({ subject }: AuditEntry, kind: string): string => quoted(subject?.name ?? '') || kind;
const named = ({ subject }: AuditEntry, kind: string): string => subject?.name || kind;
const ofCourse = ({ details }: AuditEntry, word: string): string => after(word, quoted(text(details, 'course')));
function published({ details }: AuditEntry): string {
  if (details['isUnpublished'] === true) return 'unpublished';
  return details['isPublished'] === true ? 'published' : 'changed';
}

function roleChange({ details }: AuditEntry): string {
  const [from, to] = [roleOf(details, 'from'), roleOf(details, 'to') || roleOf(details, 'role')];
  return [after('from', from), after('to', to)].filter(Boolean).join(' ');
}

const howMany = (lectures: AuditDetails[string] | undefined): string =>
  lectures === 1 ? '1 lecture' : `${lectures ?? 'some'} lectures`;

function deletion(entry: AuditEntry): Sentence {
  const role = roleOf(entry.details, 'role');
  if (entry.details['isOwnWish'] === true) return { did: 'deleted their own account', rest: role && `(${role})` };
  return { did: 'deleted the account of', thing: named(entry, 'somebody'), rest: role && `(${role})` };
}

const statusText: Record<string, string> = { enrolled: 'enrolled ', notEnrolled: 'not enrolled ' };
const kindText: Record<string, string> = { students: 'students', instructors: 'instructors' };

const found = ({ isSearch }: AuditEntry['details']): string => (isSearch === true ? 'that a search found' : '');

const peopleExport = ({ details }: AuditEntry): Sentence => ({
  did: `exported a list of ${statusText[text(details, 'status')] ?? ''}${kindText[text(details, 'kind')] ?? 'people'}`,
  rest: found(details),
});

function couponChange({ details: { isPaused } }: AuditEntry): string {
  if (typeof isPaused !== 'boolean') return 'changed';
  return isPaused ? 'paused' : 'resumed';
}

const whoseOf = ({ subject }: AuditEntry, word: string): string => after(word, subject?.whose ?? '');

/** 'refunded', 'Rs. 1,499', 'to Asha Rao', 'for', the course. */
const refund =
  (before: string, between = '') =>
  (entry: AuditEntry): Sentence => ({
    did: [before, amountOf(entry.details), between, whoseOf(entry, 'to'), 'for'].filter(Boolean).join(' '),
    thing: titled(entry, 'a course'),
  });

/** Area and number; if these are missing, the version's name. */
function release(entry: AuditEntry): Sentence {
  const { did, thing, rest } = releaseSentence(entry.action, entry.details);
  return { did, thing: thing || named(entry, 'a version'), rest };
}

const params: Record<AuditAction, (entry: AuditEntry) => Sentence> = {
  'user.deleted': deletion,
  'role.changed': (entry) => ({
    did: 'changed the role of',
    thing: named(entry, 'somebody'),
    rest: roleChange(entry),
  }),
  'people.exported': peopleExport,
  'payment.refundAsked': refund('asked for', 'to be refunded'),
  'payment.refunded': refund('refunded'),
  'payment.refundFailed': refund('could not refund'),
  'payments.exported': ({ details }) => ({
    did: ['exported payments', after('of', [text(details, 'month'), text(details, 'year')].filter(Boolean).join(' '))]
      .filter(Boolean)
      .join(' '),
    rest: found(details),
  }),
  'coupon.created': (entry) => ({ did: 'created the coupon', thing: named(entry, '') }),
  'coupon.changed': (entry) => ({ did: `${couponChange(entry)} the coupon`, thing: named(entry, '') }),
  'coupon.deleted': (entry) => ({ did: 'deleted the coupon', thing: named(entry, '') }),
  'message.answered': (entry) => ({
    did: 'answered',
    thing: titled(entry, 'a message'),
    rest: whoseOf(entry, 'from'),
  }),
  'message.marked': (entry) =>
    entry.details['isAnswered'] === false
      ? { did: 'reopened', thing: titled(entry, 'a message'), rest: whoseOf(entry, 'from') }
      : {
          did: 'marked',
          thing: titled(entry, 'a message'),
          rest: [whoseOf(entry, 'from'), 'as answered'].filter(Boolean).join(' '),
        },
  'course.changed': (entry) => ({ did: `${published(entry)} the course`, thing: titled(entry, '') }),
  'course.deleted': (entry) =>
    entry.details['isArchived'] === true
      ? { did: 'archived the course', thing: titled(entry, ''), rest: 'because learners hold it' }
      : { did: 'deleted the course', thing: titled(entry, '') },
  'lecture.created': (entry) => ({ did: 'added the lecture', thing: titled(entry, ''), rest: ofCourse(entry, 'to') }),
  'lecture.changed': (entry) => ({ did: 'changed the lecture', thing: titled(entry, ''), rest: ofCourse(entry, 'of') }),
  'lecture.deleted': (entry) => ({ did: 'deleted the lecture', thing: titled(entry, ''), rest: ofCourse(entry, 'of') }),
  'lectures.reordered': (entry) => ({ did: 'reordered the lectures of', thing: titled(entry, 'a course') }),
  'lectures.published': (entry) => ({
    did: `published ${howMany(entry.details['published'])} of`,
    thing: titled(entry, 'a course'),
  }),
  'video.retried': (entry) => ({
    did: 'sent a video to be prepared again, of the lecture',
    thing: titled(entry, ''),
    rest: ofCourse(entry, 'of'),
  }),
  'question.answered': (entry) => ({ did: 'answered a question at', thing: titled(entry, 'a lecture') }),
  'question.deleted': (entry) => ({ did: 'deleted a question at', thing: titled(entry, 'a lecture') }),
  'release.published': release,
  'release.promoted': release,
  'release.shareChanged': release,
  'release.rolledBack': release,
  'release.stopped': release,
  'auditLog.exported': ({ details }) => ({ did: 'exported the audit log', rest: found(details) }),
};

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

/** Without an account: the site itself, the name given on the command line, or 'the command line'. */
function actorOf({ actor, details }: AuditEntry): string {
  if (actor) return actor.fullName;
  return actorOfRelease(text(details, 'by'), true);
}

export function auditSentence(entry: AuditEntry): AuditSentence {
  const { did, thing = '', rest = '' } = params[entry.action](entry);
  return { actor: actorOf(entry), did, thing, rest, to: addressOf(entry) };
}

/** The small text below the sentence: the gateway's id, a reason, a coupon's discount. */
export function auditNotes({ subject, details }: AuditEntry): string[] {
  const said = [
    ['Reason', text(details, 'reason')],
    ['Gateway', text(details, 'fault')],
    ['Off', text(details, 'off')],
    ['Version', subject?.kind === 'release' ? text(details, 'version') : ''],
  ];
  const notes = said.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return subject?.reference ? [...notes, subject.reference] : notes;
}
