import { z } from 'zod';
import { couponCode } from '../rules/buying/coupon-code.ts';
import { limits } from '../rules/limits.ts';
import { couponSorts, couponStates, sortOrders } from '../texts/choices.ts';
import { call, sentAs } from './call.ts';
import { anyId, plainLine, whole } from './fields.ts';

/**
 * Normalises a typed code to the stored form. Cuts an overlong code to one character above the maximum, which no coupon
 * has.
 */
export const typedCode = plainLine(5_000).transform((typed) => couponCode(typed).slice(0, limits.coupon.codeMax + 1));

const couponOff = z.object({ kind: z.enum(['percent', 'rupees']), value: z.number() });

const coupon = z.object({
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

const couponOffer = z.object({ code: z.string(), off: couponOff, price: whole, saved: whole });

const couponParams = z.object({ couponId: anyId });

const couponForm = z.object({
  code: typedCode,
  off: couponOff,
  courseId: anyId.nullable(),
  /** Null means no limit. */
  maxUses: z.number().nullable(),
  /** A day in India ('2026-12-31', valid until its end) or ''. */
  expiresOn: plainLine(20),
});

const couponChange = couponForm.pick({ maxUses: true, expiresOn: true }).extend({ isPaused: z.boolean() }).partial();

const couponQuery = z.object({
  sort: z.enum(couponSorts).optional(),
  order: z.enum(sortOrders).optional(),
  q: plainLine(limits.searchCharacters).optional(),
  state: z.enum(couponStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.couponsPerPage),
});

const couponCheck = z.object({ courseId: anyId, code: typedCode });

/** The reduction of the final price: percent (1 to 100), or whole rupees. */
export type CouponOff = z.infer<typeof couponOff>;

/** A coupon as administrators see it. */
export type Coupon = z.infer<typeof coupon>;

/** `expiresOn` is a day in India ('2026-12-31', valid until its end) or ''; `maxUses` null means no limit. */
export type CouponForm = z.infer<typeof couponForm>;

/** A price with a coupon, in rupees. */
export type CouponOffer = z.infer<typeof couponOffer>;

const coupons = '/payment/coupons';

export type CouponQuery = Partial<z.infer<typeof couponQuery>>;

/** Newest first by default; the envelope's `Total` counts all matches. */
export const listCoupons = call('listCoupons', `GET ${coupons}`, {
  access: 'coupon.manage',
  query: sentAs<CouponQuery>()(couponQuery),
  data: z.array(coupon),
  example: { as: 'admin' },
});

export const createCoupon = call('createCoupon', `POST ${coupons}`, {
  access: 'coupon.manage',
  body: couponForm,
  data: coupon,
  creates: true,
  example: {
    as: 'admin',
    body: { code: 'NEW-ONE', off: { kind: 'percent', value: 10 }, courseId: '{course}', maxUses: null, expiresOn: '' },
  },
});

/** Keeps the fields that are missing. Code, course and reduction never change. */
export const updateCoupon = call('updateCoupon', `PATCH ${coupons}/:couponId`, {
  access: 'coupon.manage',
  params: couponParams,
  body: couponChange,
  data: coupon,
  example: { as: 'admin', params: { couponId: '{coupon}' }, body: { isPaused: true } },
});

/** Only for a coupon without uses or reservations; all others can only be paused. */
export const deleteCoupon = call('deleteCoupon', `DELETE ${coupons}/:couponId`, {
  access: 'coupon.manage',
  params: couponParams,
  data: z.null(),
  example: { as: 'admin', params: { couponId: '{coupon}' } },
});

/** The offer of a code for a course; 400 with the reason when it is not valid. Open to visitors. */
export const checkCoupon = call('checkCoupon', `GET ${coupons}/check`, {
  access: 'public',
  query: couponCheck,
  data: couponOffer,
  example: { as: 'visitor', query: { courseId: '{course}', code: '{couponCode}' } },
});
