import { createHmac } from 'node:crypto';
import { createCaller } from '../testing/call.ts';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';
import type { Listing } from './ledger.ts';
import type { Payment } from './new-payment.ts';

let sandbox: RunningSandbox;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_WEBHOOK_DROP: 'true' });
  caller = createCaller(sandbox);
});
afterAll(() => sandbox.stop());

test('captures a payment by itself and pays its order', async () => {
  const order = await caller.openOrder({ amount: 50_000 });
  const receipt = await caller.pay(order.id);
  const signature = createHmac('sha256', 'sandbox-key-secret')
    .update(`${order.id}|${receipt.razorpay_payment_id}`)
    .digest('hex');
  expect(receipt).toEqual({
    razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/) as string,
    razorpay_order_id: order.id,
    razorpay_signature: signature,
  });
  expect(await caller.order(order.id)).toMatchObject({
    status: 'paid',
    amount_paid: 50_000,
    amount_due: 0,
    attempts: 1,
  });
  const { body } = await caller.get<Listing<Payment>>(`/v1/orders/${order.id}/payments`);
  expect(body.items).toMatchObject([
    { id: receipt.razorpay_payment_id, status: 'captured', captured: true, amount: 50_000 },
  ]);
});

test('keeps a failed attempt and lets the next one succeed', async () => {
  const order = await caller.openOrder();
  const failed = await caller.pay(order.id, 'failure');
  expect(failed).toMatchObject({ error: expect.stringContaining('declined') as string });
  expect(await caller.order(order.id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
  expect(await caller.payment(failed.razorpay_payment_id)).toMatchObject({ status: 'failed', error_source: 'bank' });
  await caller.pay(order.id);
  expect(await caller.order(order.id)).toMatchObject({ status: 'paid', attempts: 2 });
});

test('never takes money twice for one order', async () => {
  const order = await caller.openOrder();
  await caller.pay(order.id);
  const { status, body } = await caller.refused(`/control/orders/${order.id}/pay`, {});
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ reason: 'order_already_paid', metadata: { order_id: order.id } });
});

test('waits for a capture when the order says so', async () => {
  const order = await caller.openOrder({ amount: 20_000, payment_capture: 0 });
  const { razorpay_payment_id: id } = await caller.pay(order.id);
  expect(await caller.payment(id)).toMatchObject({ status: 'authorized', captured: false });
  expect(await caller.order(order.id)).toMatchObject({ status: 'attempted' });

  const capture = `/v1/payments/${id}/capture`;
  expect((await caller.refused(capture, { amount: 19_999, currency: 'INR' })).body.error.description).toMatch(/equal/);
  expect((await caller.post(capture, { amount: 20_000, currency: 'INR' })).body).toMatchObject({ status: 'captured' });
  expect(await caller.order(order.id)).toMatchObject({ status: 'paid' });
  expect((await caller.refused(capture, { amount: 20_000, currency: 'INR' })).body.error.description).toMatch(
    /already/,
  );
});

test('lets a failed payment become captured later', async () => {
  const order = await caller.openOrder();
  const { razorpay_payment_id: id } = await caller.pay(order.id, 'failure');
  await caller.post(`/control/payments/${id}/recover`);
  expect(await caller.payment(id)).toMatchObject({ status: 'captured', error_code: null });
  expect(await caller.order(order.id)).toMatchObject({ status: 'paid', attempts: 1 });
});

test('gives back a part, then the rest, and never more', async () => {
  const order = await caller.openOrder({ amount: 30_000 });
  const { razorpay_payment_id: id } = await caller.pay(order.id);
  const part = await caller.refund(id, { amount: 10_000 });
  expect(part).toMatchObject({ entity: 'refund', amount: 10_000, payment_id: id, status: 'processed' });
  expect(part).toMatchObject({ currency: 'INR', speed_requested: 'normal', speed_processed: 'normal' });
  expect((await caller.get(`/v1/refunds/${part.id}`)).body).toEqual(part);
  expect(await caller.payment(id)).toMatchObject({
    status: 'captured',
    refund_status: 'partial',
    amount_refunded: 10_000,
  });

  expect((await caller.refused(`/v1/payments/${id}/refund`, { amount: 20_001 })).body.error.description).toMatch(
    /greater/,
  );
  expect(await caller.refund(id)).toMatchObject({ amount: 20_000 });
  expect(await caller.payment(id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
  expect((await caller.refused(`/v1/payments/${id}/refund`, {})).body.error.description).toMatch(/fully refunded/);
});

test('refuses to give back what was never captured', async () => {
  const order = await caller.openOrder();
  const { razorpay_payment_id: id } = await caller.pay(order.id, 'failure');
  expect((await caller.refused(`/v1/payments/${id}/refund`, {})).body.error.description).toMatch(/captured/);
});

test('remembers orders and payments over a restart, half a line included', async () => {
  const { appendFile, mkdtemp, rm } = await import('node:fs/promises');
  const dataDir = await mkdtemp(`${sandbox.dataDir}/restart-`);
  const before = await startTestSandbox({ SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_DROP: 'true' });
  const order = await createCaller(before).openOrder();
  await createCaller(before).pay(order.id);
  await before.stop();
  await appendFile(`${dataDir}/gateway.jsonl`, '{"kind":"order","id":"order_half');

  const after = await startTestSandbox({ SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_DROP: 'true' });
  expect(await createCaller(after).order(order.id)).toMatchObject({ status: 'paid' });
  const next = await createCaller(after).openOrder();
  await after.stop();

  const last = await startTestSandbox({ SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_DROP: 'true' });
  expect(await createCaller(last).order(next.id)).toEqual(next);
  await last.stop();
  await rm(dataDir, { recursive: true });
});
