import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { paymentFilters, paymentSorts, paymentStatuses, sortOrders } from '../texts/choices.ts';
import { monthKeys } from '../texts/format.ts';
import { giveBackOffer, ownRefundRequest } from './buying/refunds.ts';
import { call } from './call.ts';
import { typedCode } from './coupon.ts';
import { courseIdParams, type refundNote } from './course.ts';
import { anyId, everyMonth, exactText, personSearch, plainText, whole } from './fields.ts';

const status = z.enum(paymentStatuses);

const creditNoteLink = z.object({
  creditNoteId: z.string(),
  /** Looks like 'CN/26-27/000007'. */
  number: z.string(),
});

const orderForm = courseIdParams.extend({ couponCode: typedCode.optional() });

const order = z.object({
  id: z.string(),
  /** Paise. */
  amount: whole,
  currency: z.literal('INR'),
  /** URL of the gateway's checkout script. */
  checkoutScript: z.string(),
  /** The coupon and its reduction, in paise. */
  coupon: z.object({ code: z.string(), savedPaise: whole }).optional(),
});

/** The course's id (already owned), 'Free' (now enrolled), or an order to pay. */
const createdOrder = z.union([z.string(), order]);

const subscribed = z.object({ id: z.string() });

const verifyOrderForm = z.object({
  razorpay_payment_id: exactText(64),
  razorpay_signature: z.string().max(128),
  razorpay_order_id: exactText(64),
  courseId: anyId,
});

/** An attempt or order that came to nothing, beside what was paid (decision P9). */
const foldedPayment = z.object({
  /** When it was begun. */
  at: z.string(),
  /** Paise. */
  amount: whole,
  /** The bank refused it, for the reason `declined`, '' if the bank gave none; otherwise another order took its place. */
  isDeclined: z.boolean(),
  declined: z.string(),
  /** It would have cost more than what was paid. */
  isDearer: z.boolean(),
});

const purchaseHistoryEntry = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  purchaseAt: z.string(),
  /** The end of the access that it bought, or the time of the refund that ended it. */
  expiresAt: z.string().nullable(),
  /** Paise. */
  amount: whole,
  paymentMethod: z.string(),
  /** The code of the coupon that is in the amount; '' without one. */
  coupon: z.string(),
  status,
  /** The bank's reason for the last refusal, while nothing is paid; '' otherwise. */
  declined: z.string(),
  /** Another purchase owns the course, so this one can no longer be paid (decision P11). */
  isSuperseded: z.boolean(),
  /** The current price, in paise, of resuming the payment; null when it cannot be resumed. */
  resume: z.object({ amount: whole, coupon: z.string() }).nullable(),
  /** The tax invoice; null for a free or unpaid purchase. `number` looks like 'VD/26-27/000123'. */
  invoice: z.object({ paymentId: z.string(), number: z.string() }).nullable(),
  creditNotes: z.array(creditNoteLink),
  /** When the learner can give it back now. */
  giveBack: giveBackOffer.optional(),
  /** When the learner asked for a refund of it. */
  refundRequest: ownRefundRequest.optional(),
  /** Newest first. */
  folded: z.array(foldedPayment).optional(),
});

const paymentParams = z.object({ paymentId: anyId });

const paymentsRequest = z.object({
  year: z.coerce.number().int().min(limits.firstYear).max(2200),
  month: z.enum(monthKeys).optional(),
  status: z.enum(paymentFilters).optional(),
  q: personSearch(limits.searchCharacters).optional(),
});

const yearRequest = paymentsRequest.extend({
  count: z.coerce.number().int().min(1).max(500).optional(),
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
  sort: z.enum(paymentSorts).optional(),
  order: z.enum(sortOrders).optional(),
});

/** Far above the real limit: the rules check that and word the message. */
const refundForm = z.object({ reason: plainText(10_000).default('') });

const adminPayment = z.object({
  /** The gateway's id, else our own. */
  id: z.string(),
  /** Our own id. */
  paymentId: z.string(),
  /** Paise. */
  amount: whole,
  method: z.string(),
  status,
  /** Unix seconds. */
  created_at: whole,
  /** The end of the access that it bought, or the time of the refund that ended it. */
  expiresAt: z.string().nullable(),
  /** The bank's reason for refusing this attempt; '' otherwise. */
  declined: z.string(),
  /** Unpaid, and can no longer be paid: another purchase owns the course (decision P11). */
  isSuperseded: z.boolean(),
  /** The refunded amount in paise. */
  refunded: whole,
  /** Captured through the gateway and not refunded yet. */
  canRefund: z.boolean(),
  creditNotes: z.array(creditNoteLink),
  /** Newest first. */
  folded: z.array(foldedPayment).optional(),
  /** The coupon's code; '' without one. */
  coupon: z.string(),
  notes: z.object({ userName: z.string(), courseTitle: z.string() }),
});

