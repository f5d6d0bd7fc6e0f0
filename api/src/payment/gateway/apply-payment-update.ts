import type { PaymentStatus } from '@vidya/contracts/texts/choices';
import { isOpen } from '../../policy/enrolment-state.ts';
import type { LockedOrder } from '../checkout/order.store.ts';
import type { NewPayment, PaymentRow } from '../payment.store.ts';
import { accessUntil, isOver, isPaid, nextOrderStatus, nextPaymentStatus, paidAccessUntil } from '../payment-state.ts';
import type { SalesStore } from '../sales.store.ts';
import type { PaymentEvent } from './gateway-payment.ts';

/**
 * 'unknown': not one of our orders; 'mismatch': the amount or currency differs from the order; 'surplus': a payment for
 * an owned course, which is being refunded.
 */
export type PaymentUpdateOutcome = PaymentStatus | 'unknown' | 'mismatch' | 'surplus';

/**
 * Applies the gateway's data of a payment. Verification, webhooks and the reconciler all use it. Idempotent, works in
 * any order of events, and runs in one transaction with the order locked.
 */
export async function applyPaymentUpdate(store: SalesStore, event: PaymentEvent): Promise<PaymentUpdateOutcome> {
  const order = await store.lockByGatewayId(event.gatewayOrderId);
  if (!order) return 'unknown';
  if (event.amountPaise !== order.amountPaise || event.currency !== order.currency) return 'mismatch';
  const stored = await storedPayment(store, order, event);
  const status = nextPaymentStatus(stored.status, event.status);
  const isNewMoney = isPaid(status) && !isPaid(stored.status);
  const isSurplus = isNewMoney && (await buysNothing(store, order));
  const opensEnrolment = isNewMoney && !isSurplus && status === 'captured';
  const expiresAt = opensEnrolment ? await openEnrolment(store, order) : stored.expiresAt;
  const changed = await store.changePayment(stored.id, { ...changesBy(event, stored, status), expiresAt });
  const isRefundedNow = status === 'refunded' && stored.status !== 'refunded';
  if (isRefundedNow) await closeEnrolment(store, changed);
  const orderStatus = isSurplus && order.status !== 'paid' ? 'superseded' : nextOrderStatus(order.status, status);
  if (orderStatus !== order.status) await store.setStatus(order.id, orderStatus);
  if (isSurplus && status === 'captured') await store.giveBack(changed);
  if (isNewMoney && !isSurplus) await countCoupon(store, order, changed);
  if (isPaid(status)) await book(store, changed, event);
  // Last, because all other captures wait for the invoice number until this one commits.
  const invoiceNumber = isNewMoney ? await invoice(store, changed) : null;
  const refundedNowPaise = changed.refundedPaise - stored.refundedPaise;
  const creditNote = refundedNowPaise > 0 ? await credit(store, changed, refundedNowPaise) : null;
  if (isRefundedNow) await store.tellRefunded(changed, { refundedNowPaise, creditNote });
  // Once: no later report of this payment is new money.
  if (opensEnrolment && expiresAt) {
    const { gatewayOrderId: orderNumber, couponSavedPaise: savedPaise } = order;
    await store.tellPurchased(changed, { orderNumber, invoiceNumber, savedPaise });
  }
  return isSurplus ? 'surplus' : status;
}

/** Such a payment is refunded, whatever its source (decision P11). */
async function buysNothing(store: SalesStore, { status, userId, courseId }: LockedOrder): Promise<boolean> {
  if (isOver(status)) return true;
  return courseId !== null && isOpen(await store.findEnrolment(userId, courseId));
}

/** A late payment with a coupon counts as a use, even beyond the coupon's limit; a refund does not undo it. */
async function countCoupon(store: SalesStore, order: LockedOrder, { id: paymentId }: PaymentRow): Promise<void> {
  const { couponId, userId, couponSavedPaise: savedPaise } = order;
  if (couponId) await store.addUse({ paymentId, couponId, userId, savedPaise });
}

