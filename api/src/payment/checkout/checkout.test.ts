import {
  createOrder,
  getKeyId,
  type Order,
  purchaseHistory,
  subscribe,
  verifyOrder,
} from '@vidya/contracts/calls/payment';
import { eq } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import { enrolments, orders, payments } from '../../database/tables/schema-sales.ts';
import type { Person } from '../../testing/api.ts';
import { addCourse, enrol, inDays } from '../../testing/samples.ts';
import { openShop } from '../../testing/shop.ts';

const shop = openShop();

const ask = (as: Person = shop.learner, courseId = shop.course.id) =>
  shop.api.inject(createOrder, { body: { courseId }, as });
const order = async (as?: Person): Promise<Order> => (await ask(as)).body.Data as Order;
const verify = (body: object, as = shop.learner) =>
  shop.api.inject(verifyOrder, { body: { courseId: shop.course.id, ...body } as never, as });
const allEnrolments = () => shop.api.db.select().from(enrolments);
const makeFree = () => shop.api.db.update(courses).set({ discount: 100 }).where(eq(courses.id, shop.course.id));

describe('createOrder', () => {
  it('asks the gateway for the final price in paise, whatever the browser thinks', async () => {
    const { status, body } = await shop.api.inject(createOrder, {
      body: { courseId: shop.course.id, amount: 1 } as never,
      as: shop.learner,
    });
    expect([status, body.Data]).toEqual([
      200,
      {
        id: expect.stringMatching(/^order_/),
        amount: 89_900,
        currency: 'INR',
        checkoutScript: `${shop.gateway.address}/v1/checkout.js`,
      },
    ]);
  });

  it('remembers price and discount as they were offered', async () => {
    await order();
    await shop.api.db.update(courses).set({ price: 9_999, discount: 0 }).where(eq(courses.id, shop.course.id));
    expect(await shop.api.db.select().from(orders)).toMatchObject([
      { price: 1_499, discount: 40, amountPaise: 89_900 },
    ]);
  });

  it('opens one order, however often and however fast it is asked', async () => {
    const before = (await shop.gateway.orders()).length;
    const responses = await Promise.all([order(), order(), order(), order()]);
    responses.push(await order());
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await shop.api.db.select().from(orders)).toHaveLength(1);
    expect(await shop.gateway.orders()).toHaveLength(before + 1);
  });

  it('sells nothing a second time when the payment is taken in while Buy is pressed again', async () => {
    const { id } = await order();
    const before = (await shop.gateway.orders()).length;
    const transaction = shop.api.db.transaction.bind(shop.api.db);
    // After the checks of enrolment and gateway, before the order is opened.
    jest.spyOn(shop.api.db, 'transaction').mockImplementationOnce(async (...work) => {
      expect((await verify(await shop.gateway.pay(id))).status).toBe(200);
      return transaction(...work);
    });
    expect((await ask()).body).toMatchObject({
      Data: shop.course.id,
      Message: 'Your have Already Purchased The Course',
    });
    expect(await shop.gateway.orders()).toHaveLength(before);
    const states = (await shop.api.db.select().from(orders)).map(({ status }) => status);
    expect(states).toEqual(['paid']);
  });

  it('opens another one when the price has changed', async () => {
    const first = await order();
    await shop.api.db.update(courses).set({ discount: 50 }).where(eq(courses.id, shop.course.id));
    const second = await order();
    expect(second.id).not.toBe(first.id);
    expect(second.amount).toBe(74_900);
  });

  it('answers the course id to somebody who holds it, and sells again what has run out', async () => {
    await enrol(shop.api.db, { userId: shop.learner.id, courseId: shop.course.id });
    expect((await ask()).body).toMatchObject({
      Data: shop.course.id,
      Message: 'Your have Already Purchased The Course',
    });
    await shop.api.db.update(enrolments).set({ expiresAt: inDays(-1) });
    expect((await ask()).body.Data).toMatchObject({ amount: 89_900 });
  });

  it('enrols once in a course that a discount of 100 makes free', async () => {
    await makeFree();
    const responses = await Promise.all([ask(), ask()]);
    expect(responses.map(({ body }) => body.Data)).toContain('Free');
    expect((await ask()).body.Data).toBe(shop.course.id);
    expect(await allEnrolments()).toMatchObject([{ userId: shop.learner.id, status: 'active', amountPaise: 0 }]);
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    expect(body.Data).toMatchObject([{ courseId: shop.course.id, amount: 0, paymentMethod: '', status: 'captured' }]);
  });

  it.each([
    ['INSTRUCTOR', "Instructor Can't Purchase A Course"],
    ['ADMIN', "Admin Can't Purchase A Course"],
  ] as const)('refuses %s', async (role, message) => {
    const staff = await shop.api.signIn({ role });
    expect(await ask(staff)).toMatchObject({ status: 403, body: { Message: message, Data: null } });
    await makeFree();
    expect((await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: staff })).status).toBe(403);
  });

  it('sells nothing to visitors, and no draft, archived or unknown course to anybody', async () => {
    expect((await shop.api.inject(createOrder, { body: { courseId: shop.course.id } })).status).toBe(401);
    expect((await shop.api.inject(getKeyId)).status).toBe(401);
    for (const status of ['draft', 'archived'] as const) {
      await shop.api.db.update(courses).set({ status });
      expect(await ask()).toMatchObject({ status: 404, body: { Message: 'Error In Getting Course Details' } });
    }
    expect((await ask(shop.learner, 'nonsense')).status).toBe(404);
  });
});

