import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOrder, verifyOrder } from '@vidya/contracts/payment';
import { enrolments, orders } from '../database/schema-sales.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { gatewaySecrets } from '../testing/gateway.ts';
import { addCourse } from '../testing/samples.ts';
import { reconcileOrders } from './reconcile-orders.ts';

/** A gateway that answers what the test wants: a body by method and path, or 503. */
let answers: Record<string, object>;
const asked: string[] = [];
const gateway = createServer((request, response) => {
  const call = `${request.method} ${request.url}`;
  asked.push(call);
  const body = answers[call];
  response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});

let api: TestApi;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  api = await startApi({ RAZORPAY_API: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
});
beforeEach(async () => {
  await api.reset();
  answers = {};
  asked.length = 0;
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  learner = await api.signIn();
});
afterAll(async () => {
  await api.close();
  gateway.closeAllConnections();
  gateway.close();
});

const order = { id: 'order_1', amount: 89_900, currency: 'INR', receipt: null, status: 'created' };
const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 89_900,
  currency: 'INR',
  status: 'captured',
  method: 'card',
  amount_refunded: 0,
  created_at: 1_760_000_000,
};
const ask = () => api.inject(createOrder, { body: { courseId }, as: learner });
const verify = () => {
  const signature = createHmac('sha256', gatewaySecrets.key).update('order_1|pay_1').digest('hex');
  const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: signature };
  return api.inject(verifyOrder, { body: { ...proof, courseId }, as: learner });
};
const seats = () => api.db.select().from(enrolments);

it('says so when no order can be opened, and opens the same one when the gateway is back', async () => {
  expect(await ask()).toMatchObject({ status: 502, body: { Message: 'Error In initiating the payment', Data: null } });
  answers['POST /v1/orders'] = order;
  expect((await ask()).body.Data).toMatchObject({ id: 'order_1', amount: 89_900 });
  expect(await api.db.select().from(orders)).toHaveLength(1);
});

it('finds the order again when the answer to its opening was lost', async () => {
  await ask();
  const [stored] = await api.db.select().from(orders);
  answers[`GET /v1/orders?receipt=${stored!.receipt}&count=10`] = { items: [{ ...order, receipt: stored!.receipt }] };
  expect((await ask()).body.Data).toMatchObject({ id: 'order_1' });
});

it('enrols nobody while a payment cannot be looked at, and does when it can', async () => {
  answers['POST /v1/orders'] = order;
  await ask();
  expect(await verify()).toMatchObject({
    status: 502,
    body: { Message: 'Error In Verifying The Payment, Try Again Later' },
  });
  expect(await seats()).toEqual([]);
  answers['GET /v1/payments/pay_1'] = payment;
  expect((await verify()).status).toBe(200);
  expect(await seats()).toHaveLength(1);
});

it('captures what the gateway has only authorised', async () => {
  answers['POST /v1/orders'] = order;
  await ask();
  answers['GET /v1/payments/pay_1'] = { ...payment, status: 'authorized' };
  answers['POST /v1/payments/pay_1/capture'] = payment;
  expect((await verify()).status).toBe(200);
  expect(asked).toContain('POST /v1/payments/pay_1/capture');
  expect(await seats()).toHaveLength(1);
});

it('believes the signature only together with what the gateway says was paid', async () => {
  answers['POST /v1/orders'] = order;
  await ask();
  for (const wrong of [{ amount: 100 }, { currency: 'USD' }, { order_id: 'order_2' }, { status: 'failed' }]) {
    answers['GET /v1/payments/pay_1'] = { ...payment, ...wrong };
    expect(await verify()).toMatchObject({ status: 400, body: { Error: 'PaymentNotVerified' } });
  }
  expect(await seats()).toEqual([]);
});

it('lets the reconciler wait for a gateway that is silent', async () => {
  answers['POST /v1/orders'] = order;
  await ask();
  await api.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 300_000), updatedAt: new Date(Date.now() - 300_000) });
  await api.jobs.send(api.db, reconcileOrders, {});
  await api.jobs.drain();
  expect(asked).toContain('GET /v1/orders/order_1/payments');
  expect(await api.db.select().from(orders)).toMatchObject([{ status: 'created' }]);
});
