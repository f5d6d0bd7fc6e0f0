import { giveBack } from '@vidya/contracts/calls/buying/refunds';
import { purchaseHistory } from '@vidya/contracts/calls/payment';
import { refundTexts, texts } from '@vidya/contracts/texts/texts';
import { sql } from 'drizzle-orm';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import { enrolments, payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { startGateway, type TestGateway } from '../../testing/gateway.ts';
import { mailsAbout, purchase, refundSubject } from '../../testing/purchase.ts';
import { type RefundHookProxy, startRefundHook } from '../../testing/refund-hook.ts';
import { addCourse, addLecture, inDays } from '../../testing/samples.ts';
import { giveBackPayment } from './give-back.ts';

let gateway: TestGateway;
let between: RefundHookProxy;
let api: TestApi;
let teacher: Person;
let learner: Person;
let payment: typeof payments.$inferSelect;

beforeAll(async () => {
  gateway = await startGateway();
  between = await startRefundHook(gateway);
  api = await startApi({ RAZORPAY_API: between.address });
});
beforeEach(async () => {
  between.hook = (_, pass) => pass();
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  learner = await api.signIn({ fullName: 'Kavya N' });
  payment = await buy();
});
afterAll(async () => {
  await api.close();
  between.stop();
  await gateway.stop();
});

async function buy() {
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  return purchase(api, gateway, { as: learner, courseId });
}
const give = (paymentId = payment.id, { as = learner, reason = '' } = {}) =>
  api.inject(giveBack, { params: { paymentId }, body: { reasonKind: 'tooEasy', reason }, as });
const messageOf = ({ status, body }: Awaited<ReturnType<typeof give>>) => [status, body.Message];
const entries = async () => (await api.inject(purchaseHistory, { as: learner })).body.Data!;
const requests = () => api.db.select().from(refundRequests).orderBy(refundRequests.createdAt);
const actions = async () => (await api.db.select().from(auditLog).orderBy(auditLog.createdAt)).map((row) => row.action);
const makeDue = () =>
  api.db.execute(sql`update pgboss.job set start_after = now() where name = ${giveBackPayment.name}`);
/** Runs the job that repeats refunds. */
const drain = async () => {
  await makeDue();
  await api.jobs.drain(giveBackPayment);
};

async function expectOneRefund() {
  expect(await gateway.refunds(payment.gatewayPaymentId!)).toHaveLength(1);
  expect(await api.db.select().from(payments)).toMatchObject([{ status: 'refunded', refundedPaise: 89_900 }]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'refunded' }]);
  expect(await requests()).toMatchObject([{ state: 'refunded', isSelfService: true, answeredBy: null }]);
  await makeDue();
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)).toHaveLength(1);
}

it('gives the money back at once, with credit note, mail and audit entries, and stores the reason', async () => {
  expect((await entries())[0]).toMatchObject({
    giveBack: { paymentId: payment.id, amount: 89_900, needsStaff: false },
  });
  const response = await give(payment.id, { reason: '  Knew it\u200b all ' });
  expect(messageOf(response)).toEqual([200, texts.admin.refunded]);
  expect(response.body.Data).toEqual({ state: 'refunded' });
  await expectOneRefund();
  expect(await requests()).toMatchObject([
    { userId: learner.id, paymentId: payment.id, reasonKind: 'tooEasy', reason: 'Knew it all' },
  ]);
  expect(await actions()).toEqual(['payment.refundAsked', 'payment.refunded']);
  const [entry] = await entries();
  expect(entry).toMatchObject({ status: 'refunded', refundRequest: { state: 'refunded', isSelfService: true } });
  expect(entry?.creditNotes).toHaveLength(1);
  expect(entry).not.toHaveProperty('giveBack');
  expect(JSON.stringify(await api.db.select().from(auditLog))).not.toContain('Knew');
});

it('needs no reason, and refuses one that is too long', async () => {
  expect(messageOf(await give(payment.id, { reason: 'x'.repeat(501) }))).toEqual([400, refundTexts.reasonLong]);
  expect(await requests()).toEqual([]);
  const { status } = await api.inject(giveBack, {
    params: { paymentId: payment.id },
    body: {} as { reason: string },
    as: learner,
  });
  expect(status).toBe(200);
  expect(await requests()).toMatchObject([{ reasonKind: null, reason: '' }]);
});

it('refunds once for two clicks in two tabs', async () => {
  const found = (await Promise.all([give(), give(), give()])).map((each) => messageOf(each).join(' ')).toSorted();
  expect(found).toEqual([
    `200 ${texts.admin.refunded}`,
    `409 ${texts.admin.alreadyRefunded}`,
    `409 ${texts.admin.alreadyRefunded}`,
  ]);
  await expectOneRefund();
});

