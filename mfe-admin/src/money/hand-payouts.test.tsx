import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockBalances, mockMoney } from '../testing/mock-money.ts';
import { instructor, peopleResponses, renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const former = { id: 'person-9', name: 'Former instructor', owedPaise: 1_250_50, availablePaise: 1_000_50 };

function open(responses: MockResponses = {}) {
  const sent: object[] = [];
  const people = peopleResponses(() => ({ instructors: [instructor(1, { fullName: 'Meera Iyer' })] }));
  const payByHand = ({ body }: { body?: object }) => {
    sent.push(body ?? {});
    return null;
  };
  const page = renderAdmin('/admin/dashboard/money', { ...mockMoney, ...people, payByHand, ...responses });
  return { ...page, sent };
}
type User = ReturnType<typeof open>['user'];
const fill = async (user: User, fields: Record<string, string>) => {
  const dialog = within(await screen.findByRole('dialog'));
  for (const [name, text] of Object.entries(fields)) {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
    // oxlint-disable-next-line no-await-in-loop
    await user.clear(field);
    // oxlint-disable-next-line no-await-in-loop
    await user.type(field, text);
  }
  await user.click(dialog.getByRole('button', { name: 'Book The Payout' }));
  return dialog;
};

test('shows what is owed to deleted accounts, and books its payout', async () => {
  const deleted = Array.from({ length: 100 }, (_, index) => ({ ...former, id: `person-${index}` }));
  const { user, sent, platform } = open({
    getMoney: () => ({ ...mockBalances, deleted, deletedOwedPaise: 2_00_000_00 }),
  });
  expect(
    await screen.findByText('₹2,00,000.00 is owed to deleted accounts. The 100 largest are listed.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay out to person-9' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1000.5');
  await fill(user, { Reference: 'HDFCN26', Reason: 'Left the site last month' });
  await waitFor(() =>
    expect(sent).toEqual([
      {
        instructorId: 'person-9',
        amountPaise: 1_000_50,
        reference: 'HDFCN26',
        reason: 'Left the site last month',
      },
    ]),
  );
  expect(platform.said).toContain(`success: ${moneyTexts.handPayoutBooked}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('books one for an instructor who is found by name, once all is filled in', async () => {
  const { user, sent, platform } = open();
  expect(await screen.findByText('Nothing is owed to deleted accounts.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book a payout' }));
  const dialog = await fill(user, { Amount: '12.345' });
  expect(platform.said.at(-1)).toBe(`error: ${moneyTexts.instructorMissing}`);
  for (const text of [moneyTexts.amountInvalid, moneyTexts.referenceInvalid])
    expect(dialog.getByText(text)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Meera Iyer/ }));
  await fill(user, { Amount: '1,250.5', Reference: 'txn_manual7', Reason: 'Their bank is not reachable' });
  await waitFor(() => expect(sent).toMatchObject([{ instructorId: 'instructor-1', amountPaise: 1_250_50 }]));
});

test('stays open when the server refuses, and can be sent again before the balances are there', async () => {
  const sent = jest.fn();
  const { user, platform } = open({
    getMoney: () => (sent.mock.calls.length > 0 ? new Promise(() => {}) : { ...mockBalances, deleted: [former] }),
    payByHand: ({ body }) => {
      sent(body?.['amountPaise']);
      throw new ApiError(moneyTexts.aboveBalance, { status: 409 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay out to person-9' }));
  await fill(user, { Amount: '5000', Reference: 'HDFCN26', Reason: 'Left the site last month' });
  await waitFor(() => expect(platform.said).toContain(`error: ${moneyTexts.aboveBalance}`));
  await fill(user, { Amount: '1000' });
  await waitFor(() => expect(sent.mock.calls).toEqual([[5_000_00], [1_000_00]]));
});
