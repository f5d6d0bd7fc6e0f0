import { refundPayment } from '@vidya/contracts/calls/payment';
import { eq, sql } from 'drizzle-orm';
import { courseParts, ledgerTransactions, shareAgreements } from '../../database/tables/schema-ledger.ts';
import { taxIds } from '../../database/tables/schema-payouts.ts';
import { coupons, payments } from '../../database/tables/schema-sales.ts';
import { courseInstructors } from '../../database/tables/schema-teaching.ts';
import { giveBackPayment } from '../../payment/refunds/give-back.ts';
import { couponBuying } from '../../testing/coupon-buying.ts';
import { deliver } from '../../testing/gateway.ts';
import { ledgerBalances, refusalOf } from '../../testing/ledger-balances.ts';
import { purchase } from '../../testing/purchase.ts';
import { addCoupon } from '../../testing/samples.ts';
import { openShop } from '../../testing/shop.ts';
import { findDifferences } from '../keeping/check-ledger.ts';
import { bookFee } from './book-payments.ts';

const shop = openShop();
const balances = () => ledgerBalances(shop.api.db);
const buy = () => purchase(shop.api, shop.gateway, { as: shop.learner, courseId: shop.course.id });
const causes = async () =>
  (await shop.api.db.select().from(ledgerTransactions).orderBy(ledgerTransactions.id)).map(
    ({ cause, amountPaise }) => [cause, amountPaise] as const,
  );

/** ₹899 with 18 % GST; a share of 20 %; 5 % TDS without a PAN; the gateway's fee of 2 % with its GST. */
const sold = {
  gateway: 89_900 - 2_122,
  gatewayFees: 1_798,
  gatewayFeesGst: 324,
  gstCgst: -6_857,
  gstSgst: -6_857,
  platformShare: -15_237,
  tdsWithheld: -3_809,
};

it('books a sale once, by each source and however often', async () => {
  const payment = await buy();
  const entity = await shop.gateway.payment(payment.gatewayPaymentId!);
  await deliver(shop.api, { event: 'payment.captured', payload: { payment: { entity } } });
  await deliver(shop.api, { event: 'order.paid', payload: { payment: { entity } } });
  expect(await causes()).toEqual([
    ['capture', 89_900],
    ['fee', 2_122],
  ]);
  expect(await balances()).toEqual({ ...sold, 'earnings Asha Rao': -57_140 });
});

it.each([
  ['a tax above it', 10, 11],
  ['a tax below 0', 10, -1],
  ['an amount below 0', -10, -20],
])('books no fee with %s: the comparison with the settlement lists it', async (_, feePaise, taxPaise) => {
  const { db } = shop.api;
  const sale = { userId: shop.learner.id, userName: 'Asha Rao', courseTitle: 'Any', amountPaise: 500 };
  const [row] = await db.insert(payments).values(sale).returning();
  const fee = { paymentId: row!.id, at: new Date(), feePaise, taxPaise };
  expect(await db.transaction((tx) => bookFee(tx, fee))).toBe(0);
});

it('reverses with each refund what it gives back, and all of it in the end', async () => {
  const payment = await buy();
  const report = async () => {
    const entity = await shop.gateway.payment(payment.gatewayPaymentId!);
    await deliver(shop.api, { event: 'refund.processed', payload: { payment: { entity } } });
  };
  await shop.gateway.refund(payment.gatewayPaymentId!, 30_000);
  await report();
  await report();
  const part = await balances();
  expect([part['gateway'], part['earnings Asha Rao']]).toEqual([89_900 - 2_122 - 30_000, -57_140 + 19_068]);
  const admin = await shop.api.signIn({ role: 'ADMIN' });
  await shop.api.inject(refundPayment, {
    params: { paymentId: payment.id },
    body: { reason: 'Not what was promised' },
    as: admin,
  });
  await report();
  expect(await causes()).toEqual([
    ['capture', 89_900],
    ['fee', 2_122],
    ['refund', 30_000],
    ['refund', 59_900],
  ]);
  expect(await balances()).toEqual({ gateway: -2_122, gatewayFees: 1_798, gatewayFeesGst: 324 });
});

it('owes a payment for an owned course to its buyer, until that is refunded', async () => {
  await addCoupon(shop.api.db, { code: 'MONSOON20' });
  const { hook, order, verify } = couponBuying(shop);
  const left = await order();
  await verify(await shop.gateway.pay((await order('MONSOON20')).id));
  const before = await balances();
  await hook(await shop.gateway.pay(left.id));
  expect((await balances())['refundsDue']).toBe(-89_900);
  await shop.api.jobs.drain(giveBackPayment);
  const fee = { gatewayFees: before['gatewayFees']! + 1_798, gatewayFeesGst: before['gatewayFeesGst']! + 324 };
  expect(await balances()).toEqual({ ...before, ...fee, gateway: before['gateway']! - 2_122 });
});

