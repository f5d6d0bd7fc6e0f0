import { deleteCourse } from '@vidya/contracts/calls/course';
import { fetchAllPayments, refundPayment } from '@vidya/contracts/calls/payment';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { users } from '../../database/tables/schema-people.ts';
import { enrolments, payments, refunds } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { startGateway, type TestGateway } from '../../testing/gateway.ts';
import { mailsAbout, purchase, refundSubject } from '../../testing/purchase.ts';
import { addCourse, enrol, inDays } from '../../testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
let admin: Person;
let teacher: Person;
let learner: Person;
let courseId: string;
let payment: typeof payments.$inferSelect;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address, TOTALS_CACHE_MS: '60000' });
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  learner = await api.signIn({ fullName: 'Kavya N' });
  payment = await purchase(api, gateway, { as: learner, courseId });
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const refund = (paymentId: string, reason = 'Bought twice') =>
  api.inject(refundPayment, { params: { paymentId }, body: { reason }, as: admin });
const allEnrolments = () => api.db.select().from(enrolments);
const trace = async () =>
  (await api.db.select().from(auditLog).orderBy(auditLog.createdAt)).map(
    ({ action, actorId, subjectKind, subjectId, details }) => ({
      action,
      actorId,
      subjectKind,
      subjectId,
      details,
    }),
  );
const about = () => ({ actorId: admin.id, subjectKind: 'payment', subjectId: payment.id });
const yearlyTotal = async () =>
  (await api.inject(fetchAllPayments, { body: { year: monthInIndia(new Date()).year }, as: admin })).body.Data!
    .yearlyTotal;

it('gives the money back once, and says so again to who lost the response', async () => {
  const sent = {
    params: { paymentId: payment.id },
    body: { reason: 'Asked for it' },
    as: admin,
    headers: { 'idempotency-key': 'refund-1234567890' },
  };
  const [one, other] = [await api.inject(refundPayment, sent), await api.inject(refundPayment, sent)];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.body).toEqual(one.body);
  expect(await gateway.refunds(payment.gatewayPaymentId!)).toHaveLength(1);
});

it('gives the money back, ends the access, tells the learner and leaves a trace', async () => {
  expect(await yearlyTotal()).toBe(89_900);
  const { status, body } = await refund(payment.id, '  Bought twice ');
  expect([status, body.Message]).toEqual([200, texts.admin.refunded]);
  expect(body.Data).toMatchObject({
    id: payment.gatewayPaymentId,
    paymentId: payment.id,
    status: 'refunded',
    amount: 89_900,
    refunded: 89_900,
    canRefund: false,
    notes: { userName: 'Kavya N' },
  });
  expect(await gateway.payment(payment.gatewayPaymentId!)).toMatchObject({ status: 'refunded' });
  expect(await allEnrolments()).toMatchObject([{ status: 'refunded' }]);
  const [stored] = await api.db.select().from(refunds);
  expect(stored).toMatchObject({ paymentId: payment.id, amountPaise: 89_900 });
  expect(await trace()).toEqual([
    { action: 'payment.refundAsked', ...about(), details: { amountPaise: 89_900, reason: 'Bought twice' } },
    { action: 'payment.refunded', ...about(), details: { amountPaise: 89_900, refund: stored!.gatewayRefundId } },
  ]);
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)).toMatchObject([{ to: learner.email }]);
  expect(mailsAbout(api, refundSubject)[0]!.text).toContain(
    'Your payment of Rs. 899 for ‘Prompting that works’ is on its way back',
  );
  expect(await yearlyTotal()).toBe(0);
});

it('gives back what is left after a part was given', async () => {
  await gateway.refund(payment.gatewayPaymentId!, 10_000);
  await api.db.update(payments).set({ refundedPaise: 10_000 });
  expect((await refund(payment.id)).body.Data).toMatchObject({ status: 'refunded', refunded: 89_900 });
  expect(await api.db.select().from(refunds)).toMatchObject([{ amountPaise: 79_900 }]);
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)[0]!.text).toContain('Rs. 799');
});

it('learns of a part that it did not know of, and gives the rest when asked again', async () => {
  await gateway.refund(payment.gatewayPaymentId!, 10_000);
  expect((await refund(payment.id)).status).toBe(502);
  expect(await api.db.select().from(payments)).toMatchObject([{ status: 'captured', refundedPaise: 10_000 }]);
  expect((await refund(payment.id)).body.Data).toMatchObject({ status: 'refunded', refunded: 89_900 });
  expect(await api.db.select().from(refunds)).toHaveLength(2);
});

