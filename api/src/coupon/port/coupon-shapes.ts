import { couponSorts, couponStates, sortOrders } from '@vidya/contracts/calls/choices';
import type { Coupon, CouponForm, CouponOff, CouponOffer } from '@vidya/contracts/calls/coupon';
import { couponCode } from '@vidya/contracts/rules/coupon-code';
import { limits } from '@vidya/contracts/rules/limits';
import { anyId, plainText } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';

/**
 * Normalises a typed code to the stored form. Cuts an overlong code to one character above the maximum, which no coupon
 * has.
 */
export const typedCode = plainText(5_000).transform((typed) => couponCode(typed).slice(0, limits.coupon.codeMax + 1));

const off: z.ZodType<CouponOff> = z.object({ kind: z.enum(['percent', 'rupees']), value: z.number() });

export const couponView: z.ZodType<Coupon> = z.object({
  _id: z.string(),
  code: z.string(),
  off,
  course: z.object({ _id: z.string(), topic: z.string() }).nullable(),
  maxUses: z.number().int().nullable(),
  uses: z.number().int(),
  held: z.number().int(),
  isDeletable: z.boolean(),
  expiresAt: z.string().nullable(),
  isPaused: z.boolean(),
  state: z.enum(couponStates),
  createdAt: z.string(),
});

export const couponOfferView: z.ZodType<CouponOffer> = z.object({
  code: z.string(),
  off,
  price: z.number().int(),
  saved: z.number().int(),
});

export const couponForm: z.ZodType<CouponForm> = z.object({
  code: typedCode,
  off,
  courseId: anyId.nullable(),
  maxUses: z.number().nullable(),
  expiresOn: plainText(20),
});

export const couponChange = z.object({
  maxUses: z.number().nullable().optional(),
  expiresOn: plainText(20).optional(),
  isPaused: z.boolean().optional(),
});

export const couponQuery = z.object({
  sort: z.enum(couponSorts).optional(),
  order: z.enum(sortOrders).optional(),
  q: plainText(limits.searchCharacters).optional(),
  state: z.enum(couponStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.couponsPerPage),
});
