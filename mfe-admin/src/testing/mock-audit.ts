import type { AuditDetails, AuditEntry, AuditedThing } from '@vidya/contracts/calls/audit';
import { limits } from '@vidya/contracts/rules/limits';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import type { AuditAction, AuditSubject } from '@vidya/contracts/texts/choices';

const actors = [
  { _id: '5f0c9d0e-2222-4222-8333-000000000001', fullName: 'Nandini Bose' },
  { _id: '5f0c9d0e-2222-4222-8333-000000000002', fullName: 'Sandeep Kulkarni' },
];
const courseId = '5f0c9d0e-3333-4222-8333-000000000001';

const thing = (kind: AuditSubject, name: string, given: Partial<AuditedThing> = {}): AuditedThing => ({
  kind,
  _id: courseId,
  name,
  reference: '',
  whose: '',
  isGone: false,
  ...given,
});

const mockEntries: [action: AuditAction, subject: AuditedThing | null, details: AuditDetails][] = [
  [
    'payment.refunded',
    thing('payment', 'Prompting that works', { reference: 'pay_Kx81mQ', whose: 'Asha Rao' }),
    { amountPaise: 149_900 },
  ],
  ['role.changed', thing('user', 'Asha Rao'), { from: 'USER', to: 'INSTRUCTOR' }],
  ['message.answered', thing('message', 'Invoice for three courses', { whose: 'Uma Iyer' }), {}],
  ['course.changed', thing('course', 'Git without fear'), { course: 'Git without fear', isPublished: false }],
  ['user.deleted', thing('user', 'Former learner', { isGone: true }), { role: 'USER', isOwnWish: false }],
  ['coupon.created', thing('coupon', 'MONSOON'), { code: 'MONSOON', off: '20%' }],
  ['lecture.changed', thing('lecture', 'What a model sees'), { course: 'Prompting that works', courseId }],
  [
    'release.promoted',
    thing('release', 'catalog 1.5.0-81be72c904'),
    { remote: 'catalog', version: '1.5.0-81be72c904', percent: 10, cohort: 'staff', by: 'Asha Rao' },
  ],
  ['payments.exported', null, { year: 2026, month: null, status: null }],
];

const entries: AuditEntry[] = Array.from({ length: 70 }, (_, index) => {
  const [action, subject, details] = mockEntries[index % mockEntries.length]!;
  return {
    _id: `5f0c9d0e-4444-4222-8333-${String(index).padStart(12, '0')}`,
    action,
    actor: index % 11 === 10 ? null : (actors[index % 3 === 2 ? 1 : 0] ?? null),
    subject,
    details,
    createdAt: new Date(Date.now() - index * 5 * 3_600_000).toISOString(),
  };
});

const dayMs = 86_400_000;
const startOf = (day: unknown): number => Date.parse(`${String(day)}T00:00:00+05:30`);

/** A mock audit log, the same after every reload. */
export function mockAuditLog({ query = {} }: MockRequest) {
  const { action, kind, actorId, from, to, after } = query;
  const found = entries.filter(
    (entry) =>
      (!action || entry.action === action) &&
      (typeof kind !== 'string' || entry.action.startsWith(kind ? `${kind}.` : '')) &&
      (!actorId || entry.actor?._id === actorId) &&
      (!from || Date.parse(entry.createdAt) >= startOf(from)) &&
      (!to || Date.parse(entry.createdAt) < startOf(to) + dayMs),
  );
  const start = after ? found.findIndex(({ _id }) => _id === after) + 1 : 0;
  const page = found.slice(start, start + limits.auditPerFetch);
  const isLast = start + page.length >= found.length;
  return responseOf(page, { meta: { next: isLast ? null : (page.at(-1)?._id ?? null), actors } });
}
