import { screen, waitFor, within } from '@testing-library/react';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { payment, renderAdmin, stopTheClock, stubWidth, yearOf } from '../testing/render-admin.tsx';

stopTheClock();

const sold = (id: string, amount: number) =>
  payment({ id, paymentId: id, amount, notes: { userName: `Buyer ${id}`, courseTitle: 'Any' } });
const newest = [sold('a', 200), sold('b', 100), sold('c', 300)];

function open(search = '') {
  const asked: unknown[] = [];
  const fetchAllPayments = ({ body }: MockRequest) => {
    asked.push(body);
    const { sort, order, month } = body as { sort?: string; order?: string; month?: string };
    const way = order === 'desc' ? -1 : 1;
    const items = sort === 'amount' ? newest.toSorted((one, two) => way * (one.amount - two.amount)) : newest;
    return yearOf(month && month !== 'Mar' ? {} : { Mar: items });
  };
  return { ...renderAdmin(`/admin/dashboard/payments${search}`, { fetchAllPayments }), asked };
}
const buyers = () => screen.getAllByText(/^Buyer/).map(({ textContent }) => /^Buyer (.)/.exec(textContent)?.[1]);
const shows = (wanted: string) => waitFor(() => expect(buyers().join('')).toBe(wanted));
const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => within(head(name)).getByRole('button');

test('sorts by a head on the server, says how in the head and in the address, and goes back to the newest', async () => {
  const { user, at, asked } = open();
  await shows('abc');
  expect(head('Purchase On')).toHaveAttribute('aria-sort', 'descending');
  await user.click(press('Amount'));
  await shows('cab');
  expect(asked.at(-1)).toEqual({ year: 2026, month: 'Mar', sort: 'amount', order: 'desc' });
  expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Purchase On')).not.toHaveAttribute('aria-sort');
  expect(at()).toContain('sort=amount&order=desc');
  await user.click(press('Amount'));
  await shows('bac');
  await user.click(press('Amount'));
  await shows('abc');
  expect(at()).toBe('/admin/dashboard/payments');
});

test('takes the order from the address, and offers it in a choice where there are no heads', async () => {
  const { user } = open('?sort=amount&order=asc');
  stubWidth('narrow');
  await shows('bac');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Lowest amount');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  await shows('abc');
});

test('keeps the order from month to month', async () => {
  const { user, at } = open('?sort=amount&order=asc');
  await shows('bac');
  await user.selectOptions(screen.getByLabelText('Month'), 'June');
  expect(await screen.findByText('No transaction is done is this month')).toBeVisible();
  expect(at()).toContain('sort=amount');
});
