import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction, AuditSubject } from '@vidya/contracts/texts/choices';
import { addDays } from '../dates.ts';
import type { DemoData, SeedAuditEntry, SeedContactMessage, SeedPayment } from '../demo-data.ts';
import { ADMIN_EMAIL, OPERATIONS_EMAIL } from '../people/staff.ts';
import { idFor } from '../random.ts';
import { userId } from './users.ts';

const kavita = userId(ADMIN_EMAIL);
const sandeep = userId(OPERATIONS_EMAIL);

interface AuditedAction {
  by: string | null;
  action: AuditAction;
  at: Date;
  subject?: { kind: AuditSubject; id: string };
  details?: AuditDetails;
}

const refundsShown = 4;

/** The newest refunds: requested by an administrator, done by the gateway one second later. */
function refunds(payments: SeedPayment[], until: Date): AuditedAction[] {
  const given = payments
    .filter(({ refundedAt }) => refundedAt !== null && refundedAt <= until)
    .toSorted((a, b) => Number(b.refundedAt) - Number(a.refundedAt))
    .slice(0, refundsShown);
  return given.flatMap(({ id, amountPaise, refundedAt }): AuditedAction[] => {
    const common = { by: sandeep, subject: { kind: 'payment', id } } as const;
    const details = { amountPaise, reason: 'Bought by mistake' };
    return [
      { ...common, action: 'payment.refundAsked', at: addDays(refundedAt!, -1 / 86_400), details },
      { ...common, action: 'payment.refunded', at: refundedAt!, details: { amountPaise } },
    ];
  });
}

const answers = (messages: SeedContactMessage[]): AuditedAction[] =>
  messages
    .filter(({ answeredAt }) => answeredAt !== null)
    .map(
      ({ id, answeredAt, answeredBy, answer }): AuditedAction => ({
        by: answeredBy,
        action: answer ? 'message.answered' : 'message.marked',
        at: answeredAt!,
        subject: { kind: 'message', id },
        details: answer ? {} : { isAnswered: true },
      }),
    );

/** Actions on two courses and on a lecture of one of them. */
function courseWork({ courses, lectures }: Pick<DemoData, 'courses' | 'lectures'>, until: Date): AuditedAction[] {
  const [first, second] = courses.filter(({ status }) => status === 'published');
  const lecture = lectures.find(({ courseId }) => courseId === first?.id);
  if (!first || !second || !lecture) return [];
  const inFirst = { course: first.title, courseId: first.id };
  const hidden = { course: second.title, courseId: second.id, isPublished: false };
  const inLecture = { ...inFirst, lecture: lecture.title };
  const on = (kind: AuditSubject, { id }: { id: string }, daysAgo: number) => ({
    subject: { kind, id },
    at: addDays(until, -daysAgo),
  });
  return [
    { by: kavita, action: 'course.changed', ...on('course', second, 1.4), details: hidden },
    { by: kavita, action: 'lecture.changed', ...on('lecture', lecture, 4.2), details: inLecture },
    { by: sandeep, action: 'lectures.reordered', ...on('course', first, 4.3), details: inFirst },
  ];
}

type Sources = Pick<DemoData, 'courses' | 'lectures' | 'payments' | 'contactMessages'>;

/** The actions of the two administrators that fit the rest of the sample data; the newest is a day old. */
export function buildAuditEntries({ payments, contactMessages, ...work }: Sources, until: Date): SeedAuditEntry[] {
  const promoted = (id: string) => ({ action: 'role.changed', subject: { kind: 'user', id } }) as const;
  const search = { kind: 'students', status: 'all', isSearch: false } as const;
  const entries: AuditedAction[] = [
    ...refunds(payments, until),
    ...answers(contactMessages),
    ...courseWork(work, until),
    {
      ...promoted(userId('joel.fernandes@vidya.example')),
      by: kavita,
      at: addDays(until, -12.3),
      details: { from: 'USER', to: 'INSTRUCTOR' },
    },
    { by: kavita, action: 'people.exported', at: addDays(until, -9.1), details: search },
    { ...promoted(kavita), by: null, at: addDays(until, -1040), details: { from: null, to: 'ADMIN' } },
  ];
  return entries.map(({ by, action, at, subject, details = {} }) => ({
    id: idFor(`audit:${action}:${subject?.id ?? ''}:${by ?? ''}`),
    actorId: by,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    details,
    createdAt: at,
  }));
}