/** A repeated event books nothing. */
async function book(
  store: SalesStore,
  { id, amountPaise, capturedAt }: PaymentRow,
  event: PaymentEvent,
): Promise<void> {
  if (!capturedAt || amountPaise === 0) return;
  await store.book(id);
  const { feePaise, feeTaxPaise: taxPaise } = event;
  await store.bookFee({ paymentId: id, feePaise, taxPaise, at: capturedAt });
}

/** Returns the invoice's number; a free purchase has none. */
const invoice = async (store: SalesStore, { id, amountPaise, capturedAt }: PaymentRow): Promise<string | null> =>
  capturedAt && amountPaise > 0 ? store.issueInvoice({ id, capturedAt }) : null;

/** Issues a credit note and returns its number; null when there is no invoice to refer to. */
const credit = (store: SalesStore, { id: paymentId }: PaymentRow, amountPaise: number): Promise<string | null> =>
  store.issueCreditNote({ paymentId, amountPaise, issuedAt: new Date() });

/** The data of an order that its payments copy. */
export const attemptOf = (order: LockedOrder): NewPayment => ({
  orderId: order.id,
  userId: order.userId,
  userName: order.userName,
  courseId: order.courseId,
  courseTitle: order.courseTitle ?? '',
  amountPaise: order.amountPaise,
  currency: order.currency,
});

/** Every attempt has a row; the first one uses the row that was added with the order. */
async function storedPayment(store: SalesStore, order: LockedOrder, event: PaymentEvent): Promise<PaymentRow> {
  const stored = (await store.findPayment(event.gatewayPaymentId)) ?? (await store.findUnattempted(order.id));
  return stored ?? store.addPayment(attemptOf(order));
}

function changesBy(event: PaymentEvent, stored: PaymentRow, status: PaymentStatus) {
  const refundedPaise = Math.min(event.amountPaise, Math.max(stored.refundedPaise, event.refundedPaise));
  return {
    gatewayPaymentId: event.gatewayPaymentId,
    status,
    method: event.method || stored.method,
    declineReason: status === 'failed' ? event.declineReason || stored.declineReason : '',
    createdAt: event.createdAt,
    refundedPaise: status === 'refunded' ? stored.amountPaise : refundedPaise,
    capturedAt: isPaid(status) ? (stored.capturedAt ?? new Date()) : null,
    refundedAt: status === 'refunded' ? (stored.refundedAt ?? new Date()) : null,
  };
}

/** Without buyer or course there is no enrolment: the payment stays in the administrators' list, to be refunded. */
async function openEnrolment(store: SalesStore, order: LockedOrder): Promise<Date | null> {
  if (!order.courseId || order.accessDays === null || order.isBuyerGone) return null;
  const { userId, courseId, amountPaise } = order;
  const expiresAt = accessUntil(order.accessDays);
  await store.grant({ userId, courseId, amountPaise, expiresAt });
  await store.supersede({ userId, courseId }, order.id);
  return expiresAt;
}

/** A full refund ends the access that this payment bought; what other payments bought stays, also where it has run out. */
async function closeEnrolment(store: SalesStore, payment: PaymentRow): Promise<void> {
  if (!payment.courseId || !payment.expiresAt) return;
  const enrolment = await store.findEnrolment(payment.userId, payment.courseId);
  if (!enrolment) return;
  const others = await store.listCaptured(payment.userId, payment.courseId);
  const until = Math.max(0, ...others.map(({ expiresAt }) => expiresAt?.getTime() ?? 0));
  if (until > Date.now()) return store.change(enrolment.id, { expiresAt: new Date(until) });
  // A free one that was left bought nothing.
  const paidUntil = paidAccessUntil(others);
  if (paidUntil && enrolment.status === 'active') return store.change(enrolment.id, { expiresAt: paidUntil });
  const endedAt = payment.refundedAt ?? new Date();
  await store.change(enrolment.id, {
    status: 'refunded',
    expiresAt: enrolment.expiresAt < endedAt ? enrolment.expiresAt : endedAt,
  });
}
