import { screen, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AuthoringRemote from '../../remote.tsx';
import { earningsResponses, samplePayoutAccount } from '../../testing/mock-earnings.ts';

const open = (responses: MockResponses = {}) =>
  renderRemote(AuthoringRemote, {
    at: '/earnings',
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: { ...earningsResponses(), ...responses },
  });
const account = async () => within(await screen.findByRole('region', { name: 'Payout account' }));

test('adds a bank account, whose wrong numbers stay beside their fields', async () => {
  const saved = jest.fn();
  const { user } = open({
    savePayoutAccount: ({ body }) => {
      saved(body);
      return responseOf(samplePayoutAccount({ state: 'verified', holdUntil: '2026-03-04T06:30:00.000Z' }));
    },
  });
  await user.click(await (await account()).findByRole('button', { name: 'Add Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payout account' }));
  const type = (name: string, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
  await type('Name of the holder', 'Meera Iyer');
  await type('IFSC', 'hdfc0000123');
  expect(dialog.getByText('HDFC Bank')).toBeVisible();
  await type('Account number', '1234 5678 3456');
  await type('Account number again', '123456783457');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const again = dialog.getByRole('textbox', { name: 'Account number again' });
  expect(again).toHaveAccessibleDescription(earningsTexts.accountNumberDiffers);
  expect(saved).not.toHaveBeenCalled();
  await user.clear(again);
  await user.type(again, '123456783456');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    kind: 'bank',
    ifsc: 'hdfc0000123',
    accountNumber: '1234 5678 3456',
  });
  const shown = await account();
  expect(await shown.findByText('•••• 3456')).toBeVisible();
  expect(shown.getByText('Verified')).toBeVisible();
  expect(shown.getByText(/Payouts wait until 4 Mar 2026/)).toBeVisible();
});

test('takes a UPI address instead', async () => {
  const { user } = open();
  await user.click(await (await account()).findByRole('button', { name: 'Add Account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Paid to' }), 'UPI address');
  await user.type(dialog.getByRole('textbox', { name: 'Name of the holder' }), 'Meera Iyer');
  await user.type(dialog.getByRole('textbox', { name: 'UPI address' }), 'nothing');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: 'UPI address' })).toHaveAccessibleDescription(
    expect.stringContaining(earningsTexts.upiInvalid),
  );
  expect(dialog.queryByRole('textbox', { name: 'IFSC' })).not.toBeInTheDocument();
});

test('says that it could not read account and payouts, and offers no new account then', async () => {
  let isBroken = true;
  const broken = <Data,>(data: Data) => {
    if (isBroken) throw new ApiError('The Server Is Busy', { status: 500 });
    return data;
  };
  const { user } = open({
    getPayoutAccount: () => broken(samplePayoutAccount()),
    listPayouts: () => broken([]),
  });
  const shown = await account();
  expect(await shown.findByText('The Server Is Busy')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Add Account' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Payouts' })).getByText('The Server Is Busy')).toBeVisible();
  isBroken = false;
  await user.click(shown.getByRole('button', { name: 'Retry' }));
  expect(await shown.findByText('•••• 3456')).toBeVisible();
});

test('says that the first account waits for three days too', async () => {
  const { user } = open();
  await user.click(await (await account()).findByRole('button', { name: 'Add Account' }));
  expect(within(await screen.findByRole('dialog')).getByText(/Payouts wait for three days/)).toBeVisible();
});

test('says why an account was not verified', async () => {
  open({ getPayoutAccount: () => samplePayoutAccount({ state: 'failed', reason: 'otherHolder' }) });
  expect(await (await account()).findByRole('alert')).toHaveTextContent('belongs to another name');
});

test('lists payouts with what became of them', async () => {
  const payout = {
    amountPaise: 11_250,
    mask: '•••• 3456',
    utr: '',
    reason: '',
    proposedAt: '2026-03-02T06:30:00.000Z',
  };
  open({
    listPayouts: () => [
      { ...payout, _id: 'b', state: 'reversed', reason: 'The account is closed', endedAt: '2026-03-09T06:30:00.000Z' },
      { ...payout, _id: 'a', state: 'processed', utr: 'UTR7', endedAt: '2026-03-03T06:30:00.000Z' },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Your payouts' }));
  const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toBe('9 Mar 2026•••• 3456Came backThe account is closed₹112.50');
  expect(second).toBe('3 Mar 2026•••• 3456PaidBank’s reference UTR7₹112.50');
});
