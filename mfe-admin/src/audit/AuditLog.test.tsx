import { screen, waitFor, within } from '@testing-library/react';
import type { AuditDetails, AuditEntry, AuditedThing } from '@vidya/contracts/calls/audit';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const nandini = { _id: '5f0c9d0e-2222-4222-8333-000000000001', fullName: 'Nandini Bose' };
const thing = (kind: AuditedThing['kind'], name: string, given: Partial<AuditedThing> = {}): AuditedThing => ({
  kind,
  _id: 'thing-1',
  name,
  reference: '',
  whose: '',
  isGone: false,
  ...given,
});

let made = 0;
const entry = (action: AuditAction, subject: AuditedThing | null, details: AuditDetails = {}): AuditEntry => {
  made += 1;
  return { _id: `entry-${made}`, action, actor: nandini, subject, details, createdAt: '2026-03-10T06:00:00.000Z' };
};

const response = (entries: AuditEntry[], next: string | null = null) =>
  responseOf(entries, { meta: { next, actors: [nandini] } });
const open = (listAuditEntries: (input: MockRequest) => unknown, search = '') =>
  renderAdmin(`/admin/dashboard/audit-log${search}`, { listAuditEntries });
const sentences = async () =>
  (await screen.findAllByText(/ India time$/)).map((time) => time.closest('li')?.querySelector('p')?.textContent);

const released = { remote: 'catalog', version: '1.2.0-3f9ac01b2d' };
const course = { course: 'Tokens', courseId: 'course-1' };

