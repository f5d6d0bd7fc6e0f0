import { createCaller } from '../testing/call.ts';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';
import type { Listing } from './ledger.ts';
import type { Order } from './new-order.ts';

let sandbox: RunningSandbox;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_WEBHOOK_DROP: 'true' });
  caller = createCaller(sandbox);
});
afterAll(() => sandbox.stop());

test('opens an order and finds it again', async () => {
  const order = await caller.openOrder({ amount: 84_900, receipt: 'first', notes: { courseId: '7' } });
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as string,
    entity: 'order',
    amount: 84_900,
    amount_paid: 0,
    amount_due: 84_900,
    currency: 'INR',
    receipt: 'first',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { courseId: '7' },
    created_at: expect.any(Number) as number,
  });
  expect(await caller.order(order.id)).toEqual(order);
  const { body } = await caller.get<Listing<Order>>('/v1/orders?receipt=first');
  expect(body).toEqual({ entity: 'collection', count: 1, items: [order] });
});

test.each([
  ['an amount below one rupee', { amount: 99 }, 'amount', /less than minimum amount/],
  ['a broken amount', { amount: 100.5 }, 'amount', /must be an integer/],
  ['no amount', { amount: null }, 'amount', /amount field is required/],
  ['foreign money', { currency: 'USD' }, 'currency', /Currency is not supported/],
  ['no currency', { currency: undefined }, 'currency', /currency field is required/],
  ['a receipt of 41 characters', { receipt: 'x'.repeat(41) }, 'receipt', /no more than 40/],
  ['too many notes', { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [n, 'x'])) }, 'notes', /15/],
])('refuses %s', async (_what, fields, field, description) => {
  const { status, body } = await caller.refused('/v1/orders', { amount: 1000, currency: 'INR', ...fields });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    code: 'BAD_REQUEST_ERROR',
    description: expect.stringMatching(description) as string,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    field,
  });
});

test('takes a receipt of 40 characters, once', async () => {
  const request = { amount: 100, currency: 'INR', receipt: 'y'.repeat(40) };
  expect((await caller.post('/v1/orders', request)).status).toBe(200);
  expect((await caller.refused('/v1/orders', request)).body.error.field).toBe('receipt');
});

test.each([
  ['no key', ''],
  ['a wrong secret', `Basic ${btoa('rzp_test_vidya:wrong')}`],
  ['another scheme', 'Bearer abc'],
])('refuses a caller with %s', async (_what, authorization) => {
  const { status, body } = await caller.call('GET', '/v1/orders', undefined, authorization);
  expect(status).toBe(401);
  expect(body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});

test('answers 400 for an order that does not exist, as the real gateway does', async () => {
  const { status, body } = await caller.get('/v1/orders/order_00000000000000');
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { description: 'The id provided does not exist' } });
});

test('lists the newest first, in pages', async () => {
  const one = await caller.openOrder();
  const two = await caller.openOrder();
  const first = await caller.get<Listing<Order>>('/v1/orders?count=1');
  const second = await caller.get<Listing<Order>>('/v1/orders?count=1&skip=1');
  expect([first.body.items[0]?.id, second.body.items[0]?.id]).toEqual([two.id, one.id]);
  expect((await caller.get('/v1/orders?count=101')).status).toBe(400);
});

test('answers broken JSON in its own form', async () => {
  const response = await fetch(`${sandbox.address}/v1/orders`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('rzp_test_vidya:sandbox-key-secret')}`,
      'content-type': 'application/json',
    },
    body: '{',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});
