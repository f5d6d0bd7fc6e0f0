import { declineRefund, giveBack, grantRefund, listRefundRequests } from '@vidya/contracts/calls/buying/refunds';
import { purchaseHistory, refundPayment } from '@vidya/contracts/calls/payment';
import { refundTexts, texts } from '@vidya/contracts/texts/texts';
import { eq } from 'drizzle-orm';
import { payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { startGateway, type TestGateway } from '../../testing/gateway.ts';
import { mailsAbout, purchase, refundSubject } from '../../testing/purchase.ts';
import { type RefundHookProxy, startRefundHook } from '../../testing/refund-hook.ts';
import { addCourse, inDays } from '../../testing/samples.ts';

let gateway: TestGateway;
let between: RefundHookProxy;
let api: TestApi;
let teacher: Person;
let learner: Person;
let admin: Person;
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
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Asha Rao' });
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
/** Earlier refunds without staff, of payments whose course is gone. */
async function addEarlier(count: number, createdAt = inDays(-30)) {
  const paid = { userId: learner.id, userName: 'Kavya N', courseTitle: 'Old', amountPaise: 100 };
  const rows = Array.from({ length: count }, () => ({ ...paid, refundedPaise: 100, status: 'refunded' as const }));
  const added = await api.db.insert(payments).values(rows).returning();
  const done = { userId: learner.id, isSelfService: true, state: 'refunded', createdAt } as const;
  await api.db.insert(refundRequests).values(added.map(({ id }) => ({ ...done, paymentId: id })));
}
const give = (paymentId = payment.id) =>
  api.inject(giveBack, { params: { paymentId }, body: { reasonKind: 'other', reason: 'Moved abroad' }, as: learner });
const list = async (query: { state?: 'open' | 'closed' } = {}) =>
  (await api.inject(listRefundRequests, { query, as: admin })).body;
const ofPayment = async () =>
  (await api.db.select().from(refundRequests).where(eq(refundRequests.paymentId, payment.id)))[0]!;
const grant = async (reason = 'A good reason') =>
  api.inject(grantRefund, { params: { requestId: (await ofPayment()).id }, body: { reason }, as: admin });
const decline = async (answer = 'You have seen\n\nall of it.') =>
  api.inject(declineRefund, { params: { requestId: (await ofPayment()).id }, body: { answer }, as: admin });
const messageOf = ({ status, body }: { status: number; body: { Message: string } }) => [status, body.Message];
const entry = async () =>
  (await api.inject(purchaseHistory, { as: learner })).body.Data!.find(({ invoice }) => invoice)!;

it('refunds three in a year without staff, and asks staff from the fourth', async () => {
  await addEarlier(3);
  expect((await entry()).giveBack).toMatchObject({ needsStaff: true });
  const asked = await give();
  expect([...messageOf(asked), asked.body.Data]).toEqual([200, refundTexts.askedFor, { state: 'open' }]);
  expect(await gateway.refunds(payment.gatewayPaymentId!)).toEqual([]);
  expect((await entry()).refundRequest).toMatchObject({ state: 'open', isSelfService: false });
  expect(messageOf(await give())).toEqual([409, refundTexts.requested]);
  const { Data, Meta, Total } = await list();
  expect([Meta, Total]).toEqual([{ open: 1, closed: 3 }, 1]);
  expect(Data).toMatchObject([
    { userName: 'Kavya N', courseTitle: 'Prompting that works', amount: 89_900, noOfOthers: 3, reason: 'Moved abroad' },
  ]);
});

it('forgets refunds after 365 days', async () => {
  await addEarlier(3, inDays(-365.01));
  expect((await give()).body.Data).toEqual({ state: 'refunded' });
});

it('counts parallel refunds of different courses', async () => {
  await addEarlier(2);
  const others = [payment, await buy(), await buy()];
  const states = (await Promise.all(others.map(({ id }) => give(id)))).map(({ body }) => body.Data?.state ?? '');
  expect(states.toSorted()).toEqual(['open', 'open', 'refunded']);
});

it('is granted by the refund of administrators', async () => {
  await addEarlier(3);
  await give();
  expect(messageOf(await grant(''))).toEqual([400, texts.admin.reasonMissing]);
  between.hook = async () => null;
  expect(messageOf(await grant())).toEqual([502, texts.admin.refundFailed]);
  expect(await ofPayment()).toMatchObject({ state: 'open', answeredBy: null });
  between.hook = (_, pass) => pass();
  const granted = await grant();
  expect(messageOf(granted)).toEqual([200, texts.admin.refunded]);
  expect(granted.body.Data).toMatchObject({ state: 'refunded', answeredBy: 'Asha Rao', amount: 89_900 });
  expect(await gateway.refunds(payment.gatewayPaymentId!)).toHaveLength(1);
  expect(messageOf(await grant())).toEqual([409, refundTexts.answered]);
  expect((await entry()).creditNotes).toHaveLength(1);
  await api.jobs.drain();
  expect(mailsAbout(api, refundSubject)).toHaveLength(1);
  expect((await list()).Total).toBe(0);
  expect((await list({ state: 'closed' })).Data?.[0]).toMatchObject({ state: 'refunded', isSelfService: false });
});

it('is not declined while it is refunded, unless that ended without a result', async () => {
  await addEarlier(3);
  await give();
  const during: unknown[] = [];
  between.hook = async () => {
    during.push(messageOf(await decline()), messageOf(await grant()));
    return null;
  };
  expect((await grant()).status).toBe(502);
  expect(during.slice(0, 2)).toEqual([
    [409, refundTexts.beingAnswered],
    [409, refundTexts.beingAnswered],
  ]);
  await api.db
    .update(refundRequests)
    .set({ answeredAt: inDays(-1) })
    .where(eq(refundRequests.state, 'open'));
  expect((await decline()).status).toBe(200);
});

it('is declined with an answer, by mail and in the history, once', async () => {
  await addEarlier(3);
  await give();
  expect(messageOf(await decline(' '))).toEqual([400, texts.admin.answerMissing]);
  expect(messageOf(await decline('x'.repeat(501)))).toEqual([400, texts.admin.answerLong]);
  const [one, other] = (await Promise.all([decline(), decline()])).toSorted((a, b) => a.status - b.status);
  expect(messageOf(one!)).toEqual([200, refundTexts.declinedNow]);
  expect(messageOf(other!)).toEqual([409, refundTexts.answered]);
  expect((await entry()).refundRequest).toMatchObject({ state: 'declined', answer: 'You have seen\n\nall of it.' });
  expect(await entry()).not.toHaveProperty('giveBack');
  await api.jobs.drain();
  const mails = mailsAbout(api, 'About your request');
  expect(mails).toMatchObject([{ to: learner.email }]);
  expect(mails[0]?.text).toContain('You have seen\n\nall of it.');
  expect(messageOf(await give())).toEqual([409, refundTexts.declined]);
  expect(messageOf(await grant())).toEqual([409, refundTexts.answered]);
  const actions = (await api.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(['payment.refundDeclined']);
});

it('is closed by a refund in the list of payments', async () => {
  await addEarlier(3);
  await give();
  const body = { reason: 'A good reason' };
  await api.inject(refundPayment, { params: { paymentId: payment.id }, body, as: admin });
  expect(await ofPayment()).toMatchObject({ state: 'refunded' });
  expect(messageOf(await decline())).toEqual([409, refundTexts.answered]);
});

it('lists the oldest first and the last closed first, in pages', async () => {
  const paid = { userId: learner.id, userName: 'Kavya N', amountPaise: 100, status: 'captured' } as const;
  const rows = Array.from({ length: 42 }, (_, at) => ({ ...paid, courseTitle: `${at}` }));
  const added = await api.db.insert(payments).values(rows).returning();
  await api.db.insert(refundRequests).values(
    added.map(({ id, courseTitle }) => ({
      paymentId: id,
      userId: learner.id,
      isSelfService: false,
      state: Number(courseTitle) % 2 ? ('declined' as const) : ('open' as const),
      createdAt: inDays(Number(courseTitle) - 100),
    })),
  );
  const titles = async (state: 'open' | 'closed', page: number) =>
    (await api.inject(listRefundRequests, { query: { state, page }, as: admin })).body.Data!.map(
      ({ courseTitle }) => courseTitle,
    );
  expect((await titles('open', 1)).slice(0, 2)).toEqual(['0', '2']);
  expect(await titles('open', 2)).toEqual(['40']);
  expect((await titles('closed', 1)).slice(0, 2)).toEqual(['41', '39']);
  expect(await titles('closed', 2)).toEqual(['1']);
});
