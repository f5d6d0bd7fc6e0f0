import { screen, waitFor, within } from '@testing-library/react';
import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import type { MoneyImport } from '@vidya/contracts/calls/ledger/money-import';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { moneyFileTexts } from '@vidya/contracts/rules/ledger/money-file';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { mockMoney } from '../../testing/mock-money.ts';
import { renderAdmin, stopTheClock } from '../../testing/render-admin.tsx';

stopTheClock();

const differences: MoneyDifferences = {
  openCount: 1,
  days: [{ day: '2026-03-08', agreed: 14, different: 1, checkedAt: '2026-03-09T21:30:00.000Z' }],
  differences: [
    {
      _id: 'difference-1',
      day: '2026-03-07',
      kind: 'missingHere',
      subject: 'transfer',
      reference: 'txn_7',
      herePaise: null,
      therePaise: 10_00_000,
      foundAt: '2026-03-08T21:30:00.000Z',
      resolvedAt: null,
      advice: 'Book a correction with this reference.',
    },
    {
      _id: 'difference-2',
      day: '2026-03-06',
      kind: 'missingHere',
      subject: 'settlement',
      reference: 'setl_6',
      herePaise: null,
      therePaise: 5_000,
      foundAt: '2026-03-08T21:30:00.000Z',
      resolvedAt: '2026-03-09T21:30:00.000Z',
      advice: '',
    },
  ],
};
const compared = (given: Partial<MoneyImport> = {}): MoneyImport => ({
  kind: 'settlements',
  lines: 2,
  firstDay: '2026-01-04',
  lastDay: '2026-01-08',
  agreed: 3,
  different: 1,
  settlements: [{ reference: 'setl_1', day: '2026-01-08', paise: 1_15_215 }],
  bookPaise: 1_15_215,
  isBooked: false,
  problems: [],
  problemCount: 0,
  ...given,
});

const open = (responses: MockResponses = {}) =>
  renderAdmin('/admin/dashboard/money?tab=payouts', {
    ...mockMoney,
    listPayoutBatches: () => [],
    listMoneyDifferences: () => differences,
    ...responses,
  });
type User = ReturnType<typeof open>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (user: User, text = 'entity_id\npay_1') => {
  await press(user, 'Import a file');
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Settlements or statement'), new File([text], 'report.csv'));
  return dialog;
};

test('books what the ledger lacks, with the other side and a reason', async () => {
  const sent = jest.fn();
  const { user, platform } = open({
    correctDifference: ({ params, body }) => {
      sent(params, body);
      return responseOf(null);
    },
  });
  await press(user, 'Correct transfer txn_7');
  expect(screen.queryByRole('button', { name: 'Correct settlement setl_6' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Correct the ledger by ₹10,000.00?' }));
  await user.click(dialog.getByRole('button', { name: 'Book the correction' }));
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'The other side' }), 'Coupons');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Funds that we added');
  await user.click(dialog.getByRole('button', { name: 'Book the correction' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      { differenceId: 'difference-1' },
      { account: 'coupons', lackPaise: 10_00_000, reason: 'Funds that we added' },
    ),
  );
  expect(platform.said).toContain(`success: ${moneyTexts.corrected}`);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ledger and gateway' })).toHaveFocus());
});

test('shows why the differences could not be read, and reads them again', async () => {
  let isDown = true;
  const { user } = open({
    listMoneyDifferences: () => {
      if (isDown) throw new ApiError('Server Is Down', { status: 0 });
      return differences;
    },
  });
  const part = await screen.findByRole('region', { name: 'Ledger and gateway' });
  expect(await within(part).findByRole('alert')).toHaveTextContent('Server Is Down');
  expect(part.querySelector('[data-skeleton]')).toBeNull();
  isDown = false;
  await user.click(within(part).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/One difference is open/)).toBeVisible();
});

test('shows what a file would do, and books the sum that was seen', async () => {
  const sent: unknown[] = [];
  const { user, platform } = open({
    importMoneyFile: ({ body }) => {
      sent.push(body?.['bookPaise']);
      const isBooked = body?.['bookPaise'] !== undefined;
      return responseOf(compared({ isBooked }), { message: isBooked ? moneyFileTexts.booked : '' });
    },
  });
  const dialog = await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'Settlements from 4 Jan 2026 to 8 Jan 2026, 2 lines: 3 agree with the ledger, 1 differs.',
  );
  expect(dialog.getByText(/setl_1$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Book ₹1,152.15' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([undefined, 1_15_215]);
  expect(platform.said).toContain(`success: ${moneyFileTexts.booked}`);
});

test('shows nothing of a file in whose place another one was chosen', async () => {
  let respond: (result: MoneyImport) => void = () => undefined;
  const { user } = open({ importMoneyFile: () => new Promise((resolve) => (respond = resolve)) });
  const dialog = await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  await user.upload(dialog.getByLabelText('Settlements or statement'), new File(['entity_id'], 'other.csv'));
  respond(compared());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Compare' })).not.toHaveAttribute('aria-busy'));
  expect(dialog.queryByRole('status')).not.toBeInTheDocument();
});

test('names the lines that can not be read', async () => {
  const problems = [{ line: 3, message: moneyFileTexts.twice }];
  const { user } = open({ importMoneyFile: () => compared({ problems, problemCount: 3 }) });
  const dialog = await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('3 lines can not be read, so nothing was compared.');
  expect(dialog.getByText(`Line 3 ${moneyFileTexts.twice}`)).toBeVisible();
  expect(dialog.getByText('And 2 more.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Compare' })).toBeVisible();
});

test('asks for a file, and for a smaller one; shows why the server refuses one', async () => {
  const { user, platform } = open({
    importMoneyFile: () => {
      throw new ApiError(moneyFileTexts.noColumns, { status: 400 });
    },
  });
  const dialog = await choose(user, 'name');
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(platform.said).toContain(`error: ${moneyFileTexts.noColumns}`));
  const large = new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'large.csv');
  await user.upload(dialog.getByLabelText(/Settlements or statement/), large);
  expect(await dialog.findByText(moneyFileTexts.tooLarge)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(platform.said).toContain(`error: ${moneyFileTexts.tooLarge}`);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press(user, 'Import a file');
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(platform.said).toContain(`error: ${moneyFileTexts.missing}`);
});
