import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewaySecrets } from '../../testing/gateway.ts';
import { gatewayPayment, gatewayRefund } from '../payments/card-gateway-shapes.ts';
import { createPayoutGateway } from './payout-gateway.ts';
import { gatewayPayout, gatewaySettlement } from './payout-gateway-shapes.ts';

let server: Server;
let response: (skip: number) => object;
const gateway = () => {
  const { port } = server.address() as AddressInfo;
  const access = { api: `http://127.0.0.1:${port}`, keyId: 'rzp_test_vidya', keySecret: gatewaySecrets.key };
  return createPayoutGateway({ ...access, payoutAccount: '7878780080316316' });
};
beforeAll(async () => {
  server = createServer((request, to) => {
    const skip = Number(new URL(request.url ?? '', 'http://any').searchParams.get('skip'));
    to.setHeader('content-type', 'application/json').end(JSON.stringify(response(skip)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const payout = (id: string, changes: object = {}) => ({
  id,
  fund_account_id: 'fa_1',
  amount: 100,
  status: 'processed',
  reference_id: 'ours',
  created_at: 1_800_000_000,
  ...changes,
});
const pageOf = (size: number, idOf: (index: number) => string) => ({
  items: Array.from({ length: size }, (_, index) => payout(idOf(index))),
});

it('ends a list whose pages repeat', async () => {
  response = () => pageOf(100, (index) => `pout_${index}`);
  await expect(gateway().findPayoutByReference('ours', 'fa_1')).rejects.toMatchObject({ kind: 'unreadable' });
});

it('reads a list of several pages to its end', async () => {
  response = (skip) => pageOf(skip < 200 ? 100 : 0, (index) => `pout_${skip + index}`);
  expect(await gateway().findPayoutByReference('ours', 'fa_1')).toMatchObject({ id: 'pout_0' });
  expect(await gateway().findPayoutByReference('other', 'fa_1')).toBeNull();
});

it('leaves out payouts to another account with our reference', async () => {
  response = () => ({ items: [payout('pout_1', { fund_account_id: 'fa_other' }), payout('pout_2')] });
  expect(await gateway().findPayoutByReference('ours', 'fa_1')).toMatchObject({ id: 'pout_2' });
  expect(await gateway().findPayoutByReference('ours', 'fa_3')).toBeNull();
});

it.each([
  ['an amount below 0', { amount: -5 }],
  ['an amount as text', { amount: '100' }],
  ['half a paisa', { amount: 100.5 }],
  ['a fee below 0', { fees: -5 }],
  ['a tax above its fee', { fees: 5, tax: 6 }],
  ['a tax below 0', { fees: 5, tax: -6 }],
  ['a time that no calendar has', { created_at: 9_000_000_000_000 }],
  ['no id of a payout', { id: 'pay_1' }],
])('refuses a payout with %s', (_, changes) =>
  expect(gatewayPayout.safeParse(payout('pout_1', changes)).success).toBe(false),
);

it('refuses settlements of a time that no calendar has', () => {
  const settlement = { id: 'setl_1', amount: 5, status: 'processed', created_at: 1_800_000_000 };
  expect(gatewaySettlement.safeParse(settlement).success).toBe(true);
  expect(gatewaySettlement.safeParse({ ...settlement, created_at: 1e15 }).success).toBe(false);
});

it('refuses card payments of such a time, and refunds of no amount that could be stored', () => {
  const payment = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR', status: 'captured' };
  expect(gatewayPayment.safeParse({ ...payment, created_at: 1_800_000_000 }).success).toBe(true);
  expect(gatewayPayment.safeParse({ ...payment, created_at: 1e15 }).success).toBe(false);
  const refund = { id: 'rfnd_1', payment_id: 'pay_1', status: 'processed' };
  const isRead = (amount: number) => gatewayRefund.safeParse({ ...refund, amount }).success;
  expect([100, 0, -100, 3_000_000_000].map(isRead)).toEqual([true, false, false, false]);
});
