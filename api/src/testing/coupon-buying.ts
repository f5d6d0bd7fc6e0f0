import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { couponUses, payments } from '../database/tables/schema-sales.ts';
import type { TestApi } from './api.ts';
import { deliver, type TestGateway } from './gateway.ts';
import type { Shop } from './shop.ts';

type Receipt = Awaited<ReturnType<TestGateway['pay']>>;

/** Helpers to buy with a coupon. */
export function couponBuying(shop: Shop) {
  const ask = (couponCode?: string, as = shop.learner, courseId = shop.course.id) =>
    shop.api.inject(createOrder, { body: { courseId, ...(couponCode && { couponCode }) }, as });
  return {
    ask,
    order: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.Data as Order,
    reason: async (...asked: Parameters<typeof ask>) => {
      const { status, body } = await ask(...asked);
      return [status, body.Message];
    },
    uses: () => shop.api.db.select().from(couponUses),
    verify: (receipt: Receipt, as = shop.learner, courseId = shop.course.id) =>
      shop.api.inject(verifyOrder, { body: { courseId, ...receipt }, as }),
    /** Sends the gateway's webhook for a captured payment. */
    hook: async (receipt: Receipt) => {
      const entity = await shop.gateway.payment(receipt.razorpay_payment_id);
      return deliver(shop.api, { event: 'payment.captured', payload: { payment: { entity } } });
    },
  };
}

/** Adds a payment made with a coupon. */
export async function addCouponUse(api: TestApi, couponId: string): Promise<void> {
  const buyer = await api.signIn();
  const [payment] = await api.db
    .insert(payments)
    .values({ userId: buyer.id, userName: 'Asha Rao', courseTitle: 'Any', amountPaise: 0, status: 'captured' })
    .returning();
  await api.db.insert(couponUses).values({ paymentId: payment!.id, couponId, userId: buyer.id, savedPaise: 100 });
}