const yearOfPayments = z.object({
  paymentsByMonth: everyMonth(z.object({ items: z.array(adminPayment) })),
  totalAmountsByMonth: everyMonth(z.number()),
  yearlyTotal: z.number(),
});

/** The gateway's order for the checkout window. Amount in paise. */
export type Order = z.infer<typeof order>;

export type VerifyOrderForm = z.infer<typeof verifyOrderForm>;

export type PurchaseHistoryEntry = z.infer<typeof purchaseHistoryEntry>;

/** A link to the credit note of a refund; `number` looks like 'CN/26-27/000007'. */
export type CreditNoteLink = z.infer<typeof creditNoteLink>;

/** An attempt or order beside what was paid; `amount` in paise. */
export type FoldedPayment = z.infer<typeof foldedPayment>;

/** A payment in the administrators' list: `amount` in paise, `created_at` in Unix seconds. */
export type AdminPayment = z.infer<typeof adminPayment>;

/**
 * A selection of a year's payments: `q` is part of a buyer's name or email, part of a course title, or a payment's id.
 */
export type PaymentsRequest = z.infer<typeof paymentsRequest>;

export type YearRequest = z.infer<typeof yearRequest>;

/** A page of each month: `count` payments after `skip`, newest first by default. */
export type PaymentPage = Omit<YearRequest, 'year'>;

/** A year of payments; amounts in paise, captured minus refunded. */
export type YearOfPayments = z.infer<typeof yearOfPayments>;

export const getKeyId = call('getKeyId', 'GET /payment/getKeyId', {
  access: 'signedIn',
  data: z.string(),
  example: { as: 'learner' },
});

/** Returns the course id (already owned), 'Free' (now enrolled), or an order to pay. */
export const createOrder = call('createOrder', 'POST /payment/createOrder', {
  access: 'course.buy',
  body: orderForm,
  data: createdOrder,
});

export const verifyOrder = call('verifyOrder', 'POST /payment/verifyOrder', {
  access: 'order.verify',
  body: verifyOrderForm,
  data: z.null(),
});

/** Enrols in a free course. Idempotent. */
export const subscribe = call('subscribe', 'POST /payment/subscribe', {
  access: 'course.buy',
  body: courseIdParams,
  data: subscribed,
  example: { as: 'learner', body: { courseId: '{freeCourse}' } },
});

export const purchaseHistory = call('purchaseHistory', 'GET /payment/purchaseHistory', {
  access: 'signedIn',
  data: z.array(purchaseHistoryEntry),
  example: { as: 'learner' },
});

/** Returns a PDF, not an envelope: use its address in a link. */
export const printInvoice = call('printInvoice', 'GET /payment/invoice/:paymentId', { access: 'invoice.read' });

/** Returns a PDF too. */
export const printCreditNote = call('printCreditNote', 'GET /payment/creditNote/:creditNoteId', {
  access: 'invoice.read',
});

/**
 * `count` and `skip` select a page of each month; the totals cover the whole year, regardless of the filters (decision
 * A2).
 */
export const fetchAllPayments = call('fetchAllPayments', 'POST /payment/fetchAllPayments', {
  access: 'payment.readAll',
  body: yearRequest,
  data: yearOfPayments,
  example: { as: 'admin', body: { year: 2026 } },
});

/** Refunds the whole amount through the gateway, which ends the access it bought; returns the payment afterwards. */
export const refundPayment = call('refundPayment', 'POST /payment/refund/:paymentId', {
  access: 'payment.refund',
  params: paymentParams,
  body: refundForm,
  data: adminPayment,
  creates: true,
});

/** Returns CSV, not an envelope: use its address in a link. */
export const exportPayments = call('exportPayments', 'GET /payment/payments.csv', {
  access: 'payment.export',
  query: paymentsRequest,
});

/** A refund: its time, its amount in paise, and the payment method that it goes back to. */
export type RefundNote = z.infer<typeof refundNote>;
