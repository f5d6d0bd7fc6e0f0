import { screen, waitFor, within } from '@testing-library/react';
import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import type { PayoutBatchDetail } from '@vidya/contracts/calls/ledger/payouts';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { mockMoney } from '../../testing/mock-money.ts';
import { renderAdmin, stopTheClock } from '../../testing/render-admin.tsx';

stopTheClock();

const payout = (given: Partial<PayoutBatchDetail['payouts'][number]> = {}) => ({
  _id: 'payout-1',
  amountPaise: 1_12_500,
  state: 'proposed' as const,
  mask: '•••• 3456',
  utr: '',
  reason: '',
  proposedAt: '2026-03-09T00:30:00.000Z',
  endedAt: null,
  instructor: { _id: 'instructor-1', fullName: 'मीरा अय्यर' },
  availablePaise: 1_12_500,
  feesPaise: 0,
  gatewayId: '',
  ...given,
});

const batch = (given: Partial<PayoutBatchDetail> = {}): PayoutBatchDetail => ({
  _id: 'batch-1',
  proposedAt: '2026-03-09T00:30:00.000Z',
  state: 'proposed',
  totalPaise: 1_62_500,
  count: 2,
  releasedBy: '',
  secondBy: '',
  needsSecond: false,
  isOwnRelease: false,
  payouts: [payout(), payout({ _id: 'payout-2', amountPaise: 50_000, availablePaise: 20_000 })],
  ...given,
});

const agreed: MoneyDifferences = {
  days: [{ day: '2026-03-08', agreed: 14, different: 0, checkedAt: '2026-03-09T21:30:00.000Z' }],
  differences: [],
  openCount: 0,
};

const open = (responses: MockResponses = {}, of = batch()) =>
  renderAdmin('/admin/dashboard/money?tab=payouts', {
    ...mockMoney,
    listPayoutBatches: () => [of],
    getPayoutBatch: () => of,
    listMoneyDifferences: () => agreed,
    listOverpaid: () => [],
    ...responses,
  });

test('shows a batch with its payouts, and releases what was looked at', async () => {
  const released = jest.fn();
  const { user, platform } = open({
    releasePayoutBatch: ({ body }) => {
      released(body);
      return responseOf(batch({ state: 'released', releasedBy: 'Asha Rao' }));
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Payouts of the batch' }));
  expect(await table.findAllByText('मीरा अय्यर')).toHaveLength(2);
  expect(table.getByText(/Only ₹200.00 is available now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release ₹1,625.00' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('2 payouts go out at once.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(released).toHaveBeenCalledWith({ totalPaise: 1_62_500 });
  expect(platform.said).toContain('success: Payouts Released');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Batches of payouts' })).toHaveFocus());
});

test('asks about one batch at a time', async () => {
  const batches = [batch(), batch({ _id: 'batch-2', totalPaise: 70_000 })];
  const { user } = open({
    listPayoutBatches: () => batches,
    getPayoutBatch: ({ params }) => batches.find(({ _id }) => _id === params?.['batchId']),
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Release ₹1,625.00');
  await press('Cancel');
  await user.click(screen.getByRole('button', { name: /₹700.00/ }));
  await press('Release ₹700.00');
  expect(screen.getAllByRole('alertdialog', { hidden: true })).toHaveLength(1);
});

test('has a second administrator release a large batch, never the first one again', async () => {
  const { unmount } = open(
    {},
    batch({ state: 'approved', needsSecond: true, isOwnRelease: true, releasedBy: 'Asha Rao' }),
  );
  expect(await screen.findByText(/Another administrator must release it too/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
  unmount();
  const { user, unmount: close } = open({}, batch({ needsSecond: true }));
  await user.click(await screen.findByRole('button', { name: 'Release ₹1,625.00' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Nothing goes out yet/)).toBeVisible();
  expect(dialog.queryByText(/go out at once/)).not.toBeInTheDocument();
  close();
  open({}, batch({ state: 'approved', needsSecond: true, releasedBy: 'Ravi Das' }));
  expect(await screen.findByText('Released by Ravi Das.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Release ₹1,625.00' })).toBeVisible();
});

test('withdraws one payout, with a reason', async () => {
  const withdrawn = jest.fn();
  const { user } = open({
    withdrawPayout: ({ params, body }) => {
      withdrawn(params, body);
      return responseOf(null);
    },
  });
  const [button] = await screen.findAllByRole('button', { name: 'Withdraw the payout to मीरा अय्यर' });
  await user.click(button!);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked to wait');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(withdrawn).toHaveBeenCalledWith({ payoutId: 'payout-1' }, { reason: 'Asked to wait' });
});

test('lists what the gateway has otherwise, with what to do about it', async () => {
  const difference = {
    _id: 'difference-1',
    day: '2026-03-07',
    kind: 'different' as const,
    subject: 'settlement' as const,
    reference: 'setl_7',
    herePaise: 50_000,
    therePaise: 49_000,
    foundAt: '2026-03-08T21:30:00.000Z',
    resolvedAt: null,
    advice: 'Compare both with the gateway’s dashboard.',
  };
  open({
    listPayoutBatches: () => [],
    listMoneyDifferences: () => ({ ...agreed, differences: [difference], openCount: 201 }),
  });
  expect(await screen.findByText('No payouts yet')).toBeVisible();
  expect(await screen.findByText('Compared up to 8 Mar 2026. 201 differences are open.')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Differences between ledger and gateway' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayWhatLedgerGatewayAction',
    '7 Mar 2026Settlement: differentsetl_7₹500.00₹490.00Correct',
    'Compare both with the gateway’s dashboard.',
  ]);
});

test('lists whose balance is below zero, and nobody without one', async () => {
  const instructor = { _id: 'instructor-1', fullName: 'मीरा अय्यर' };
  const { unmount } = open({ listOverpaid: () => [{ instructor, balancePaise: -51_032 }] });
  const row = await screen.findByRole('row', { name: 'मीरा अय्यर −₹510.32' });
  expect(row).toBeVisible();
  unmount();
  open();
  await screen.findByRole('table', { name: 'Payouts of the batch' });
  expect(screen.queryByRole('region', { name: 'Below zero' })).not.toBeInTheDocument();
});
