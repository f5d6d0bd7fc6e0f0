import { screen, waitFor, within } from '@testing-library/react';
import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { payment, peopleResponses, renderAdmin, stopTheClock, yearOf } from '../testing/render-admin.tsx';

stopTheClock();

const sold = (id: string, userName: string, given: Partial<AdminPayment> = {}) =>
  payment({ id, paymentId: id, notes: { userName, courseTitle: `Course of ${userName}` }, ...given });

const january = Date.parse('2026-01-05T06:30:00.000Z') / 1000;
const march = [sold('p-1', 'Asha Rao'), sold('p-2', 'Zoya Khan', { status: 'refunded', refunded: 149_900 })];
const everything = { Jan: [sold('p-0', 'Kabir Menon', { created_at: january })], Mar: march };

/** Like the server: filters the rows, not the totals. */
function response({ body }: MockRequest) {
  const { q = '', status } = body as { q?: string; status?: string };
  const fits = ({ notes, status: has }: AdminPayment) =>
    notes.userName.toLowerCase().includes(q.toLowerCase()) &&
    (!status || status === (has === 'captured' ? 'paid' : has));
  return yearOf({ Jan: everything.Jan.filter(fits), Mar: everything.Mar.filter(fits) }, { Jan: 149_900, Mar: 149_900 });
}

const open = (fetchAllPayments: (input: MockRequest) => unknown = response, search = '') =>
  renderAdmin(`/admin/dashboard/payments${search}`, { ...peopleResponses(() => ({})), fetchAllPayments });
const box = () => screen.getByRole('textbox', { name: 'Search' });
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());

test('looks while one types, in silence, and leaves the totals whole', async () => {
  const { platform, user } = open();
  await screen.findByText('Asha Rao');
  const toasts = [...platform.said];
  await user.type(box(), 'zoya');
  await isGone('Asha Rao');
  expect(screen.getByText('Zoya Khan')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 payment found in March 2026');
  expect(screen.getByText(/^March 2026: Rs\. 1,499 received/)).toBeVisible();
  expect(platform.said).toEqual(toasts);
});

test('narrows to a status', async () => {
  const { user } = open();
  await screen.findByText('Asha Rao');
  const options = within(screen.getByLabelText('Status')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Paid', 'Refunded', 'Pending', 'Declined']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Refunded');
  await isGone('Asha Rao');
  expect(screen.getByText('Zoya Khan')).toBeVisible();
});

test('takes what is looked for from the address', async () => {
  open(response, '?q=asha&status=paid');
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  await isGone('Zoya Khan');
  expect(box()).toHaveValue('asha');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Paid');
});

test('says when nothing was found, where else something was, and clears all at once', async () => {
  const { user } = open(response, '?q=kabir&status=paid');
  expect(await screen.findByText('No such payment in March 2026')).toBeVisible();
  expect(screen.queryByText('No transaction is done is this month')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'January: 1' }));
  expect(await screen.findByText('Kabir Menon')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Month'), 'February');
  // The cross in the field has the same name, but clears only the text.
  await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body);
  expect(await screen.findByText('No transaction is done is this month')).toBeVisible();
  expect(box()).toHaveValue('');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('All');
});

test('says in place that a search failed, without a toast, and tries again', async () => {
  let isBroken = true;
  const { platform, user } = open((input) => {
    if (isBroken && input.body?.['q']) throw new ApiError('', { status: 500 });
    return response(input);
  }, '?q=asha');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Payment Details');
  expect(platform.said.filter((text) => text.startsWith('error'))).toEqual([]);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asha Rao')).toBeVisible();
});

test('brings more of what was found', async () => {
  const all = Array.from({ length: 60 }, (_, index) => sold(`p-${index}`, 'Asha Rao'));
  const asked: unknown[] = [];
  const { user } = open(({ body }) => {
    asked.push(body);
    const skip = Number(body?.['skip'] ?? 0);
    return yearOf({ Mar: all.slice(skip, skip + 50) });
  }, '?q=asha');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('50 or more payments found'));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByText('Asha Rao')).toHaveLength(60));
  expect(screen.getByRole('status')).toHaveTextContent('60 payments found in March 2026');
  expect(asked.at(-1)).toEqual({ year: 2026, q: 'asha', month: 'Mar', count: 50, skip: 50 });
});

test('links to a file of the same payments', async () => {
  open(response, '?q=asha&status=paid');
  await screen.findByText('Asha Rao');
  expect(screen.getByRole('link', { name: 'Export CSV of these payments' })).toHaveAttribute(
    'href',
    '/api/v1/payment/payments.csv?year=2026&q=asha&status=paid&month=Mar',
  );
});
