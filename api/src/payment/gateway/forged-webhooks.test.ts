import { createOrder, type Order } from '@vidya/contracts/calls/payment';
import { startApi, type TestApi } from '../../testing/api.ts';
import { forgedSignatures, hmac } from '../../testing/forgeries.ts';
import { gatewaySecrets, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { changedRows, type Marks, rowMarks } from '../../testing/row-marks.ts';
import { addCourse } from '../../testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
/** The gateway's webhook body, byte by byte. */
let letter: string;
let signature: string;
let before: Marks;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const course = await addCourse(api.db, { instructorId });
  const learner = await api.signIn();
  const { body } = await api.inject(createOrder, { body: { courseId: course.id }, as: learner });
  const { razorpay_payment_id: id } = await gateway.pay((body.Data as Order).id);
  const payload = { payment: { entity: await gateway.payment(id) } };
  letter = JSON.stringify({ entity: 'event', event: 'payment.captured', contains: ['payment'], payload });
  signature = hmac(gatewaySecrets.webhook, letter).digest('hex');
  before = await rowMarks(api.db);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const deliver = (payload: string | Buffer, headers: Record<string, string | string[]>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook',
    headers: { 'content-type': 'application/json', 'x-razorpay-event-id': 'event-1', ...headers },
    payload,
  });
const signedBy = (text: string) => ({ 'x-razorpay-signature': text });

type Forgery = [name: string, payload: string | Buffer, headers: Record<string, string | string[]>];

const untouched = { believed: [], changed: [], theTrueOne: { status: 'stored' } };

/** Tries each forgery, then the true webhook with the same event id: it must be new, as no forgery was stored. */
async function tryAll(forgeries: Forgery[]) {
  const believed: unknown[] = [];
  for (const [name, payload, headers] of forgeries) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await deliver(payload, headers);
    if (response.statusCode !== 400 || response.json().Error !== 'BadSignature') believed.push([name, response.body]);
  }
  const changed = changedRows(before, await rowMarks(api.db));
  return { believed, changed, theTrueOne: (await deliver(letter, signedBy(signature))).json() as object };
}

it('believes no signature but the gateway’s own, to the last bit', async () => {
  const forged = forgedSignatures({
    text: letter,
    secret: gatewaySecrets.webhook,
    otherSecret: gatewaySecrets.key,
  });
  expect(forged.length).toBeGreaterThan(768);
  expect(await tryAll(forged.map(([name, text]) => [name, letter, signedBy(text)]))).toEqual(untouched);
});

it('wants the signature in its own header, once', async () => {
  expect(
    await tryAll([
      ['no header', letter, {}],
      ['another header', letter, { 'x-signature': signature, authorization: signature }],
      ['twice', letter, { 'x-razorpay-signature': [signature, signature] }],
      ['a list', letter, signedBy(`${signature}, ${signature}`)],
    ]),
  ).toEqual(untouched);
});

it('believes a signature over these bytes only, however they read', async () => {
  const event = JSON.parse(letter) as Record<string, unknown>;
  const entity = (event['payload'] as { payment: { entity: object } }).payment.entity;
  const changed = (change: object) =>
    JSON.stringify({ ...event, payload: { payment: { entity: { ...entity, ...change } } } });
  const bodies: [string, string | Buffer][] = [
    ['indented', JSON.stringify(event, null, 2)],
    ['keys in another order', JSON.stringify(Object.fromEntries(Object.entries(event).toReversed()))],
    ['a newline at the end', `${letter}\n`],
    ['a byte order mark', `\uFEFF${letter}`],
    ['escaped differently', letter.replace('payment', '\\u0070ayment')],
    ['in another encoding', Buffer.from(letter, 'utf16le')],
    ['another amount', changed({ amount: 100 })],
    ['another order', changed({ order_id: 'order_Another0000000' })],
    ['another event', letter.replace('payment.captured', 'refund.processed')],
    ['nothing', ''],
  ];
  expect(await tryAll(bodies.map(([name, body]) => [name, body, signedBy(signature)]))).toEqual(untouched);
});

it('believes no signature that was made for a checkout or for another letter', async () => {
  const { payload } = JSON.parse(letter) as { payload: { payment: { entity: Record<'id' | 'order_id', string> } } };
  const { id, order_id: orderId } = payload.payment.entity;
  expect(
    await tryAll([
      ['a checkout’s', letter, signedBy(hmac(gatewaySecrets.key, `${orderId}|${id}`).digest('hex'))],
      ['a checkout’s text', letter, signedBy(hmac(gatewaySecrets.webhook, `${orderId}|${id}`).digest('hex'))],
      ['another letter’s', letter, signedBy(hmac(gatewaySecrets.webhook, '{"event":"ping"}').digest('hex'))],
      ['the event id’s', letter, signedBy(hmac(gatewaySecrets.webhook, 'event-1').digest('hex'))],
    ]),
  ).toEqual(untouched);
});
