import { callAddress } from '@vidya/contracts/calls/call';
import {
  exportPayments,
  fetchAllPayments,
  type PaymentsRequest,
  purchaseHistory,
} from '@vidya/contracts/calls/payment';
import { foldedLabel } from '@vidya/contracts/texts/labels';
import type { Person } from '../testing/api.ts';
import { couponBuying } from '../testing/coupon-buying.ts';
import { addCoupon } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
const { ask, order, verify, hook } = couponBuying(shop);
let admin: Person;

beforeEach(async () => {
  await addCoupon(shop.api.db, { code: 'MONSOON20' });
  admin = await shop.api.signIn({ role: 'ADMIN' });
});

const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();
const history = async () =>
  (await shop.api.inject(purchaseHistory, { as: shop.learner })).body.Data!.map(({ status, amount, folded }) => [
    status,
    amount,
    folded!.map(foldedLabel),
  ]);
const listed = async (request: Omit<PaymentsRequest, 'year'> = {}) => {
  const { body } = await shop.api.inject(fetchAllPayments, { body: { year, ...request }, as: admin });
  const rows = Object.values(body.Data!.paymentsByMonth).flatMap(({ items }) => items);
  return rows.map(({ status, amount, folded }) => [status, amount, folded!.map(foldedLabel)]);
};
const csv = async (request: Omit<PaymentsRequest, 'year'> = {}) => {
  const url = callAddress(exportPayments, {}, { year, ...request });
  const { payload } = await shop.api.app.inject({ method: 'GET', url, headers: admin.headers });
  return payload.split('\r\n').slice(1, -1);
};

it('shows an attempt that the bank refused under the paid one of its order, and counts it nowhere as pending', async () => {
  const { id } = await order();
  const refused = await shop.gateway.pay(id, { outcome: 'failure' });
  await hook(refused);
  expect(await listed({ status: 'pending' })).toHaveLength(1);
  await verify(await shop.gateway.pay(id));
  const rows = [['captured', 89_900, [expect.stringMatching(/^Declined by the bank/)]]];
  expect(await history()).toEqual(rows);
  expect(await listed()).toEqual(rows);
  expect([await listed({ status: 'pending' }), await listed({ status: 'declined' })]).toEqual([[], []]);
  expect(await listed({ q: refused.razorpay_payment_id })).toEqual(rows);
  const [line, ...others] = await csv();
  expect(line).toMatch(/,Paid,.*Rs\. 899 on .*: Declined by the bank/);
  expect([others, await csv({ status: 'pending' })]).toEqual([[], []]);
});

it('shows an order that a cheaper one replaced under that one', async () => {
  await order();
  await verify(await shop.gateway.pay((await order('MONSOON20')).id));
  const rows = [['captured', 71_900, ['Replaced by a cheaper order']]];
  expect(await history()).toEqual(rows);
  expect(await listed()).toEqual(rows);
  expect(await listed({ status: 'pending' })).toEqual([]);
  expect(await csv()).toEqual([expect.stringContaining('Rs. 899 on ')]);
});

it('shows an order under a dearer one, and under what was had for nothing', async () => {
  await order('MONSOON20');
  await verify(await shop.gateway.pay((await order()).id));
  expect(await history()).toEqual([['captured', 89_900, ['Replaced by another order']]]);
});

it('shows an order under a free enrolment that ended it', async () => {
  await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
  await order();
  await ask('GIFT');
  expect(await history()).toEqual([['captured', 0, ['Replaced by a cheaper order']]]);
  expect(await listed({ status: 'pending' })).toEqual([]);
});

it('leaves a row to what was refused or begun while nothing is paid, and to other people’s', async () => {
  const other = await shop.api.signIn();
  await hook(await shop.gateway.pay((await order()).id, { outcome: 'failure' }));
  await verify(await shop.gateway.pay((await order(undefined, other)).id), other);
  expect(await history()).toEqual([['failed', 89_900, []]]);
  expect(new Set((await listed()).map(([status]) => status))).toEqual(new Set(['captured', 'failed']));
  expect(await listed({ status: 'declined' })).toHaveLength(1);
});
