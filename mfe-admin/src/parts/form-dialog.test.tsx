import { screen, waitFor, within } from '@testing-library/react';
import { asksToLeave, responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin } from '../testing/render-admin.tsx';

const newCoupon = async (user: ReturnType<typeof renderAdmin>['user']) => {
  const [open] = await screen.findAllByRole('button', { name: 'New coupon' });
  await user.click(open!);
  return within(await screen.findByRole('dialog'));
};

test('sends a form while the list is read again after an earlier one', async () => {
  const sent: unknown[] = [];
  const { user } = renderAdmin('/admin/dashboard/coupons', {
    listCoupons: () => (sent.length > 0 ? new Promise(() => {}) : responseOf([], { total: 0 })),
    createCoupon: ({ body }) => sent.push(body?.['code']) && null,
  });
  for (const code of ['FIRST', 'SECOND']) {
    const form = await newCoupon(user);
    await user.type(form.getByRole('textbox', { name: /^Code/ }), code);
    await user.type(form.getByRole('textbox', { name: 'Percentage' }), '20');
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(sent).toEqual(['FIRST', 'SECOND']);
});

test('asks before the words of an open dialog are lost, and no longer when it is closed', async () => {
  const { user } = renderAdmin('/admin/dashboard/coupons', { listCoupons: () => responseOf([], { total: 0 }) });
  const form = await newCoupon(user);
  expect(asksToLeave()).toBe(false);
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'D');
  expect(asksToLeave()).toBe(true);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asksToLeave()).toBe(false);
});

test('takes no text while the form is sent', async () => {
  const { user } = renderAdmin('/admin/dashboard/coupons', {
    listCoupons: () => responseOf([], { total: 0 }),
    createCoupon: () => new Promise(() => {}),
  });
  const form = await newCoupon(user);
  const code = form.getByRole('textbox', { name: /^Code/ });
  await user.type(code, 'DIWALI');
  await user.type(form.getByRole('textbox', { name: 'Percentage' }), '20');
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  await waitFor(() => expect(code.closest('[inert]')).not.toBeNull());
});