it('works when the course is gone, and when the learner is', async () => {
  await api.db.delete(enrolments);
  await api.db.delete(courses).where(eq(courses.id, courseId));
  await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, learner.id));
  expect((await refund(payment.id)).body.Data).toMatchObject({ status: 'refunded' });
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)).toEqual([]);
});

it('works for a course that was archived because it is held', async () => {
  await api.inject(deleteCourse, { params: { courseId }, as: teacher });
  expect((await refund(payment.id)).status).toBe(200);
  expect(await allEnrolments()).toMatchObject([{ status: 'refunded' }]);
});

it('leaves the access that another payment bought', async () => {
  const expiresAt = inDays(700);
  await api.db.insert(payments).values({ ...payment, id: undefined, gatewayPaymentId: 'pay_another', expiresAt });
  await refund(payment.id);
  expect(await allEnrolments()).toMatchObject([{ status: 'active', expiresAt }]);
});

it('leaves an access that had run out when its renewal goes back', async () => {
  const expiresAt = inDays(-30);
  await api.db.insert(payments).values({ ...payment, id: undefined, gatewayPaymentId: 'pay_before', expiresAt });
  await refund(payment.id);
  expect(await allEnrolments()).toMatchObject([{ status: 'active', expiresAt }]);
});

it('ends the access also where a free enrolment was left before', async () => {
  const free = { ...payment, id: undefined, gatewayPaymentId: null, amountPaise: 0, expiresAt: inDays(-30) };
  await api.db.insert(payments).values(free);
  await refund(payment.id);
  expect(await allEnrolments()).toMatchObject([{ status: 'refunded' }]);
});

it('leaves the day on which the access had run out before', async () => {
  const expiresAt = inDays(-3);
  await api.db.update(enrolments).set({ expiresAt });
  await api.db.update(payments).set({ expiresAt });
  await refund(payment.id);
  expect(await allEnrolments()).toMatchObject([{ status: 'refunded', expiresAt }]);
});

it('refuses what was never taken in through the gateway, and says why', async () => {
  const own = { userId: learner.id, userName: 'Kavya N', courseTitle: 'Free', amountPaise: 0 };
  const add = async (given: Partial<typeof payments.$inferInsert>) =>
    (
      await api.db
        .insert(payments)
        .values({ ...own, ...given })
        .returning()
    )[0]!.id;
  await enrol(api.db, { userId: teacher.id, courseId });
  const responses = [
    await refund(await add({ status: 'captured' })),
    await refund(await add({ status: 'failed', amountPaise: 100, gatewayPaymentId: 'pay_failed' })),
    await refund(await add({ status: 'captured', amountPaise: 100 })),
    await refund(await add({ status: 'refunded', amountPaise: 100, gatewayPaymentId: 'pay_back' })),
    await refund('6f1f1c1e-0000-4000-8000-000000000000'),
    await refund('no-id'),
    await refund(payment.id, '   '),
    await refund(payment.id, 'x'.repeat(301)),
    await api.inject(refundPayment, { params: { paymentId: payment.id }, body: {} as { reason: string }, as: admin }),
  ];
  expect(responses.map(({ status, body }) => [status, body.Message])).toEqual([
    [409, texts.admin.notRefundable],
    [409, texts.admin.notRefundable],
    [409, texts.admin.notRefundable],
    [409, texts.admin.alreadyRefunded],
    [404, 'Payment Not Found'],
    [404, 'Payment Not Found'],
    [400, texts.admin.reasonMissing],
    [400, texts.admin.reasonLong],
    [400, texts.admin.reasonMissing],
  ]);
  expect(await trace()).toEqual([]);
  expect(await gateway.payment(payment.gatewayPaymentId!)).toMatchObject({ status: 'captured' });
});

it('keeps a reason that ends in half a sign', async () => {
  expect((await refund(payment.id, 'Bought twice \ud83d')).status).toBe(200);
  expect((await trace())[0]?.details['reason']).toBe('Bought twice');
});

it('is for administrators', async () => {
  const asked = { params: { paymentId: payment.id }, body: { reason: 'It is mine' } };
  const statuses = await Promise.all([learner, teacher].map((as) => api.inject(refundPayment, { ...asked, as })));
  expect(statuses.map(({ status }) => status)).toEqual([403, 403]);
  expect((await api.inject(refundPayment, asked)).status).toBe(401);
});
