import type { Order, PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { typedCode } from '@vidya/contracts/shapes/coupon';
import { anyId, exactText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';

export const creditNoteLink = z.object({ creditNoteId: z.string(), number: z.string() });

const status = z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']);

export const courseIdBody = z.object({ courseId: anyId });

export const orderBody = courseIdBody.extend({ couponCode: typedCode.optional() });

export const order: z.ZodType<Order> = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  checkoutScript: z.string(),
  coupon: z.object({ code: z.string(), savedPaise: z.number().int() }).optional(),
});

export const verifyOrderForm = z.object({
  razorpay_payment_id: exactText(64),
  razorpay_signature: z.string().max(128),
  razorpay_order_id: exactText(64),
  courseId: anyId,
});

export const purchaseHistoryEntry: z.ZodType<PurchaseHistoryEntry> = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  purchaseAt: z.string(),
  expiresAt: z.string().nullable(),
  amount: z.number().int(),
  paymentMethod: z.string(),
  coupon: z.string(),
  status,
  declined: z.string(),
  isSuperseded: z.boolean(),
  resume: z.object({ amount: z.number().int(), coupon: z.string() }).nullable(),
  invoice: z.object({ paymentId: z.string(), number: z.string() }).nullable(),
  creditNotes: z.array(creditNoteLink),
});