test.each<[AuditEntry, string]>([
  [
    entry('payment.refunded', thing('payment', 'Prompting that works'), { amountPaise: 149_900 }),
    'refunded Rs.\u00a01,499 for “Prompting that works”',
  ],
  [
    entry('payment.refundAsked', thing('payment', 'Git', { whose: 'Asha Rao' }), { amountPaise: 100 }),
    'asked for Rs.\u00a01 to be refunded to Asha Rao for “Git”',
  ],
  [
    entry('payment.refundFailed', thing('payment', 'Git', { whose: 'Asha Rao' }), { amountPaise: 100 }),
    'could not refund Rs.\u00a01 to Asha Rao for “Git”',
  ],
  [
    entry('role.changed', thing('user', 'Asha Rao'), { from: 'USER', to: 'INSTRUCTOR' }),
    'changed the role of Asha Rao from Student to Instructor',
  ],
  [
    entry('role.changed', thing('user', 'Asha Rao'), { from: null, to: 'ADMIN' }),
    'changed the role of Asha Rao to Administrator',
  ],
  [entry('user.signedOut', thing('user', 'Asha Rao')), 'signed out all devices of Asha Rao'],
  [
    entry('extraTime.changed', thing('user', 'Asha Rao'), { course: 'Git', percent: 50 }),
    'gave 50 % extra time to Asha Rao in “Git”',
  ],
  [
    entry('user.deleted', thing('user', 'Former learner', { isGone: true }), { role: 'USER', isOwnWish: false }),
    'deleted the account of Former learner (Student)',
  ],
  [
    entry('people.exported', null, { kind: 'students', status: 'notEnrolled', isSearch: true }),
    'exported a list of not enrolled students that a search found',
  ],
  [entry('people.exported', null, { kind: 'all', status: 'all', isSearch: false }), 'exported a list of people'],
  [
    entry('coupon.changed', thing('coupon', 'MONSOON'), { code: 'MONSOON', isPaused: true }),
    'paused the coupon MONSOON',
  ],
  [entry('payments.exported', null, { year: 2026, month: null }), 'exported payments of 2026'],
  [
    entry('payments.exported', null, { year: 2026, month: 'Feb', isSearch: true }),
    'exported payments of Feb 2026 that a search found',
  ],
  [entry('coupon.created', thing('coupon', 'MONSOON'), {}), 'created the coupon MONSOON'],
  [entry('message.answered', thing('message', 'Invoices')), 'answered “Invoices”'],
  [
    entry('message.marked', thing('message', 'Invoices', { whose: 'Uma' }), { isAnswered: true }),
    'marked “Invoices” from Uma as answered',
  ],
  [entry('message.marked', thing('message', 'Invoices'), { isAnswered: false }), 'reopened “Invoices”'],
  [
    entry('course.changed', thing('course', 'Tokens'), { ...course, isPublished: true }),
    'published the course “Tokens”',
  ],
  [
    entry('course.deleted', thing('course', 'Tokens'), { ...course, isArchived: true }),
    'archived the course “Tokens” because learners hold it',
  ],
  [entry('lecture.created', thing('lecture', 'One'), course), 'added the lecture “One” to “Tokens”'],
  [entry('question.deleted', thing('question', 'One'), course), 'deleted a question at “One”'],
  [
    entry('release.published', thing('release', 'catalog 1.2.0-3f9ac01b2d'), { ...released, note: 'Filters' }),
    'published Courses 1.2.0',
  ],
  [
    entry('release.promoted', thing('release', 'catalog 1.2.0-3f9ac01b2d'), released),
    'promoted Courses 1.2.0 to everybody',
  ],
  [
    entry('release.promoted', thing('release', 'catalog 1.2.0-3f9ac01b2d'), {
      ...released,
      percent: 0,
      cohort: 'staff',
    }),
    'promoted Courses 1.2.0 to staff',
  ],
  [
    entry('release.shareChanged', thing('release', 'x'), { ...released, percent: 2.5, cohort: 'staff' }),
    'changed the share of Courses 1.2.0 to 2.5% and staff',
  ],
  [
    entry('release.shareChanged', thing('release', 'x'), { ...released, percent: 0 }),
    'changed the share of Courses 1.2.0 to nobody',
  ],
  [
    entry('release.rolledBack', thing('release', 'x'), { ...released, from: '1.3.0-0011223344', reason: 'Slow' }),
    'went back to Courses 1.2.0 from 1.3.0',
  ],
  [
    entry('release.rolledBack', thing('release', 'x'), { ...released, from: '1.2.0-0011223344', reason: 'Slow' }),
    'went back to Courses 1.2.0 (3f9ac01b2d) from 1.2.0 (0011223344)',
  ],
  [
    entry('release.rolledBack', thing('release', 'x'), { ...released, from: '1.3.0-0011223344', percent: 10 }),
    'took back 1.3.0 (10%) for Courses 1.2.0',
  ],
  [entry('release.stopped', thing('release', 'x'), { ...released, percent: 0, share: 25 }), 'stopped Courses 1.2.0'],
  [entry('release.published', thing('release', 'catalog 1.0.0')), 'published catalog 1.0.0'],
])('says in a sentence what was done: %#', async (one, text) => {
  open(() => response([one]));
  expect(await sentences()).toEqual([`Nandini Bose ${text}`]);
});

test('stands under its day in India, with the exact time for those who ask', async () => {
  open(() =>
    response([
      { ...entry('coupon.created', thing('coupon', 'A')), createdAt: '2026-03-09T18:30:00.000Z' },
      { ...entry('coupon.created', thing('coupon', 'B')), createdAt: '2026-03-09T18:29:59.000Z', actor: null },
      { ...entry('coupon.created', thing('coupon', 'C')), createdAt: '2026-03-01T06:30:00.000Z' },
    ]),
  );
  await sentences();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Dashboard', 'Today', 'Yesterday', '1 Mar 2026']);
  expect(within(screen.getByRole('list', { name: 'Yesterday' })).getByText('The command line')).toBeVisible();
  expect(screen.getByTitle('9 Mar 2026, 11:59:59 pm India time')).toHaveTextContent('11:59 pm');
});

