import { createCaller } from '../../testing/call.ts';
import { type RunningSandbox, startTestSandbox } from '../../testing.ts';

let sandbox: RunningSandbox;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ SANDBOX_WEBHOOK_DROP: 'true' });
  caller = createCaller(sandbox);
});
afterAll(() => sandbox.stop());

const open = async (orderId: string, key = 'rzp_test_vidya') => {
  const query = new URLSearchParams({ order_id: orderId, key_id: key, amount: '1' });
  const response = await fetch(`${sandbox.address}/v1/checkout/embedded?${query}`);
  return { headers: response.headers, text: await response.text() };
};

test("shows the order's own amount, grouped the Indian way, in a window that any shop may frame", async () => {
  const order = await caller.openOrder({ amount: 10_000_000 });
  const { headers, text } = await open(order.id);
  expect(text).toContain('Pay ₹1,00,000<');
  expect(text).toContain('Test mode');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors \*/);
});

test('offers nothing to pay for a wrong key, an unknown order or a paid one', async () => {
  const order = await caller.openOrder();
  expect((await open(order.id, 'rzp_test_other')).text).toContain('wrong key');
  expect((await open('order_<script>')).text).toContain('not known');
  await caller.pay(order.id);
  const { text } = await open(order.id);
  expect(text).toContain('already been paid');
  expect(text).not.toContain('id="pay"');
});

test('pays from the window and hands over a signed answer', async () => {
  const order = await caller.openOrder({ amount: 4200 });
  const payment = { order_id: order.id, key_id: 'rzp_test_vidya', method: 'upi', vpa: 'asha@bank', amount: 1 };
  const { body } = await caller.post<{ razorpay_payment_id: string }>('/v1/checkout/payments', payment);
  expect(body).toMatchObject({
    razorpay_order_id: order.id,
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(await caller.payment(body.razorpay_payment_id)).toMatchObject({
    amount: 4200,
    method: 'upi',
    vpa: 'asha@bank',
  });
});

test('tells the window that the bank declined, with the ids that belong to it', async () => {
  const order = await caller.openOrder();
  const attempt = { order_id: order.id, key_id: 'rzp_test_vidya', outcome: 'failure' };
  const { status, body } = await caller.post('/v1/checkout/payments', attempt);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    error: {
      reason: 'payment_failed',
      metadata: { order_id: order.id, payment_id: expect.stringMatching(/^pay_/) as string },
    },
  });
});

test('serves a script that any site may load', async () => {
  const response = await fetch(`${sandbox.address}/v1/checkout.js`);
  expect(response.headers.get('content-type')).toMatch('text/javascript');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const script = await response.text();
  for (const sink of ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'eval(', 'new Function', 'srcdoc', 'cssText']) {
    expect(script).not.toContain(sink);
  }
});
