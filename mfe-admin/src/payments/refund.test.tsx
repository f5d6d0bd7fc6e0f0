import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { payment, peopleResponses, renderAdmin, stopTheClock, yearOf } from '../testing/render-admin.tsx';

stopTheClock();

const paid = payment({ id: 'pay_1', paymentId: 'ours-1', coupon: 'DIWALI-25' });
const returned = { ...paid, status: 'refunded' as const, refunded: 149_900, canRefund: false };

function open(responses: MockResponses = {}) {
  let total = 500_000;
  return renderAdmin('/admin/dashboard/payments', {
    ...peopleResponses(() => ({})),
    fetchAllPayments: () => yearOf({ Mar: [paid] }, { Mar: total }),
    refundPayment: () => {
      total -= 149_900;
      return responseOf(returned, { message: 'Payment Refunded Successfully' });
    },
    ...responses,
  });
}

const question = async () => within(await screen.findByRole('alertdialog', { name: /^Refund Rs. 1,499 to Asha Rao/ }));
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Actions for Asha Rao for/ }));
const ask = async (user: ReturnType<typeof open>['user']) => {
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: /^Refund Rs\. 1,499 to Asha Rao for/ }));
  return question();
};

test('gives a payment back after asking for the reason; row and totals follow', async () => {
  const { platform, user } = open();
  const dialog = await ask(user);
  expect(dialog.getByText('They paid for Prompting that works.')).toBeInTheDocument();
  expect(dialog.getByText(/their access ends at once/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason Is Required/);
  expect(platform.said.at(-1)).toBe('error: Reason Is Required');
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();

  expect(asksToLeave()).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Bought twice ');
  expect(asksToLeave()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(asksToLeave()).toBe(false);
  const row = within((await screen.findByText('Asha Rao')).closest('tr') ?? document.body);
  await waitFor(() => expect(row.getByText('Refunded')).toBeVisible());
  expect(row.getAllByRole('cell')[3]).toHaveTextContent('Rs. 1,499 −Rs. 1,499 given back');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await openMenu(user);
  expect(row.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  expect(row.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/^March 2026: Rs\. 3,501 received/)).toBeVisible();
  expect(platform.said.slice(-2)).toEqual([
    'loading: Refunding The Payment...',
    'success: Payment Refunded Successfully',
  ]);
});

test('sends which payment and why', async () => {
  const sent = jest.fn(() => returned);
  const { user } = open({ refundPayment: sent });
  const dialog = await ask(user);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Bought twice ');
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({ params: { paymentId: 'ours-1' }, body: { reason: 'Bought twice' } });
});

test('shows what is true when somebody else was first', async () => {
  let isFirst = true;
  const { platform, user } = open({
    fetchAllPayments: () => yearOf({ Mar: [isFirst ? paid : returned] }),
    refundPayment: () => {
      isFirst = false;
      throw new ApiError('This Payment Is Already Refunded', { status: 409 });
    },
  });
  const dialog = await ask(user);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: This Payment Is Already Refunded'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Refunded', { selector: 'span' })).toBeVisible();
});

test('takes no reason that is too long', async () => {
  const sent = jest.fn();
  const { platform, user } = open({ refundPayment: sent });
  const dialog = await ask(user);
  await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
  await user.paste('x'.repeat(301));
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  expect(platform.said.at(-1)).toBe('error: Reason Is Too Long');
  expect(sent).not.toHaveBeenCalled();
});

test('keeps the question and the reason when the gateway refuses', async () => {
  const { platform, user } = open({
    refundPayment: () => {
      throw new ApiError('', { status: 502 });
    },
  });
  const dialog = await ask(user);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 1,499' }));
  await waitFor(() => expect(platform.said).toContain('error: Error In Refunding The Payment'));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Bought twice');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('links to the credit note of what was given back', async () => {
  const creditNotes = [{ creditNoteId: 'note-1', number: 'CN/25-26/000001' }];
  const { user } = open({ fetchAllPayments: () => yearOf({ Mar: [{ ...returned, creditNotes }] }) });
  await openMenu(user);
  const link = screen.getByRole('link', { name: /^Credit note CN\/25-26\/000001 of Asha Rao/ });
  expect(link).toHaveAttribute('href', '/api/v1/payment/creditNote/note-1');
  expect(screen.getByText('Access ended 5 Mar 2027')).toBeVisible();
});

test('shows the coupon, and the invoice of what was paid only', async () => {
  const free = payment({
    id: 'p-2',
    amount: 0,
    method: '',
    canRefund: false,
    notes: { userName: 'Zoya', courseTitle: 'B' },
  });
  const { user } = open({ fetchAllPayments: () => yearOf({ Mar: [paid, free] }) });
  const code = await screen.findByText('DIWALI-25');
  expect(code.parentElement).toHaveTextContent('Coupon DIWALI-25');
  expect(code).toHaveAttribute('translate', 'no');
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  await openMenu(user);
  const invoices = screen.getAllByRole('link', { name: /^Invoice of/ });
  expect(invoices).toHaveLength(1);
  expect(invoices[0]).toHaveAttribute('href', '/api/v1/payment/invoice/ours-1');
  expect(screen.getAllByRole('button', { name: /^Refund/ })).toHaveLength(1);
});