it('divides by the parts, the agreement and the tax numbers of the day', async () => {
  const { db } = shop.api;
  const other = await shop.api.signIn({ role: 'INSTRUCTOR', fullName: 'Ravi Das' });
  await db.insert(courseInstructors).values({ courseId: shop.course.id, userId: other.id, position: 1 });
  await db.insert(taxIds).values({ userId: other.id, pan: 'sealed', gstin: 'sealed' });
  const owner = { instructorId: shop.course.instructorId, percent: 70 };
  await db.insert(courseParts).values({
    courseId: shop.course.id,
    setBy: shop.course.instructorId,
    parts: [owner, { instructorId: other.id, percent: 30 }],
  });
  const admin = await shop.api.signIn({ role: 'ADMIN' });
  const agreed = { instructorId: owner.instructorId, createdBy: admin.id };
  await db.insert(shareAgreements).values([
    { ...agreed, platformRate: 1_000, validFrom: new Date(Date.now() - 60_000) },
    { ...agreed, platformRate: 9_000, validFrom: new Date(Date.now() + 3_600_000) },
  ]);
  await buy();
  const found = await balances();
  // 76,186 without GST; 10 % share; the co-instructor's 22,856 with 0.1 % TDS and 0.5 % TCS.
  expect(found).toMatchObject({
    platformShare: -7_619,
    tcsCollected: -114,
    'earnings Asha Rao': -(53_330 - 5_333 - 2_667),
    'earnings Ravi Das': -(22_856 - 2_286 - 23 - 114),
  });
  await db.delete(courseInstructors).where(eq(courseInstructors.userId, other.id));
  const again = await shop.api.signIn();
  await purchase(shop.api, shop.gateway, { as: again, courseId: shop.course.id });
  expect((await balances())['earnings Ravi Das']).toBe(found['earnings Ravi Das']);
  // Teaches it again: what was agreed to before has ended.
  await db.insert(courseInstructors).values({ courseId: shop.course.id, userId: other.id, position: 1 });
  const last = await shop.api.signIn();
  await purchase(shop.api, shop.gateway, { as: last, courseId: shop.course.id });
  expect((await balances())['earnings Ravi Das']).toBe(found['earnings Ravi Das']);
});

const borneByPlatform = { coupons: 16_948, platformShare: -15_237, paid: 69_900 };

it.each([
  ['of an administrator by the platform', 'ADMIN', borneByPlatform],
  ['of an administrator who became an instructor by the platform', 'INSTRUCTOR', borneByPlatform],
  ['of the course’s instructor by that one', null, { coupons: undefined, platformShare: -11_848, paid: 69_900 }],
] as const)('has the coupon %s borne', async (_, role, expected) => {
  const createdBy = role ? (await shop.api.signIn({ role })).id : shop.course.instructorId;
  const id = await addCoupon(shop.api.db, { code: 'DIWALI', rupeesOff: 200, percentOff: null });
  await shop.api.db.update(coupons).set({ createdBy }).where(eq(coupons.id, id));
  const { order, verify } = couponBuying(shop);
  await verify(await shop.gateway.pay((await order('DIWALI')).id));
  const found = await balances();
  expect([found['coupons'], found['platformShare']]).toEqual([expected.coupons, expected.platformShare]);
  expect(await causes()).toContainEqual(['capture', expected.paid]);
  expect(await findDifferences(shop.api.db)).toEqual({});
});

it('is refused by the database when it adds up to something, or changes what is written', async () => {
  await buy();
  const { db } = shop.api;
  const add = (paise: number) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into ledger_transactions (cause, cause_id, at, amount_paise) values ('fee', ${`a ${paise}`}, now(), 1)`,
      );
      if (paise)
        await tx.execute(sql`insert into ledger_entries (transaction_id, account_id, line, amount_paise, available_at)
          select (select max(id) from ledger_transactions), min(id), 'fee', ${paise}, now() from ledger_accounts`);
    });
  expect(await refusalOf(add(1))).toMatch(/^Ledger transaction \d+ adds up to 1, not to 0$/);
  expect(await refusalOf(add(0))).toMatch(/^Ledger transaction \d+ adds up to nothing, not to 0$/);
  const before = await balances();
  // oxlint-disable-next-line no-await-in-loop
  for (const change of [
    'update ledger_entries set amount_paise = amount_paise + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transactions set at = now()',
    'delete from ledger_transactions',
    'update ledger_closings set until = now()',
    'delete from ledger_checkpoints',
  ])
    expect(await refusalOf(db.execute(sql.raw(change)))).toContain('never changed or deleted');
  expect(await balances()).toEqual(before);
});
