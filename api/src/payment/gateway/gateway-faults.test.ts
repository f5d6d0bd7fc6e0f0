import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { createOrder, subscribe, verifyOrder } from '@vidya/contracts/calls/payment';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { courses } from '../../database/tables/schema-courses.ts';
import { enrolments, orders, payments } from '../../database/tables/schema-sales.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { gatewaySecrets } from '../../testing/gateway.ts';
import { addCourse } from '../../testing/samples.ts';
import { reconcileOrders } from './reconcile.service.ts';

/** A gateway with responses set by the test: a body by method and path, possibly a promise, else a 503. */
let responses: Record<string, object | Promise<object>>;
const asked: string[] = [];
const handle = async (call: string, response: ServerResponse): Promise<void> => {
  const body = await responses[call];
  response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
};
const gateway = createServer((request, response) => {
  const call = `${request.method} ${request.url}`;
  asked.push(call);
  void handle(call, response);
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
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await api.reset();
  responses = {};
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
const makeFree = () => api.db.update(courses).set({ discount: 100 });
const until = async (isSo: () => boolean): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop
  while (!isSo()) await othersTurn();
};
const allEnrolments = () => api.db.select().from(enrolments);

it('says so when no order can be opened, and opens the same one when the gateway is back', async () => {
  expect(await ask()).toMatchObject({ status: 502, body: { Message: 'Error In initiating the payment', Data: null } });
  // There is nothing to pay yet, so the history must not show 'Pending'.
  expect(await api.db.select().from(payments)).toEqual([]);
  responses['POST /v1/orders'] = order;
  expect((await ask()).body.Data).toMatchObject({ id: 'order_1', amount: 89_900 });
  expect(await api.db.select().from(orders)).toHaveLength(1);
});

it('finds the order again when the answer to its opening was lost', async () => {
  await ask();
  const [stored] = await api.db.select().from(orders);
  responses[`GET /v1/orders?receipt=${stored!.receipt}&count=10`] = { items: [{ ...order, receipt: stored!.receipt }] };
  expect((await ask()).body.Data).toMatchObject({ id: 'order_1' });
});

it('enrols nobody while a payment cannot be looked at, and does when it can', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  expect(await verify()).toMatchObject({
    status: 502,
    body: { Message: 'Error In Verifying The Payment, Try Again Later' },
  });
  expect(await allEnrolments()).toEqual([]);
  responses['GET /v1/payments/pay_1'] = payment;
  expect((await verify()).status).toBe(200);
  expect(await allEnrolments()).toHaveLength(1);
});

it('captures what the gateway has only authorised', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  responses['GET /v1/payments/pay_1'] = { ...payment, status: 'authorized' };
  responses['POST /v1/payments/pay_1/capture'] = payment;
  expect((await verify()).status).toBe(200);
  expect(asked).toContain('POST /v1/payments/pay_1/capture');
  expect(await allEnrolments()).toHaveLength(1);
});

it('captures nothing for a course that was unpublished meanwhile, whoever asks', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  const authorized = { ...payment, status: 'authorized' };
  responses['GET /v1/payments/pay_1'] = authorized;
  responses[`GET /v1/orders/${order.id}/payments`] = { items: [authorized] };
  await api.db.update(courses).set({ status: 'unpublished' });
  expect(await verify()).toMatchObject({ status: 400, body: { Error: 'PaymentNotVerified' } });
  const earlier = new Date(Date.now() - 300_000);
  await api.db.update(orders).set({ createdAt: earlier, updatedAt: earlier });
  await api.jobs.send(api.db, reconcileOrders, {});
  await api.jobs.drain();
  expect(asked).toContain(`GET /v1/orders/${order.id}/payments`);
  expect(asked).not.toContain('POST /v1/payments/pay_1/capture');
  expect(await allEnrolments()).toEqual([]);
});

it('captures nothing for an order that is over because the course is owned, whoever asks', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  const authorized = { ...payment, status: 'authorized' };
  responses['GET /v1/payments/pay_1'] = authorized;
  responses[`GET /v1/orders/${order.id}/payments`] = { items: [authorized] };
  await makeFree();
  await api.inject(subscribe, { body: { courseId }, as: learner });
  expect(await verify()).toMatchObject({
    status: 200,
    body: { Message: 'You Already Own This Course, Your Payment Will Be Refunded' },
  });
  const earlier = new Date(Date.now() - 300_000);
  await api.db.update(orders).set({ createdAt: earlier, updatedAt: earlier });
  await api.jobs.send(api.db, reconcileOrders, {});
  await api.jobs.drain();
  expect(asked).toContain(`GET /v1/orders/${order.id}/payments`);
  expect(asked).not.toContain('POST /v1/payments/pay_1/capture');
  expect(await api.db.select().from(orders)).toMatchObject([{ status: 'superseded' }]);
});

it('gives nobody an order to pay for a course that became theirs while the gateway was asked', async () => {
  const late = Promise.withResolvers<object>();
  responses['POST /v1/orders'] = late.promise;
  const asking = ask();
  await until(() => asked.includes('POST /v1/orders'));
  await makeFree();
  await api.inject(subscribe, { body: { courseId }, as: learner });
  late.resolve(order);
  expect((await asking).body.Data).toBe(courseId);
});

it('keeps nothing of somebody who was deleted while the gateway was asked', async () => {
  const admin = await api.signIn({ role: 'ADMIN' });
  const late = Promise.withResolvers<object>();
  responses['POST /v1/orders'] = late.promise;
  const asking = ask();
  await until(() => asked.includes('POST /v1/orders'));
  expect((await api.inject(deleteUserOrInstructor, { body: { userId: learner.id }, as: admin })).status).toBe(200);
  late.resolve(order);
  expect((await asking).status).toBe(409);
  expect(await api.db.select().from(payments)).toEqual([]);
});

it('gives nobody an order to pay for a course that was deleted while the gateway was asked', async () => {
  const late = Promise.withResolvers<object>();
  responses['POST /v1/orders'] = late.promise;
  const asking = ask();
  await until(() => asked.includes('POST /v1/orders'));
  await api.db.delete(courses);
  late.resolve(order);
  expect((await asking).status).toBe(409);
});

it('believes the signature only together with what the gateway says was paid', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  jest.spyOn(console, 'error').mockImplementation();
  for (const wrong of [{ amount: 100 }, { currency: 'USD' }, { order_id: 'order_2' }, { status: 'failed' }]) {
    responses['GET /v1/payments/pay_1'] = { ...payment, ...wrong };
    expect(await verify()).toMatchObject({ status: 400, body: { Error: 'PaymentNotVerified' } });
  }
  expect(await allEnrolments()).toEqual([]);
});

it('lets the reconciler wait for a gateway that is silent', async () => {
  responses['POST /v1/orders'] = order;
  await ask();
  await api.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 300_000), updatedAt: new Date(Date.now() - 300_000) });
  await api.jobs.send(api.db, reconcileOrders, {});
  await api.jobs.drain();
  expect(asked).toContain('GET /v1/orders/order_1/payments');
  expect(await api.db.select().from(orders)).toMatchObject([{ status: 'created' }]);
});
