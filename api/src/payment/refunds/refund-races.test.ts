import { refundPayment } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';
import { enrolments, payments, refunds } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { deliver, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { mailsAbout, purchase, refundSubject } from '../../testing/purchase.ts';
import { type RefundHook, type RefundHookProxy, startRefundHook } from '../../testing/refund-hook.ts';
import { addCourse } from '../../testing/samples.ts';

let gateway: TestGateway;
let between: RefundHookProxy;
let api: TestApi;
let admins: Person[];
let payment: typeof payments.$inferSelect;

beforeAll(async () => {
  gateway = await startGateway();
  between = await startRefundHook(gateway);
  api = await startApi({ RAZORPAY_API: between.address });
});
beforeEach(async () => {
  between.hook = (_, pass) => pass();
  await api.reset();
  admins = [await api.signIn({ role: 'ADMIN' }), await api.signIn({ role: 'ADMIN' })];
  const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
  const { id: courseId } = await addCourse(api.db, { instructorId });
  payment = await purchase(api, gateway, { as: await api.signIn(), courseId });
});
afterAll(async () => {
  await api.close();
  between.stop();
  await gateway.stop();
});

const refund = (as = admins[0]!) =>
  api.inject(refundPayment, { params: { paymentId: payment.id }, body: { reason: 'Asked for it' }, as });
/** Sends the gateway's own event about the refund. */
const report = async (event: string, eventId?: string) => {
  const id = payment.gatewayPaymentId!;
  const [entity] = await gateway.refunds(id);
  const payload = { payment: { entity: await gateway.payment(id) }, refund: { entity } };
  return (await deliver(api, { event, payload, ...(eventId && { eventId }) })).json() as { status: string };
};
const actions = async () => (await api.db.select().from(auditLog).orderBy(auditLog.createdAt)).map((row) => row.action);

/** Whatever happened: one refund at the gateway, one in the database, one mail, no access. */
async function expectOneRefund() {
  expect(await gateway.refunds(payment.gatewayPaymentId!)).toHaveLength(1);
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountPaise: 89_900 }]);
  expect(await api.db.select().from(payments)).toMatchObject([{ status: 'refunded', refundedPaise: 89_900 }]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'refunded' }]);
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)).toHaveLength(1);
}

it('gives money back once when two administrators and an impatient finger ask at once', async () => {
  const responses = await Promise.all([...admins, ...admins, ...admins].map((as) => refund(as)));
  const found = responses.map(({ status, body }) => `${status} ${body.Message}`).toSorted();
  expect(found).toEqual([`200 ${texts.admin.refunded}`, ...Array(5).fill(`409 ${texts.admin.alreadyRefunded}`)]);
  await expectOneRefund();
  expect((await actions()).filter((action) => action === 'payment.refunded')).toHaveLength(1);
});

it('counts once although the administrator whom the gateway refuses applies it first', async () => {
  const [made, applied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  between.hook = async (_, pass) => {
    const reply = await pass();
    made.resolve();
    if (reply.ok) await applied.promise;
    return reply;
  };
  const first = refund();
  await made.promise;
  expect((await refund(admins[1])).status).toBe(200);
  applied.resolve();
  const { status, body } = await first;
  expect([status, body.Message]).toEqual([409, texts.admin.alreadyRefunded]);
  await expectOneRefund();
  expect(await actions()).toEqual(['payment.refundAsked', 'payment.refundAsked', 'payment.refunded']);
});

it('is not disturbed by an event that arrives between the gateway’s yes and ours', async () => {
  between.hook = async (_, pass) => {
    const reply = await pass();
    expect(await report('refund.processed', 'event-1')).toEqual({ status: 'stored' });
    return reply;
  };
  expect((await refund()).status).toBe(200);
  expect(await report('refund.processed', 'event-1')).toEqual({ status: 'repeated' });
  await expectOneRefund();
  expect(await actions()).toEqual(['payment.refundAsked', 'payment.refunded']);
});

it('is not disturbed by an event that arrives after', async () => {
  await refund();
  expect(await report('refund.created')).toEqual({ status: 'stored' });
  expect(await report('refund.processed')).toEqual({ status: 'stored' });
  expect(await report('payment.captured')).toEqual({ status: 'stored' });
  await expectOneRefund();
});

it('says that somebody was first when the event came before', async () => {
  await gateway.refund(payment.gatewayPaymentId!);
  await report('refund.processed');
  const { status, body } = await refund();
  expect([status, body.Message]).toEqual([409, texts.admin.alreadyRefunded]);
  await expectOneRefund();
  expect(await actions()).toEqual([]);
});

it('takes in a refund that was made at the gateway and for which no event came', async () => {
  await gateway.refund(payment.gatewayPaymentId!);
  expect((await refund()).body.Data).toMatchObject({ status: 'refunded', canRefund: false });
  await expectOneRefund();
  expect(await actions()).toEqual(['payment.refundAsked', 'payment.refunded']);
});

it('finds out that the refund went through when only the answer was lost', async () => {
  between.hook = async (_, pass) => {
    await pass();
    return null;
  };
  expect((await refund()).status).toBe(200);
  await expectOneRefund();
});

it.each<[what: string, broken: RefundHook, fault: string]>([
  ['is silent', async () => null, 'no answer from the gateway'],
  ['breaks down', async () => new Response('', { status: 503 }), 'the gateway answered 503'],
  [
    'refuses',
    async () => Response.json({ error: { description: 'Not enough balance' } }, { status: 400 }),
    'Not enough balance',
  ],
  [
    'refunds less than it was asked to',
    async (id) => Response.json({ id: 'rfnd_1', payment_id: id, amount: 100, status: 'processed' }),
    'not the refund that was asked for',
  ],
  [
    'refunds another payment',
    async () => Response.json({ id: 'rfnd_1', payment_id: 'pay_other', amount: 89_900, status: 'processed' }),
    'not the refund that was asked for',
  ],
  [
    'takes it back at once',
    async (id) => Response.json({ id: 'rfnd_1', payment_id: id, amount: 89_900, status: 'failed' }),
    'the refund failed',
  ],
])('changes nothing when the gateway %s, and can be asked again', async (_, broken, fault) => {
  between.hook = broken;
  const { status, body } = await refund();
  expect([status, body.Message]).toEqual([502, texts.admin.refundFailed]);
  expect(await api.db.select().from(payments)).toMatchObject([{ status: 'captured', refundedPaise: 0 }]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'active' }]);
  const [, failed] = await api.db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(failed).toMatchObject({
    action: 'payment.refundFailed',
    details: { amountPaise: 89_900, fault: expect.stringContaining(fault) },
  });
  between.hook = (__, pass) => pass();
  expect((await refund()).status).toBe(200);
  await expectOneRefund();
});
