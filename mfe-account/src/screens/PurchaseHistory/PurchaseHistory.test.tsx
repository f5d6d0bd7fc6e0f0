import { screen, waitFor, within } from '@testing-library/react';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { renderLocation } from '../../testing/render-location.tsx';

beforeAll(() => loadScreenAt('/my-courses/purchase-history'));

const Located = renderLocation(AccountRemote);
const now = new Date('2026-03-10T06:30:00.000Z');
const clock = () => jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] });
beforeEach(() => void clock());
afterEach(() => void jest.useRealTimers());

const purchase = (given: Partial<PurchaseHistoryEntry>): PurchaseHistoryEntry => ({
  courseId: 'course-1',
  courseTitle: 'Prompting that works',
  purchaseAt: '2025-09-09T06:30:00.000Z',
  expiresAt: '2026-09-09T06:30:00.000Z',
  amount: 149_900,
  paymentMethod: 'card',
  coupon: '',
  status: 'captured',
  declined: '',
  isSuperseded: false,
  resume: null,
  invoice: null,
  creditNotes: [],
  ...given,
});

const open = (response: () => unknown, at = '/my-courses/purchase-history') =>
  renderRemote(Located, { at, user: person(), responses: { purchaseHistory: response } });

const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') ?? document.body);

test('shows course, dates, amount, method and status', async () => {
  open(() => [purchase({})]);
  const row = await rowOf('Prompting that works');
  expect(row.getAllByRole('cell').map((cell) => cell.textContent.trim())).toEqual([
    'Prompting that works',
    '9 Sep 2025',
    '9 Sep 2026',
    'Rs. 1,499',
    'Card',
    'Paid',
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Course',
    'Purchase On',
    'Expiry Date',
    'Amount',
    'Payment Method',
    'Status',
  ]);
});

test('calls an absent method Free Coupon', async () => {
  open(() => [purchase({ amount: 0, paymentMethod: '' })]);
  expect((await rowOf('Prompting that works')).getByText('Free Coupon')).toBeVisible();
});

test.each([
  ['2026-03-22T07:00:00.000Z', 'in 12 days'],
  ['2026-03-11T07:00:00.000Z', 'tomorrow'],
  // Days in India: its midnight is 18:30 UTC.
  ['2026-03-11T18:30:00.000Z', 'in 2 days'],
  ['2026-03-10T19:00:00.000Z', 'tomorrow'],
  ['2026-03-09T07:00:00.000Z', 'Expired'],
])('says of an expiry on %s: %s', async (expiresAt, note) => {
  open(() => [purchase({ expiresAt })]);
  expect((await rowOf('Prompting that works')).getByText(note)).toBeVisible();
});

test('says on which day a refund ended the access', async () => {
  open(() => [purchase({ status: 'refunded', expiresAt: '2026-03-02T06:30:00.000Z' })]);
  const row = await rowOf('Prompting that works');
  expect(row.getByText('2 Mar 2026')).toBeVisible();
  expect(row.getByText('Access ended')).toBeVisible();
});

test('leads to no course that is gone', async () => {
  open(() => [purchase({ courseId: '', courseTitle: 'Gone' })]);
  expect(await screen.findByText('Gone')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gone' })).not.toBeInTheDocument();
});

test('offers to finish what is unpaid, and nothing else', async () => {
  open(() => [
    purchase({
      courseId: 'c-2',
      courseTitle: 'Unpaid',
      status: 'created',
      paymentMethod: '',
      resume: { amount: 149_900, coupon: '' },
      amount: 149_900,
      purchaseAt: '2026-03-01T06:30:00.000Z',
    }),
    purchase({ courseTitle: 'Refunded one', status: 'refunded' }),
    purchase({ courseId: 'c-3', courseTitle: 'On its way', status: 'authorized' }),
  ]);
  const unpaid = await rowOf('Unpaid');
  expect(unpaid.getByText('Pending')).toBeVisible();
  expect(unpaid.getByText('Not paid yet')).toBeVisible();
  expect(unpaid.getByRole('link', { name: 'Resume payment for Unpaid' })).toHaveAttribute(
    'href',
    '/course/checkout?courseId=c-2',
  );
  expect(unpaid.queryByText(/^Not needed/)).not.toBeInTheDocument();
  // The price is as it was.
  expect(unpaid.queryByText(/ now$/)).not.toBeInTheDocument();
  expect((await rowOf('Refunded one')).getByText('Refunded')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Resume payment/ })).toHaveLength(1);
});

test('says why the bank said no, under Pending', async () => {
  open(() => [purchase({ status: 'failed', declined: 'The card has expired' })]);
  const row = await rowOf('Prompting that works');
  expect(row.getByText('Pending')).toBeVisible();
  expect(row.getByText('Declined: The card has expired')).toBeVisible();
});