it('knows nothing of other people’s payments, also for staff', async () => {
  const others = [await api.signIn(), teacher, await api.signIn({ role: 'ADMIN' })];
  const responses = await Promise.all(others.map((as) => give(payment.id, { as })));
  expect(responses.map(messageOf)).toEqual(others.map(() => [404, 'Payment Not Found']));
  expect(messageOf(await give('no-id'))).toEqual([404, 'Payment Not Found']);
  expect(await requests()).toEqual([]);
});

it('refuses what was paid too long ago, though not on the last day', async () => {
  await api.db.update(payments).set({ capturedAt: inDays(-14.001) });
  expect(messageOf(await give())).toEqual([409, refundTexts.late]);
  expect((await entries())[0]).not.toHaveProperty('giveBack');
  await api.db.update(payments).set({ capturedAt: inDays(-13.999) });
  expect((await entries())[0]).toHaveProperty('giveBack');
  expect((await give()).status).toBe(200);
});

it('refuses from 30 % of the lectures that learners see, as the progress counts them', async () => {
  const courseId = payment.courseId!;
  const add = async (isCompleted: boolean, status: 'draft' | 'published' = 'published') => {
    const { id: lectureId } = await addLecture(api.db, { courseId, status });
    await api.db.insert(lectureProgress).values({ userId: learner.id, courseId, lectureId, isCompleted });
  };
  for (const isCompleted of [true, true, true, ...Array<boolean>(7).fill(false)]) await add(isCompleted);
  await add(true, 'draft');
  expect(messageOf(await give())).toEqual([409, refundTexts.seen]);
  expect((await entries())[0]).not.toHaveProperty('giveBack');
  await add(false);
  expect((await entries())[0]).toHaveProperty('giveBack');
  expect((await give()).status).toBe(200);
});

it('says what is free and what is refunded already', async () => {
  const own = { userId: learner.id, userName: 'Kavya N', courseTitle: 'Free', expiresAt: inDays(9) };
  const free = { ...own, amountPaise: 0, status: 'captured', capturedAt: new Date() } as const;
  const [row] = await api.db.insert(payments).values(free).returning();
  expect(messageOf(await give(row!.id))).toEqual([409, refundTexts.free]);
  await give();
  expect(messageOf(await give())).toEqual([409, texts.admin.alreadyRefunded]);
});

it('gives back what a partial refund left', async () => {
  await gateway.refund(payment.gatewayPaymentId!, 10_000);
  await api.db.update(payments).set({ refundedPaise: 10_000 });
  expect((await entries())[0]?.giveBack).toMatchObject({ amount: 79_900 });
  expect((await give()).status).toBe(200);
  const amounts = (await gateway.refunds(payment.gatewayPaymentId!)).map(({ amount }) => amount);
  expect(amounts.toSorted((one, other) => one - other)).toEqual([10_000, 79_900]);
});

it('loses nothing when the gateway is down, and is safe to repeat', async () => {
  between.hook = async () => null;
  expect(messageOf(await give())).toEqual([502, refundTexts.unreachable]);
  expect(await requests()).toMatchObject([{ state: 'open', isSelfService: true }]);
  expect(await api.db.select().from(enrolments)).toMatchObject([{ status: 'active' }]);
  expect((await entries())[0]).toMatchObject({ refundRequest: { state: 'open', isSelfService: true } });
  // The day on which it was asked counts.
  await api.db.update(payments).set({ capturedAt: inDays(-15) });
  between.hook = (_, pass) => pass();
  expect(messageOf(await give())).toEqual([200, texts.admin.refunded]);
  await expectOneRefund();
});

it('is repeated by the job when the learner does not', async () => {
  between.hook = async () => null;
  await give();
  await expect(drain()).rejects.toThrow('did not take');
  between.hook = (_, pass) => pass();
  await drain();
  await expectOneRefund();
});

it('goes to staff when the gateway refuses it until the last try', async () => {
  between.hook = async () => Response.json({ error: { description: 'Not enough balance' } }, { status: 400 });
  await give();
  await api.db.execute(sql`update pgboss.job set retry_count = retry_limit where name = ${giveBackPayment.name}`);
  await expect(drain()).rejects.toThrow('did not take');
  expect(await requests()).toMatchObject([{ state: 'open', isSelfService: false }]);
  expect(messageOf(await give())).toEqual([409, refundTexts.requested]);
});
