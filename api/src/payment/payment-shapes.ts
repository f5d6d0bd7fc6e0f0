import { z } from 'zod';
import { type MonthKey, monthKeys } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import type { Order, PurchaseHistoryEntry, YearOfPayments } from '@vidya/contracts/payment';
import { anyId } from '../course/field-shapes.ts';

const status = z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']);

export const courseIdBody = z.object({ courseId: anyId });

export const order: z.ZodType<Order> = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.literal('INR'),
  checkoutScript: z.string(),
});

export const verifyOrderForm = z.object({
  razorpay_payment_id: z.string().max(64),
  razorpay_signature: z.string().max(128),
  razorpay_order_id: z.string().max(64),
  courseId: anyId,
});

export const purchaseHistoryEntry: z.ZodType<PurchaseHistoryEntry> = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  purchaseAt: z.string(),
  expiresAt: z.string().nullable(),
  amount: z.number().int(),
  paymentMethod: z.string(),
  status,
  invoice: z.object({ paymentId: z.string(), number: z.string() }).nullable(),
});

export const yearRequest = z.object({
  year: z.coerce.number().int().min(limits.firstYear).max(2200),
  month: z.enum(monthKeys).optional(),
  count: z.coerce.number().int().min(1).max(500).optional(),
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
});

const adminPayment = z.object({
  id: z.string(),
  amount: z.number().int(),
  method: z.string(),
  status,
  created_at: z.number().int(),
  expiresAt: z.string().nullable(),
  notes: z.object({ userName: z.string(), courseTitle: z.string() }),
});

const everyMonth = <Shape extends z.ZodType>(shape: Shape) =>
  z.object(Object.fromEntries(monthKeys.map((key) => [key, shape])) as Record<MonthKey, Shape>);

export const yearOfPayments: z.ZodType<YearOfPayments> = z.object({
  paymentsByMonth: everyMonth(z.object({ items: z.array(adminPayment) })),
  totalAmountsByMonth: everyMonth(z.number()),
  yearlyTotal: z.number(),
});