test('shows in grey, under what was paid, the attempts that came to nothing', async () => {
  const folded = [
    {
      at: '2025-09-09T06:20:00Z',
      amount: 149_900,
      isDeclined: true,
      declined: 'The card has expired',
      isDearer: false,
    },
    { at: '2025-09-08T06:20:00Z', amount: 199_900, isDeclined: false, declined: '', isDearer: true },
  ];
  open(() => [purchase({ folded })]);
  const row = await rowOf('Prompting that works');
  expect(row.getByText('Paid')).toBeVisible();
  const attempts = screen
    .getByText('Rs. 1,499 on 9 Sep 2025: Declined by the bank: The card has expired')
    .closest('tr');
  expect(attempts).toHaveTextContent('Rs. 1,999 on 8 Sep 2025: Replaced by a cheaper order');
  // As wide as the table: its sentences are too long for a column.
  expect(within(attempts!).getByRole('cell')).toHaveAttribute('colspan', '6');
  expect(row.getByText('Paid').closest('tr')?.nextElementSibling).toBe(attempts);
  expect(screen.queryByText('Pending')).not.toBeInTheDocument();
});

test('takes a payment up again with its coupon', async () => {
  const resume = { amount: 99_900, coupon: 'MONSOON20' };
  open(() => [purchase({ courseId: 'c-2', courseTitle: 'Unpaid', status: 'created', coupon: 'MONSOON20', resume })]);
  expect(await screen.findByRole('link', { name: 'Resume payment for Unpaid' })).toHaveAttribute(
    'href',
    '/course/checkout?courseId=c-2&coupon=MONSOON20',
  );
  // The price has changed since the order.
  expect(screen.getByText('Rs. 999 now')).toBeVisible();
});

test('offers no payment for what was superseded', async () => {
  open(() => [purchase({ courseTitle: 'Unpaid', status: 'created', isSuperseded: true })]);
  const row = await rowOf('Unpaid');
  expect(row.getByText('Pending')).toBeVisible();
  expect(row.getByText('Not needed: you had this course already.')).toBeVisible();
  expect(row.queryByRole('link', { name: /Resume/ })).not.toBeInTheDocument();
});

test('opens the invoice of what was paid in a tab of its own, and of nothing else', async () => {
  const invoice = { paymentId: 'payment-1', number: 'VD/25-26/000007' };
  const creditNotes = [{ creditNoteId: 'note-1', number: 'CN/25-26/000001' }];
  open(() => [
    purchase({ courseTitle: 'Paid one', invoice }),
    purchase({ courseId: 'c-2', courseTitle: 'Refunded one', status: 'refunded', invoice, creditNotes }),
    purchase({ courseId: 'c-3', courseTitle: 'Free one', amount: 0, paymentMethod: '' }),
    purchase({ courseId: 'c-4', courseTitle: 'Unpaid', status: 'created', paymentMethod: '' }),
  ]);
  const link = (await rowOf('Paid one')).getByRole('link', { name: /^Invoice VD\/25-26\/000007 for Paid one/ });
  expect(link).toHaveAttribute('href', '/api/v1/payment/invoice/payment-1');
  expect(link).toHaveAttribute('target', '_blank');
  expect((await rowOf('Refunded one')).getByRole('link', { name: /Invoice/ })).toBeVisible();
  const note = (await rowOf('Refunded one')).getByRole('link', {
    name: /^Credit note CN\/25-26\/000001 for Refunded one/,
  });
  expect(note).toHaveAttribute('href', '/api/v1/payment/creditNote/note-1');
  expect(screen.getAllByRole('link', { name: /Credit note/ })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /Invoice/ })).toHaveLength(2);
});

test('narrows to a year that the address remembers', async () => {
  const { user } = open(() => [
    purchase({ courseTitle: 'Older' }),
    // 31 December 20:00 UTC is January in India.
    purchase({ courseId: 'c-2', courseTitle: 'Newer', purchaseAt: '2025-12-31T20:00:00.000Z' }),
  ]);
  await user.selectOptions(await screen.findByLabelText('Year'), '2026');
  await waitFor(() => expect(screen.queryByText('Older')).not.toBeInTheDocument());
  expect(screen.getByText('Newer')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?year=2026');
});

test('says that nothing was bought yet and where to look', async () => {
  open(() => []);
  expect(await screen.findByText("You haven't purchased any courses yet")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course/all-courses');
});

test('shows skeletonRows while loading', () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByRole('table', { name: 'Your purchases' })).toHaveAttribute('aria-busy', 'true');
});

test('says what failed and tries again', async () => {
  let isBroken = true;
  const { user } = open(() => {
    if (isBroken) throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    return [purchase({})];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Prompting that works')).toBeVisible();
});
