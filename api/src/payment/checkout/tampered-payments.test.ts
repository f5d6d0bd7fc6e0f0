import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOrder, verifyOrder } from '@vidya/contracts/calls/payment';
import { enrolments } from '../../database/tables/schema-sales.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { hmac } from '../../testing/forgeries.ts';
import { gatewaySecrets } from '../../testing/gateway.ts';
import { changedRows, rowMarks } from '../../testing/row-marks.ts';
import { addCourse } from '../../testing/samples.ts';

/** A gateway with tampered responses. */
let responses: Record<string, object>;
const gateway = createServer((request, response) => {
  const body = responses[`${request.method} ${request.url}`];
  response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});

let api: TestApi;
let learner: Person;
let courseId: string;

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

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  api = await startApi({ RAZORPAY_API: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
});
beforeEach(async () => {
  await api.reset();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId })).id;
  learner = await api.signIn();
  responses = { 'POST /v1/orders': order };
  await api.inject(createOrder, { body: { courseId }, as: learner });
});
afterAll(async () => {
  await api.close();
  gateway.closeAllConnections();
  gateway.close();
});

/** Always with a valid signature. */
const verify = () => {
  const signature = hmac(gatewaySecrets.key, 'order_1|pay_1').digest('hex');
  const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: signature };
  return api.inject(verifyOrder, { body: { ...proof, courseId }, as: learner });
};

const wrong: [string, Record<string, object>][] = [
  ['a rupee', { 'GET /v1/payments/pay_1': { ...payment, amount: 100 } }],
  ['a paisa too little', { 'GET /v1/payments/pay_1': { ...payment, amount: 89_899 } }],
  ['a paisa too much', { 'GET /v1/payments/pay_1': { ...payment, amount: 89_901 } }],
  ['nothing', { 'GET /v1/payments/pay_1': { ...payment, amount: 0 } }],
  ['less than nothing', { 'GET /v1/payments/pay_1': { ...payment, amount: -89_900 } }],
  ['another currency', { 'GET /v1/payments/pay_1': { ...payment, currency: 'IDR' } }],
  ['another order’s payment', { 'GET /v1/payments/pay_1': { ...payment, order_id: 'order_2' } }],
  ['a payment for no order', { 'GET /v1/payments/pay_1': { ...payment, order_id: null } }],
  [
    'a promise of all, of which a rupee was captured',
    {
      'GET /v1/payments/pay_1': { ...payment, status: 'authorized' },
      'POST /v1/payments/pay_1/capture': { ...payment, amount: 100 },
    },
  ],
];

it.each(wrong)('does not enrol for %s', async (_, tampered) => {
  Object.assign(responses, tampered);
  const before = await rowMarks(api.db);
  const { status, body } = await verify();
  expect([status, body.Message, body.Error]).toEqual([
    400,
    'Error In Verifying The Payment, Try Again Later',
    'PaymentNotVerified',
  ]);
  expect(changedRows(before, await rowMarks(api.db))).toEqual([]);
  Object.assign(responses, { 'GET /v1/payments/pay_1': payment });
  expect((await verify()).status).toBe(200);
  expect(await api.db.select().from(enrolments)).toHaveLength(1);
});