describe('verifyOrder', () => {
  it('enrols for 365 days on the proof of the gateway, and answers a replay alike', async () => {
    const { id } = await order();
    const receipt = await shop.gateway.pay(id, { method: 'upi' });
    expect(await verify(receipt)).toMatchObject({
      status: 200,
      body: { Success: true, Message: 'Enrolled Successfully' },
    });
    const [enrolment] = await allEnrolments();
    expect(enrolment).toMatchObject({
      userId: shop.learner.id,
      courseId: shop.course.id,
      status: 'active',
      amountPaise: 89_900,
    });
    expect(Math.round((enrolment!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(365);
    expect((await verify(receipt)).status).toBe(200);
    expect(await allEnrolments()).toEqual([enrolment]);
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    expect(body.Data).toMatchObject([
      { amount: 89_900, paymentMethod: 'upi', status: 'captured', expiresAt: enrolment!.expiresAt.toISOString() },
    ]);
  });

  it('enrols once when the same proof comes five times at once', async () => {
    const receipt = await shop.gateway.pay((await order()).id);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => verify(receipt)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await allEnrolments()).toHaveLength(1);
    expect(await shop.api.db.select().from(payments)).toHaveLength(1);
  });

  it('refuses forged, foreign and mismatched proofs, never with a session error', async () => {
    const receipt = await shop.gateway.pay((await order()).id);
    const other = await shop.api.signIn();
    const stolen = await shop.gateway.pay((await order(other)).id);
    const dear = await addCourse(shop.api.db, { instructorId: shop.course.instructorId, price: 90_000 });
    const forgeries: [object, Person][] = [
      [
        {
          ...receipt,
          razorpay_signature: receipt.razorpay_signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        },
        shop.learner,
      ],
      [{ ...receipt, razorpay_signature: '' }, shop.learner],
      [{ ...receipt, razorpay_payment_id: 'pay_00000000000000' }, shop.learner],
      [{ ...receipt, razorpay_order_id: 'order_00000000000000' }, shop.learner],
      [{ ...receipt, courseId: dear.id }, shop.learner],
      [receipt, other],
      [stolen, shop.learner],
    ];
    for (const [forgery, as] of forgeries) {
      const { status, body } = await verify(forgery, as);
      expect([status, body.Message, body.Error]).toEqual([
        400,
        'Error In Verifying The Payment, Try Again Later',
        'PaymentNotVerified',
      ]);
    }
    expect(await allEnrolments()).toEqual([]);
  });

  it('does not enrol on a payment that failed, and does when it goes through after all', async () => {
    const { id } = await order();
    const failed = await shop.gateway.pay(id, { outcome: 'failure' });
    expect((await verify({ ...failed, razorpay_signature: 'a'.repeat(64) })).status).toBe(400);
    expect(await allEnrolments()).toEqual([]);
    const receipt = await shop.gateway.recover(failed.razorpay_payment_id);
    expect((await verify(receipt)).status).toBe(200);
    expect(await allEnrolments()).toHaveLength(1);
  });

  it('finds a payment that nobody reported when Buy is pressed again', async () => {
    await shop.gateway.pay((await order()).id);
    expect((await ask()).body).toMatchObject({
      Data: shop.course.id,
      Message: 'Your have Already Purchased The Course',
    });
    expect(await allEnrolments()).toHaveLength(1);
  });

  it('extends what has run out by another year', async () => {
    await enrol(shop.api.db, { userId: shop.learner.id, courseId: shop.course.id, expiresAt: inDays(-10) });
    expect((await verify(await shop.gateway.pay((await order()).id))).status).toBe(200);
    expect(await allEnrolments()).toHaveLength(1);
    expect((await allEnrolments())[0]!.expiresAt > inDays(364)).toBe(true);
  });
});

describe('subscribe', () => {
  it('enrols in a free course, and asking again changes nothing', async () => {
    await makeFree();
    const first = await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: shop.learner });
    const second = await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: shop.learner });
    expect(first.body).toMatchObject({ Success: true, Message: 'Enrolled Successfully' });
    expect(second.body.Data).toEqual(first.body.Data);
    expect(await shop.api.db.select().from(payments)).toHaveLength(1);
  });

  it('gives nothing away that costs money', async () => {
    expect((await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: shop.learner })).status).toBe(
      402,
    );
    expect(await allEnrolments()).toEqual([]);
  });
});
