import { randomBytes } from 'node:crypto';
import { orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { heldUntil, type TakenCoupon, takeCoupon } from '../../coupon/port/coupon-rules.ts';
import type { EnrolmentRow, PurchasableCourse } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { isOpen } from '../../policy/enrolment-state.ts';
import { attemptOf } from '../gateway/apply-payment-update.ts';
import { accessUntil } from '../payment-state.ts';
import type { SalesStore, StoreAndGateway } from '../sales.store.ts';
import type { OrderRow } from './order.store.ts';

/** The buyer and the course; `code` is a coupon code, '' without one. */
export interface CheckoutContext {
  course: PurchasableCourse;
  caller: Caller;
  code: string;
}

/** The data of buyer and course that a payment copies. */
const paymentOf = ({ course, caller }: CheckoutContext) => ({
  userId: caller.id,
  userName: caller.fullName,
  courseId: course.id,
  courseTitle: course.title,
});

const couponOf = async (tx: SalesStore, { course, caller, code }: CheckoutContext): Promise<TakenCoupon | null> =>
  code ? takeCoupon(tx, code, { course, userId: caller.id }) : null;

/** One transaction: the enrolment, and a payment of 0 that the history shows as 'Free Coupon' (decision P5). */
export const enrolFree = (store: SalesStore, context: CheckoutContext): Promise<EnrolmentRow | null> =>
  store.transaction(async (tx) => {
    const { course, caller } = context;
    await tx.lockBuyer(caller.id);
    const coupon = await couponOf(tx, context);
    const expiresAt = accessUntil(course.accessDays);
    const enrolment = await tx.grantUnlessOpen({ userId: caller.id, courseId: course.id, amountPaise: 0, expiresAt });
    if (!enrolment) return tx.findEnrolment(caller.id, course.id);
    await tx.supersede({ userId: caller.id, courseId: course.id }, null);
    const capturedAt = new Date();
    const paid = { amountPaise: 0, status: 'captured', capturedAt, expiresAt } as const;
    const payment = await tx.addPayment({ ...paymentOf(context), ...paid });
    const savedPaise = coupon?.savedPaise ?? 0;
    if (coupon) await tx.addUse({ paymentId: payment.id, couponId: coupon.id, userId: caller.id, savedPaise });
    await tx.tellPurchased(payment, { orderNumber: null, invoiceNumber: null, savedPaise });
    return enrolment;
  });

/** Null when the course has been paid for since the last check of the enrolment. */
export const openOrder = (store: SalesStore, context: CheckoutContext): Promise<OrderRow | null> =>
  store.transaction(async (tx) => {
    const { course, caller } = context;
    // Waits for a payment that is being applied, against double payments.
    await tx.lockBuyer(caller.id);
    if (isOpen(await tx.findEnrolment(caller.id, course.id))) return null;
    const coupon = await couponOf(tx, context);
    return tx.openOrder({
      userId: caller.id,
      courseId: course.id,
      price: course.price,
      discount: course.discount,
      amountPaise: coupon?.amountPaise ?? orderAmountPaise(course),
      couponId: coupon?.id ?? null,
      couponSavedPaise: coupon?.savedPaise ?? 0,
      couponHeldUntil: coupon && heldUntil(),
      receipt: randomBytes(16).toString('hex'),
    });
  });

/**
 * Returns the id of the gateway's order. Two requests with one receipt open one order: the gateway refuses the second
 * request, which then finds the first order. Adds the payment row only now, when there is something to pay. Null when
 * buyer or course have been deleted during the gateway call.
 */
export async function gatewayIdOf(
  { store, gateway }: StoreAndGateway,
  order: OrderRow,
  context: CheckoutContext,
): Promise<string | null> {
  if (order.gatewayOrderId) return order.gatewayOrderId;
  const { amountPaise, receipt } = order;
  const notes = {
    courseId: context.course.id,
    courseTitle: context.course.title.slice(0, 250),
    userName: context.caller.fullName.slice(0, 250),
  };
  const opened = await gateway.createOrder({ amountPaise, receipt, notes }).catch(async (error: unknown) => {
    const found = await gateway.findOrderByReceipt(receipt);
    if (!found) throw error;
    return found;
  });
  return store.transaction(async (tx) => {
    // Lock the buyer before the order, as the deletion of an account does.
    await tx.lockBuyer(order.userId);
    const { gatewayOrderId, isFirst } = await tx.keepGatewayId(order.id, opened.id);
    const now = await tx.lockByGatewayId(gatewayOrderId);
    if (!now?.courseId || now.isBuyerGone) return null;
    if (isFirst) await tx.addPayment(attemptOf(now));
    return gatewayOrderId;
  });
}
