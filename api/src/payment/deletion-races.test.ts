import { createOrder, type Order, refundPayment, verifyOrder } from '@vidya/contracts/calls/payment';
import { deleteUserOrInstructor } from '@vidya/contracts/calls/people';
import { eq } from 'drizzle-orm';
import { users } from '../database/tables/schema-people.ts';
import { enrolments, payments } from '../database/tables/schema-sales.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { deliver, startGateway, type TestGateway } from '../testing/gateway.ts';
import { purchase } from '../testing/purchase.ts';
import { addCourse } from '../testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
let admin: Person;
let courseId: string;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

type Ask = () => Promise<{ status: number }>;

const remove = (userId: string) => api.inject(deleteUserOrInstructor, { body: { userId }, as: admin });

/** A learner has paid; returns the request that verifies the payment. */
async function verifying(learner: Person): Promise<Ask> {
  const { body } = await api.inject(createOrder, { body: { courseId }, as: learner });
  const receipt = await gateway.pay((body.Data as Order).id);
  return () => api.inject(verifyOrder, { body: { ...receipt, courseId }, as: learner });
}

async function refunding(learner: Person): Promise<Ask> {
  const { id: paymentId } = await purchase(api, gateway, { as: learner, courseId });
  return () => api.inject(refundPayment, { params: { paymentId }, body: { reason: 'Asked to do it' }, as: admin });
}

/** The remaining data of the people who were deleted during another request. */
const left = () =>
  api.db
    .select({ enrolment: enrolments.status, name: payments.userName, deletedAt: users.deletedAt })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(enrolments, eq(enrolments.userId, payments.userId));

it.each([
  ['what they paid is verified', verifying, [200, 401]],
  ['their money is given back', refunding, [200]],
])('deletes people while %s, each at once', async (_, about, expected) => {
  const rounds = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const learner = await api.signIn({ fullName: 'Kavya N' });
      return { learner, ask: await about(learner) };
    }),
  );
  const outcomes = await Promise.all(rounds.map(async ({ learner, ask }) => Promise.all([remove(learner.id), ask()])));
  for (const [removed, asked] of outcomes) {
    expect(removed.status).toBe(200);
    expect(expected).toContain(asked.status);
  }
  const rows = await left();
  expect(rows).toHaveLength(12);
  expect(
    rows.filter(({ enrolment, name, deletedAt }) => enrolment === 'active' || name !== 'Former learner' || !deletedAt),
  ).toEqual([]);
});

it('opens no enrolment for somebody who is gone, and keeps the payment to be given back', async () => {
  const learner = await api.signIn();
  const { body } = await api.inject(createOrder, { body: { courseId }, as: learner });
  const receipt = await gateway.pay((body.Data as Order).id);
  await remove(learner.id);
  const entity = await gateway.payment(receipt.razorpay_payment_id);
  await deliver(api, { event: 'payment.captured', payload: { payment: { entity } } });
  expect(await left()).toMatchObject([{ enrolment: null, name: 'Former learner' }]);
  const [payment] = await api.db.select().from(payments);
  expect(payment).toMatchObject({ status: 'captured', expiresAt: null });
});
