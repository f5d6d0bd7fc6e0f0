import { createOrder, type Order, type VerifyOrderForm, verifyOrder } from '@vidya/contracts/calls/payment';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { forgedSignatures, hmac } from '../../testing/forgeries.ts';
import { gatewaySecrets, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { changedRows, type Marks, rowMarks } from '../../testing/row-marks.ts';
import { addCourse } from '../../testing/samples.ts';

type Proof = Omit<VerifyOrderForm, 'courseId'>;

let gateway: TestGateway;
let api: TestApi;
let learner: Person;
let courseId: string;
let otherCourseId: string;
/** Paid, but not verified yet. */
let paid: Proof;
let before: Marks;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId })).id;
  otherCourseId = (await addCourse(api.db, { instructorId, price: 90_000 })).id;
  learner = await api.signIn();
  paid = await gateway.pay(await openOrder(learner, courseId));
  before = await rowMarks(api.db);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const openOrder = async (as: Person, id: string): Promise<string> =>
  ((await api.inject(createOrder, { body: { courseId: id }, as })).body.Data as Order).id;
const verify = (body: object, as = learner) => api.inject(verifyOrder, { body: { ...paid, courseId, ...body }, as });
const signed = (orderId: string, paymentId: string): Proof => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: hmac(gatewaySecrets.key, `${orderId}|${paymentId}`).digest('hex'),
});

const refusal = {
  status: 400,
  message: 'Error In Verifying The Payment, Try Again Later',
  error: 'PaymentNotVerified',
};

const untouched = { believed: [], changed: [], theTrueOne: 200 };

/**
 * Tries each forgery and then the true proof; returns the forgeries that were not refused correctly, and the changed
 * rows.
 */
async function tryAll(forgeries: [name: string, body: object][], as = learner) {
  const believed: unknown[] = [];
  for (const [name, body] of forgeries) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, body: reply } = await verify(body, as);
    const response = { status, message: reply.Message, error: reply.Error };
    if (JSON.stringify(response) !== JSON.stringify(refusal)) believed.push([name, response]);
  }
  const changed = changedRows(before, await rowMarks(api.db));
  return { believed, changed, theTrueOne: (await verify({})).status };
}

it('believes no signature but the gateway’s own, to the last bit', async () => {
  const forged = forgedSignatures({
    text: `${paid.razorpay_order_id}|${paid.razorpay_payment_id}`,
    secret: gatewaySecrets.key,
    otherSecret: gatewaySecrets.webhook,
  });
  expect(forged.length).toBeGreaterThan(768);
  expect(await tryAll(forged.map(([name, razorpay_signature]) => [name, { razorpay_signature }]))).toEqual(untouched);
});

it('believes no signature over anything but order and payment', async () => {
  const { razorpay_order_id: order, razorpay_payment_id: payment } = paid;
  const texts = [
    `${payment}|${order}`,
    `${order}${payment}`,
    `${order}|${payment}|`,
    `${order} | ${payment}`,
    `${order}|${payment}\n`,
    `${order}|`,
    `|${payment}`,
    `${order}|${courseId}`,
    JSON.stringify({ razorpay_order_id: order, razorpay_payment_id: payment }),
  ];
  expect(
    await tryAll(texts.map((text) => [text, { razorpay_signature: hmac(gatewaySecrets.key, text).digest('hex') }])),
  ).toEqual(untouched);
});

it('answers 400 to a proof that is incomplete or of another kind', async () => {
  const odd: unknown[] = [undefined, null, 7, true, [paid.razorpay_signature], { toString: paid.razorpay_signature }];
  const tooLong = [...odd, paid.razorpay_signature.repeat(100)];
  const responses = await Promise.all(
    ['razorpay_signature', 'razorpay_order_id', 'razorpay_payment_id', 'courseId'].flatMap((field) =>
      tooLong.map(async (value) => (await verify({ [field]: value })).status),
    ),
  );
  expect(new Set(responses)).toEqual(new Set([400]));
  expect(changedRows(before, await rowMarks(api.db))).toEqual([]);
});

it('takes ids letter by letter', async () => {
  const { razorpay_order_id: order, razorpay_payment_id: payment } = paid;
  expect(
    await tryAll([
      ['order in lower case', { razorpay_order_id: order.toLowerCase() }],
      ['order with a space', { razorpay_order_id: `${order} ` }],
      ['payment in lower case', { razorpay_payment_id: payment.toLowerCase() }],
      ['order and payment exchanged', { razorpay_order_id: payment, razorpay_payment_id: order }],
      ['well signed, but no order of ours', signed('order_Unknown0000000', payment)],
      ['a pattern', { razorpay_order_id: '%' }],
    ]),
  ).toEqual(untouched);
});

it('opens no course but the one that was paid for', async () => {
  const otherOrder = await openOrder(learner, otherCourseId);
  before = await rowMarks(api.db);
  expect(
    await tryAll([
      ['another course', { courseId: otherCourseId }],
      ['no course', { courseId: 'nonsense' }],
      ['another order', { razorpay_order_id: otherOrder, courseId: otherCourseId }],
      ['another order, this course', { razorpay_order_id: otherOrder }],
      // Even a valid signature does nothing for a payment that the gateway does not know.
      [
        'a cheap payment for a dear order',
        { ...signed(otherOrder, paid.razorpay_payment_id), courseId: otherCourseId },
      ],
    ]),
  ).toEqual(untouched);
});

it('opens nothing to anybody but the buyer', async () => {
  const thief = await api.signIn();
  const thiefsOrder = await openOrder(thief, courseId);
  before = await rowMarks(api.db);
  expect(
    await tryAll(
      [
        ['the buyer’s proof', {}],
        ['the buyer’s payment for the thief’s order', { razorpay_order_id: thiefsOrder }],
        ['well signed', signed(thiefsOrder, paid.razorpay_payment_id)],
      ],
      thief,
    ),
  ).toEqual(untouched);
});
