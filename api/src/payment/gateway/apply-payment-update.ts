import type { PaymentStatus } from '@vidya/contracts/calls/payment';
import { isOpen } from '../../policy/course-policy.ts';
import type { LockedOrder } from '../checkout/order.store.ts';
import type { NewPayment, PaymentRow } from '../payment.store.ts';
import {
  accessUntil,
  isOver,
  isPaid,
  nextOrderStatus,
  nextPaymentStatus,
  type PaymentEvent,
} from '../payment-state.ts';
import type { SalesStore } from '../sales.store.ts';

/**
 * 'unknown': not an order of ours; 'mismatch': another amount or currency than was asked for; 'surplus': money for what is
 * owned already, on its way back.
 */
export type PaymentUpdateOutcome = PaymentStatus | 'unknown' | 'mismatch' | 'surplus';

/**
 * Takes in what the gateway says of a payment. The one way in for verification, webhooks and the reconciler; it bears
 * repetition and any order, and runs in one transaction with the order locked.
 */
export async function applyPaymentUpdate(store: SalesStore, event: PaymentEvent): Promise<PaymentUpdateOutcome> {
  const order = await store.lockByGatewayId(event.gatewayOrderId);
  if (!order) return 'unknown';
  if (event.amountPaise !== order.amountPaise || event.currency !== order.currency) return 'mismatch';
  const known = await knownPayment(store, order, event);
  const status = nextPaymentStatus(known.status, event.status);
  const isNewMoney = isPaid(status) && !isPaid(known.status);
  const isSurplus = isNewMoney && (await buysNothing(store, order));
  const opensEnrolment = isNewMoney && !isSurplus && status === 'captured';
  const expiresAt = opensEnrolment ? await openEnrolment(store, order) : known.expiresAt;
  const changed = await store.changePayment(known.id, { ...changesBy(event, known, status), expiresAt });
  const isRefundedNow = status === 'refunded' && known.status !== 'refunded';
  if (isRefundedNow) await closeEnrolment(store, changed);
  const orderStatus = isSurplus && order.status !== 'paid' ? 'superseded' : nextOrderStatus(order.status, status);
  if (orderStatus !== order.status) await store.setStatus(order.id, orderStatus);
  if (isSurplus && status === 'captured') await store.giveBack(changed);
  if (isNewMoney && !isSurplus) await countCoupon(store, order, changed);
  // Last, because from here on every other capture waits for this one to be committed.
  if (isNewMoney) await invoice(store, changed);
  const givenBackPaise = changed.refundedPaise - known.refundedPaise;
  const creditNote = givenBackPaise > 0 ? await credit(store, changed, givenBackPaise) : null;
  if (isRefundedNow) await store.tellRefunded(changed, { givenBackPaise, creditNote });
  return isSurplus ? 'surplus' : status;
}

/** Such money goes back, whoever reports it (decision P11). */
async function buysNothing(store: SalesStore, { status, userId, courseId }: LockedOrder): Promise<boolean> {
  if (isOver(status)) return true;
  return courseId !== null && isOpen(await store.findEnrolment(userId, courseId));
}

/** Money that comes late for an order with a coupon counts, beyond its limit too; given back, it stays counted. */
async function countCoupon(store: SalesStore, order: LockedOrder, { id: paymentId }: PaymentRow): Promise<void> {
  const { couponId, userId, couponSavedPaise: savedPaise } = order;
  if (couponId) await store.addUse({ paymentId, couponId, userId, savedPaise });
}

/** What is free has no invoice. */
async function invoice(store: SalesStore, { id, amountPaise, capturedAt }: PaymentRow): Promise<void> {
  if (capturedAt && amountPaise > 0) await store.issueInvoice({ id, capturedAt });
}

/** Its number; null where there is no invoice to refer to. */
const credit = (store: SalesStore, { id: paymentId }: PaymentRow, amountPaise: number): Promise<string | null> =>
  store.issueCreditNote({ paymentId, amountPaise, issuedAt: new Date() });

/** What a payment copies of its order. */
export const attemptOf = (order: LockedOrder): NewPayment => ({
  orderId: order.id,
  userId: order.userId,
  userName: order.userName,
  courseId: order.courseId,
  courseTitle: order.courseTitle ?? '',
  amountPaise: order.amountPaise,
  currency: order.currency,
});

/** Every attempt has a row; the first one takes the row that was made with the order. */
async function knownPayment(store: SalesStore, order: LockedOrder, event: PaymentEvent): Promise<PaymentRow> {
  const known = (await store.findPayment(event.gatewayPaymentId)) ?? (await store.findUnattempted(order.id));
  return known ?? store.addPayment(attemptOf(order));
}

function changesBy(event: PaymentEvent, known: PaymentRow, status: PaymentStatus) {
  const refundedPaise = Math.min(event.amountPaise, Math.max(known.refundedPaise, event.refundedPaise));
  return {
    gatewayPaymentId: event.gatewayPaymentId,
    status,
    method: event.method || known.method,
    declineReason: status === 'failed' ? event.declineReason || known.declineReason : '',
    createdAt: event.createdAt,
    refundedPaise: status === 'refunded' ? known.amountPaise : refundedPaise,
    capturedAt: isPaid(status) ? (known.capturedAt ?? new Date()) : null,
    refundedAt: status === 'refunded' ? (known.refundedAt ?? new Date()) : null,
  };
}

/** Where buyer or course is gone there is no enrolment: the payment stands in the administrators' list, to be given back. */
async function openEnrolment(store: SalesStore, order: LockedOrder): Promise<Date | null> {
  if (!order.courseId || order.accessDays === null || order.isBuyerGone) return null;
  const { userId, courseId, amountPaise } = order;
  const expiresAt = accessUntil(order.accessDays);
  await store.grant({ userId, courseId, amountPaise, expiresAt });
  await store.supersede({ userId, courseId }, order.id);
  return expiresAt;
}

/** Money given back in full takes its access away; what another payment bought stays. */
async function closeEnrolment(store: SalesStore, payment: PaymentRow): Promise<void> {
  if (!payment.courseId || !payment.expiresAt) return;
  const enrolment = await store.findEnrolment(payment.userId, payment.courseId);
  if (!enrolment) return;
  const others = await store.listCaptured(payment.userId, payment.courseId);
  const until = Math.max(0, ...others.map(({ expiresAt }) => expiresAt?.getTime() ?? 0));
  if (until > Date.now()) return store.change(enrolment.id, { expiresAt: new Date(until) });
  const endedAt = payment.refundedAt ?? new Date();
  await store.change(enrolment.id, {
    status: 'refunded',
    expiresAt: enrolment.expiresAt < endedAt ? enrolment.expiresAt : endedAt,
  });
}
