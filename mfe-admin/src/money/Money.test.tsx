import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockBalances, mockMoney } from '../testing/mock-money.ts';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const open = (responses: MockResponses = {}, at = '/admin/dashboard/money') =>
  renderAdmin(at, { ...mockMoney, ...responses });
const group = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('shows what is held, owed and earned with the sign that people expect', async () => {
  open();
  expect(await screen.findByText(/^The books balance/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  expect(await group('Held')).toEqual([
    'Card gateway ₹15,600.00',
    'Bank account ₹1,20,000.50',
    'Together ₹1,35,600.50',
  ]);
  expect((await group('Owed'))[0]).toBe('Instructors’ earnings ₹98,450.25');
  expect(await group('Earned and spent')).toEqual([
    'Platform’s share ₹34,500.00',
    'Coupons −₹2,500.00',
    'Gateway fees −₹3,249.75',
    'GST on gateway fees ₹0.00',
    'Together ₹28,750.25',
  ]);
  expect(screen.getByText(/10 Mar 2026, 2:37 am: the ledger agrees/)).toBeVisible();
  expect(screen.getByText('February 2026, January 2026.')).toBeVisible();
});

test('explains each difference of the nightly check, and books that do not balance', async () => {
  const differences = { captures: 2, unbalanced: 150, payouts: -7_990, unheardOf: 3 };
  open({
    getMoney: () => ({
      ...mockBalances,
      balances: [{ account: 'gateway', paise: 150 }],
      check: { at: '2026-03-10T02:37:00.000+05:30', differences },
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The books do not balance: ₹1.50');
  for (const text of [
    '2 payments are not in the ledger, or with another amount.',
    'Payouts on their way differ by ₹79.90 from the list of payouts.',
    'unheardOf: 3',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('All entries together add up to ₹1.50, not to 0.')).toBeVisible();
  expect(screen.getAllByText(/Ask the operators/).length).toBeGreaterThan(1);
});

test('says so while nothing was checked or closed', async () => {
  open({ getMoney: () => ({ balances: [], check: null, closedMonths: [], deleted: [], deletedOwedPaise: 0 }) });
  expect(await screen.findByText('No check has run yet. One runs every night.')).toBeVisible();
  expect(screen.getByText('None yet. A month closes three days after its end.')).toBeVisible();
  expect((await group('Held')).at(-1)).toBe('Together ₹0.00');
});

test('can be tried again after a failure', async () => {
  let isDown = true;
  const { user } = open({
    getMoney: () => {
      if (isDown) throw new ApiError('', { status: 500 });
      return mockBalances;
    },
  });
  expect(await screen.findByText(moneyTexts.failed)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^The books balance/)).toBeVisible();
});

test('offers the books of a month or a financial year as files', async () => {
  const { user } = open();
  const journal = await screen.findByRole('link', { name: 'Journal as CSV' });
  expect(journal).toHaveAttribute('href', '/api/v1/money/journal.csv?period=2026-03');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '2025-26, April to March');
  expect(journal).toHaveAttribute('href', '/api/v1/money/journal.csv?period=2025');
  expect(screen.getByRole('link', { name: 'General ledger as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/money/generalLedger.csv?period=2025',
  );
});

test('downloads a file once, however often its link is pressed during the check', async () => {
  let respond: (value: null) => void = () => undefined;
  const checks = jest.fn(() => new Promise((resolve) => (respond = resolve)));
  const downloads = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = open({ checkReauthentication: checks });
  const journal = await screen.findByRole('link', { name: 'Journal as CSV' });
  await user.dblClick(journal);
  expect(journal).toHaveAttribute('aria-busy', 'true');
  respond(null);
  await waitFor(() => expect(journal).not.toHaveAttribute('aria-busy'));
  expect(checks).toHaveBeenCalledTimes(1);
  expect(downloads.mock.contexts).toEqual([expect.objectContaining({ pathname: '/api/v1/money/journal.csv' })]);
  downloads.mockRestore();
});

test('has its tab in the address, and is in the menu', async () => {
  const { user, at } = open();
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Money');
  await user.click(await screen.findByRole('tab', { name: 'Shares and taxes' }));
  expect(await screen.findByRole('table', { name: 'Tax rates' })).toBeVisible();
  expect(at()).toBe('/admin/dashboard/money?tab=rates');
  await user.click(screen.getByRole('tab', { name: 'Balances' }));
  expect(await screen.findByText(/^The books balance/)).toBeVisible();
  expect(at()).toBe('/admin/dashboard/money');
});
