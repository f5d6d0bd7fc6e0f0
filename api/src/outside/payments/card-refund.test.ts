import { gatewaySecrets, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { type CardGateway, createCardGateway } from './card-gateway.ts';

let sandbox: TestGateway;
let gateway: CardGateway;
beforeAll(async () => {
  sandbox = await startGateway();
  gateway = createCardGateway({
    api: sandbox.address,
    keyId: 'rzp_test_vidya',
    keySecret: gatewaySecrets.key,
    webhookSecret: gatewaySecrets.webhook,
    checkoutScript: '',
  });
});
afterAll(() => sandbox.stop());

let receipts = 0;
async function paid(outcome?: 'failure'): Promise<string> {
  receipts += 1;
  const order = await gateway.createOrder({ amountPaise: 89_900, receipt: `refund-${receipts}`, notes: {} });
  return (await sandbox.pay(order.id, outcome && { outcome })).razorpay_payment_id;
}

it('gives a payment back, at normal speed, and lists what was given', async () => {
  const id = await paid();
  const refund = await gateway.refundPayment({ id, amountPaise: 89_900 });
  expect(refund).toEqual({
    id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
    payment_id: id,
    amount: 89_900,
    status: 'processed',
  });
  expect(await gateway.findPayment(id)).toMatchObject({ status: 'refunded', amount_refunded: 89_900 });
  expect(await gateway.listRefunds(id)).toEqual([refund]);
});

it('refuses to give back twice, more than is left, and what was never taken', async () => {
  const [whole, part, failed] = [await paid(), await paid(), await paid('failure')];
  await gateway.refundPayment({ id: whole, amountPaise: 89_900 });
  await gateway.refundPayment({ id: part, amountPaise: 10_000 });
  for (const id of [whole, part, failed]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(gateway.refundPayment({ id, amountPaise: 89_900 })).rejects.toMatchObject({
      name: 'GatewayFault',
      kind: 'refused',
      status: 400,
    });
  }
  expect(await gateway.listRefunds(part)).toHaveLength(1);
  expect(await gateway.listRefunds(failed)).toEqual([]);
});

it('gives each of two who ask at once no more than there is', async () => {
  const id = await paid();
  const both = await Promise.allSettled([1, 2].map(() => gateway.refundPayment({ id, amountPaise: 89_900 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await gateway.findPayment(id)).toMatchObject({ amount_refunded: 89_900 });
});
