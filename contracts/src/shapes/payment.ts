import { z } from 'zod';
import { paymentFilters, paymentSorts, paymentStatuses, sortOrders } from '../calls/choices.ts';
import { limits } from '../rules/limits.ts';
import { monthKeys } from '../texts/format.ts';
import { typedCode } from './coupon.ts';
import { courseIdParams } from './course.ts';
import { anyId, everyMonth, exactText, personSearch, plainText, whole } from './fields.ts';

const status = z.enum(paymentStatuses);

export const creditNoteLink = z.object({
  creditNoteId: z.string(),
  /** Looks like 'CN/26-27/000007'. */
  number: z.string(),
});

export const orderForm = courseIdParams.extend({ couponCode: typedCode.optional() });

export const order = z.object({
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
export const createdOrder = z.union([z.string(), order]);

export const subscribed = z.object({ id: z.string() });

export const verifyOrderForm = z.object({
  razorpay_payment_id: exactText(64),
  razorpay_signature: z.string().max(128),
  razorpay_order_id: exactText(64),
  courseId: anyId,
});

/** An attempt or order that came to nothing, beside what was paid (decision P9). */
export const foldedPayment = z.object({
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

export const purchaseHistoryEntry = z.object({
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
  /** Newest first. */
  folded: z.array(foldedPayment).optional(),
});

export const paymentParams = z.object({ paymentId: anyId });

export const paymentsRequest = z.object({
  year: z.coerce.number().int().min(limits.firstYear).max(2200),
  month: z.enum(monthKeys).optional(),
  status: z.enum(paymentFilters).optional(),
  q: personSearch(limits.searchCharacters).optional(),
});

export const yearRequest = paymentsRequest.extend({
  count: z.coerce.number().int().min(1).max(500).optional(),
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
  sort: z.enum(paymentSorts).optional(),
  order: z.enum(sortOrders).optional(),
});

/** Far above the real limit: the rules check that and word the message. */
export const refundForm = z.object({ reason: plainText(10_000).default('') });

export const adminPayment = z.object({
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

export const yearOfPayments = z.object({
  paymentsByMonth: everyMonth(z.object({ items: z.array(adminPayment) })),
  totalAmountsByMonth: everyMonth(z.number()),
  yearlyTotal: z.number(),
});
