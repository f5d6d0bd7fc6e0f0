import { screen, waitFor, within } from '@testing-library/react';
import type { LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { texts } from '@vidya/contracts/texts/texts';
import { mockFee, mockMoney, mockTransaction } from '../testing/mock-money.ts';
import { renderAdmin, stopTheClock, stubWidth, yearOf } from '../testing/render-admin.tsx';

stopTheClock();

interface Listed {
  transactions?: LedgerTransaction[];
  next?: string | null;
  isBroad?: boolean;
}

function open(of: (query: Record<string, unknown>) => Listed = () => ({}), responses: MockResponses = {}, search = '') {
  const queries: object[] = [];
  const sent: object[] = [];
  const page = renderAdmin(`/admin/dashboard/money?tab=ledger${search}`, {
    ...mockMoney,
    listTransactions: ({ query = {} }) => {
      queries.push(query);
      const { transactions = [mockFee(), mockTransaction()], next = null, isBroad = false } = of(query);
      return responseOf(transactions, { meta: { next, isBroad } });
    },
    correctTransaction: ({ params, body }) => {
      sent.push({ ...params, ...body });
      return mockFee({ id: '1206', cause: 'correction' });
    },
    ...responses,
  });
  return { ...page, queries, sent };
}

const row = (name: RegExp) => screen.findByRole('button', { name });

test('unfolds a sale to its entries, with its payment and course', async () => {
  const { user, at } = open(undefined, { fetchAllPayments: () => yearOf() });
  await user.click(await row(/^Sale Prompting that works ₹799.00/));
  const table = within(screen.getByRole('table', { name: 'Entries of transaction 1204' }));
  const cells = table.getAllByRole('row').map((line) =>
    within(line)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells[1]).toEqual(['Card gateway', '–', 'Payment', '₹799.00', '–']);
  expect(cells[4]).toEqual(['Instructors’ earnings', 'Ravi Das', 'Price without GST', '–', '₹677.12']);
  expect(screen.getByText('order_Kx7zzT')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prompting that works' })).toHaveAttribute(
    'href',
    '/courseDetail?courseId=course-1',
  );
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Payment pay_Kx81mQ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment history' })).toBeVisible();
  expect(at()).toBe('/admin/dashboard/payments?q=pay_Kx81mQ');
});

test('lists the entries on a phone with the side of each amount', async () => {
  const { user } = open();
  stubWidth('narrow');
  await user.click(await row(/^Sale/));
  const entries = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(entries[0]).toBe('Card gateway Payment: ₹799.00 debit');
  expect(entries[3]).toBe('Instructors’ earnings Price without GST, Ravi Das: ₹677.12 credit');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('searches by text, cause and month, which are in the address', async () => {
  const { user, queries, at } = open(({ cause }) => (cause ? { transactions: [mockFee()] } : {}), {}, '&q=zutshi');
  await row(/^Sale/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cause' }), 'Gateway fee');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January 2026');
  await waitFor(() => expect(queries.at(-1)).toEqual({ q: 'zutshi', cause: 'fee', month: '2026-01' }));
  expect(at()).toBe('/admin/dashboard/money?tab=ledger&q=zutshi&cause=fee&month=2026-01');
  expect(await screen.findByText('1 transaction found')).toBeInTheDocument();
});

test('loads older ones behind the last, and says why it could not', async () => {
  let isDown = true;
  const { user, queries } = open(({ after }) => {
    if (!after) return { transactions: [mockTransaction()], next: '1204' };
    if (isDown) throw new ApiError('', { status: 500 });
    return { transactions: [mockTransaction({ id: '7', amountPaise: 100 })] };
  });
  const more = await screen.findByRole('button', { name: 'Load more' });
  await user.click(more);
  expect(await screen.findByText(moneyTexts.failed)).toBeVisible();
  isDown = false;
  await user.click(more);
  expect(await row(/No. 7$/)).toBeVisible();
  expect(queries.at(-1)).toEqual({ after: '1204' });
  expect(more).not.toBeInTheDocument();
  expect(screen.getByText('All transactions are shown.')).toHaveFocus();
});

test.each([
  ['Nothing is booked yet', '', {}],
  ['No such transaction', '&q=nobody', {}],
  ['Too many people or courses fit', '&q=a', { isBroad: true }],
])('says %s', async (title, search, given) => {
  open(() => ({ transactions: [], ...given }), {}, search);
  expect(await screen.findByText(title)).toBeVisible();
});

test('can be tried again after a failure', async () => {
  open(() => {
    throw new ApiError('', { status: 500 });
  });
  expect(await screen.findByText(moneyTexts.failed)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('reverses a fee, with a reason', async () => {
  const { user, sent, platform } = open();
  await user.click(await row(/^Gateway fee/));
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Reverse ₹18.86, gateway fee 1205?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Book the correction' }));
  expect(platform.said).toContain(`error: ${texts.admin.reasonMissing}`);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The gateway charged this twice');
  await user.click(dialog.getByRole('button', { name: 'Book the correction' }));
  await waitFor(() => expect(platform.said).toContain(`success: ${moneyTexts.corrected}`));
  expect(sent).toEqual([{ transactionId: '1205', reason: 'The gateway charged this twice' }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('leads from a reversed transaction to its correction', async () => {
  const { user, at } = open(() => ({ transactions: [mockFee({ reversedBy: '1206', isReversed: true })] }));
  await user.click(await row(/^Gateway fee .*Reversed/));
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the correction, no. 1206' }));
  await waitFor(() => expect(at()).toBe('/admin/dashboard/money?tab=ledger&q=1206'));
});

test('shows no fee as reversed whose correction was reversed too', async () => {
  const { user } = open(() => ({ transactions: [mockFee({ reversedBy: '1206' })] }));
  await user.click(await row(/^Gateway fee/));
  expect(screen.getByRole('button', { name: 'Show the correction, no. 1206' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Reversed/)).not.toBeInTheDocument();
});