test.each([
  ['site', 'The site itself'],
  ['Asha Rao', 'Asha Rao (command line)'],
  ['command line', 'The command line'],
  ['', 'The command line'],
])("tells of '%s', who has no account, as %s", async (by, actor) => {
  const details = { ...released, ...(by && { by }), reason: 'It failed.' };
  open(() => response([{ ...entry('release.stopped', thing('release', 'x'), details), actor: null }]));
  expect(await sentences()).toEqual([`${actor} stopped Courses 1.2.0`]);
  expect(screen.getByText('Reason: It failed. · Version: 1.2.0-3f9ac01b2d')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses 1.2.0' })).toHaveAttribute('href', '/admin/dashboard/releases');
});

test('takes a whole kind from the address, shows it as a chip, and lets it go for an action', async () => {
  const asked: unknown[] = [];
  const { user } = open(({ query }) => {
    asked.push(query);
    return response([entry('release.published', thing('release', 'x'), released)]);
  }, '?kind=release');
  await sentences();
  expect(screen.getByRole('button', { name: 'Remove filter Releases' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Action'), 'Share changed');
  await screen.findByRole('button', { name: 'Remove filter Share changed' });
  expect(screen.queryByRole('button', { name: 'Remove filter Releases' })).not.toBeInTheDocument();
  expect(asked).toEqual([{ kind: 'release' }, { action: 'release.shareChanged' }]);
});

test('leads to what has a page, and to nothing that is gone', async () => {
  open(() =>
    response([
      entry('course.changed', thing('course', 'Tokens', { _id: 'c1' }), course),
      entry('lecture.changed', thing('lecture', 'One', { _id: 'l1' }), course),
      entry('message.answered', thing('message', 'Invoices', { _id: 'm1' })),
      entry('course.deleted', thing('course', 'Gone', { isGone: true }), course),
    ]),
  );
  await sentences();
  const links = screen.getAllByRole('link', { name: /^“/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/courseDetail?courseId=c1',
    '/viewLectures?courseId=course-1&lectureId=l1',
    '/admin/dashboard/messages?messageId=m1',
  ]);
});

test('narrows by action, person and days, shows that as chips, and takes it off again', async () => {
  const asked: unknown[] = [];
  const { user } = open(({ query }) => {
    asked.push(query);
    return response(query?.['action'] ? [] : [entry('coupon.created', thing('coupon', 'A'))]);
  }, '?from=2026-03-01&to=yesterday&action=invented');
  await sentences();
  expect(asked).toEqual([{ from: '2026-03-01' }]);
  await user.selectOptions(screen.getByLabelText('Person'), 'Nandini Bose');
  await user.selectOptions(screen.getByLabelText('Action'), 'Role changed');
  expect(await screen.findByText('No entry fits these filters')).toBeVisible();
  expect(asked.at(-1)).toEqual({ action: 'role.changed', actorId: nandini._id, from: '2026-03-01' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Role changed' }));
  await sentences();
  expect(asked.at(-1)).toEqual({ actorId: nandini._id, from: '2026-03-01' });
  expect(screen.getByRole('button', { name: 'Remove filter From 1 Mar 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Person')).toHaveValue('');
});

test('brings older entries behind the newer ones, and keeps these when that fails', async () => {
  let isBroken = true;
  const { user } = open(({ query }) => {
    if (!query?.['after']) return response([entry('coupon.created', thing('coupon', 'NEW'))], 'place');
    if (isBroken) throw new ApiError('', { status: 500 });
    return response([entry('coupon.created', thing('coupon', 'OLD'))]);
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching The Audit Log');
  expect(screen.getByText('NEW')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('OLD');
  expect(screen.getByText('NEW')).toBeVisible();
  expect(screen.getByText('All entries are shown.')).toHaveFocus();
});

test('says what failed and tries again; says when there is nothing', async () => {
  let isBroken = true;
  const { user } = open(() => {
    if (isBroken) throw new ApiError('', { status: 500 });
    return response([]);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching The Audit Log');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing has been done yet')).toBeVisible();
});
