import { z } from 'zod';
import { couponSorts, couponStates, sortOrders } from '../calls/choices.ts';
import { couponCode } from '../rules/coupon-code.ts';
import { limits } from '../rules/limits.ts';
import { anyId, plainLine, whole } from './fields.ts';

/**
 * Normalises a typed code to the stored form. Cuts an overlong code to one character above the maximum, which no coupon
 * has.
 */
export const typedCode = plainLine(5_000).transform((typed) => couponCode(typed).slice(0, limits.coupon.codeMax + 1));

export const couponOff = z.object({ kind: z.enum(['percent', 'rupees']), value: z.number() });

export const coupon = z.object({
  _id: z.string(),
  /** Upper case. */
  code: z.string(),
  off: couponOff,
  /** Null when it is valid for every course. */
  course: z.object({ _id: z.string(), topic: z.string() }).nullable(),
  /** Max total uses; null without a limit. */
  maxUses: whole.nullable(),
  /** The number of payments made with it. */
  uses: whole,
  /** Open checkouts that reserve a use of it. */
  held: whole,
  /** True for an unused coupon without open orders; all others can only be paused. */
  isDeletable: z.boolean(),
  /** The end of its validity; null without one. */
  expiresAt: z.string().nullable(),
  isPaused: z.boolean(),
  state: z.enum(couponStates),
  createdAt: z.string(),
});

export const couponOffer = z.object({ code: z.string(), off: couponOff, price: whole, saved: whole });

export const couponParams = z.object({ couponId: anyId });

export const couponForm = z.object({
  code: typedCode,
  off: couponOff,
  courseId: anyId.nullable(),
  /** Null means no limit. */
  maxUses: z.number().nullable(),
  /** A day in India ('2026-12-31', valid until its end) or ''. */
  expiresOn: plainLine(20),
});

export const couponChange = couponForm
  .pick({ maxUses: true, expiresOn: true })
  .extend({ isPaused: z.boolean() })
  .partial();

export const couponQuery = z.object({
  sort: z.enum(couponSorts).optional(),
  order: z.enum(sortOrders).optional(),
  q: plainLine(limits.searchCharacters).optional(),
  state: z.enum(couponStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.couponsPerPage),
});

export const couponCheck = z.object({ courseId: anyId, code: typedCode });
