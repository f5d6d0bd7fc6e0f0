import { screen, waitFor, within } from '@testing-library/react';
import { asksToLeave, responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin } from '../testing/render-admin.tsx';

test('asks before the words of an open dialog are lost, and no longer when it is closed', async () => {
  const { user } = renderAdmin('/admin/dashboard/coupons', { listCoupons: () => responseOf([], { total: 0 }) });
  const [open] = await screen.findAllByRole('button', { name: 'New coupon' });
  await user.click(open!);
  const form = within(await screen.findByRole('dialog'));
  expect(asksToLeave()).toBe(false);
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'D');
  expect(asksToLeave()).toBe(true);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asksToLeave()).toBe(false);
});
