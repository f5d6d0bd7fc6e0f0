import { screen, waitFor, within } from '@testing-library/react';
import type { Coupon } from '@vidya/contracts/calls/coupon';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin, stopTheClock, stubWidth } from '../testing/render-admin.tsx';

stopTheClock();

const coupon: Coupon = {
  _id: 'coupon-1',
  code: 'MONSOON20',
  off: { kind: 'percent', value: 20 },
  course: { _id: 'course-7', topic: 'Git without fear' },
  maxUses: 10,
  uses: 1,
  held: 1,
  isDeletable: true,
  expiresAt: '2026-12-31T18:29:59.999Z',
  isPaused: false,
  state: 'active',
  createdAt: '2026-03-01T06:30:00.000Z',
};

test('shows two lines of a coupon on a phone, and everything else with its actions on tap', async () => {
  const { user } = renderAdmin('/admin/dashboard/coupons', {
    listCoupons: () => responseOf([coupon], { total: 1 }),
  });
  stubWidth('narrow');
  const list = within(await screen.findByRole('list', { name: 'Coupons' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const opener = await list.findByRole('button', { expanded: false });
  expect(opener).toHaveTextContent('MONSOON20 Active 20% off · Git without fear 1 of 10 used');
  expect(list.getAllByRole('button')).toEqual([opener]);
  await user.click(opener);
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Code',
    'Takes off',
    'Course',
    'Used',
    'Ends',
    'State',
  ]);
  expect(list.getByText('1 held')).toBeVisible();
  expect(list.getByRole('button', { name: 'Delete MONSOON20' })).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Edit MONSOON20' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Used 1 time so far.');
});

test('takes letters in the middle of a code', async () => {
  const { user } = renderAdmin('/admin/dashboard/coupons', { listCoupons: () => responseOf([], { total: 0 }) });
  await user.click((await screen.findAllByRole('button', { name: 'New coupon' }))[0]!);
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(field, 'VIDYA-1');
  await user.type(field, 'new', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect((field as HTMLInputElement).value.toUpperCase()).toBe('VIDYANEW-1');
});

test('shows the list as it is after a refused change', async () => {
  let list = [coupon];
  const { user } = renderAdmin('/admin/dashboard/coupons', {
    listCoupons: () => responseOf(list, { total: list.length }),
    updateCoupon: () => {
      list = [];
      throw new ApiError('Coupon Not Found', { status: 404 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for MONSOON20' }));
  await user.click(await screen.findByRole('button', { name: 'Pause MONSOON20' }));
  await waitFor(() => expect(screen.queryByText('MONSOON20')).not.toBeInTheDocument());
});
