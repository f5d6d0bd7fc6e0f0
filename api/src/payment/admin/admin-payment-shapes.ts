import { paymentFilters, paymentSorts, sortOrders } from '@vidya/contracts/calls/choices';
import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { anyId, plainText } from '@vidya/contracts/shapes/fields';
import { creditNoteLink } from '@vidya/contracts/shapes/payment';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { z } from 'zod';

export const paymentsRequest = z.object({
  year: z.coerce.number().int().min(limits.firstYear).max(2200),
  month: z.enum(monthKeys).optional(),
  status: z.enum(paymentFilters).optional(),
  q: plainText(limits.searchCharacters).optional(),
});

export const yearRequest = paymentsRequest.extend({
  count: z.coerce.number().int().min(1).max(500).optional(),
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
  sort: z.enum(paymentSorts).optional(),
  order: z.enum(sortOrders).optional(),
});

export const paymentParams = z.object({ paymentId: anyId });

/** Far above the real limit: the rules check that and word the message. */
export const refundBody = z.object({ reason: plainText(10_000).default('') });

export const adminPayment: z.ZodType<AdminPayment> = z.object({
  id: z.string(),
  amount: z.number().int(),
  method: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  created_at: z.number().int(),
  expiresAt: z.string().nullable(),
  paymentId: z.string(),
  declined: z.string(),
  isSuperseded: z.boolean(),
  refunded: z.number().int(),
  canRefund: z.boolean(),
  creditNotes: z.array(creditNoteLink),
  coupon: z.string(),
  notes: z.object({ userName: z.string(), courseTitle: z.string() }),
});

const everyMonth = <Shape extends z.ZodType>(shape: Shape) =>
  z.object(Object.fromEntries(monthKeys.map((key) => [key, shape])) as Record<MonthKey, Shape>);

export const yearOfPayments: z.ZodType<YearOfPayments> = z.object({
  paymentsByMonth: everyMonth(z.object({ items: z.array(adminPayment) })),
  totalAmountsByMonth: everyMonth(z.number()),
  yearlyTotal: z.number(),
});
