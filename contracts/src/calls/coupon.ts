import type { Sorting } from '../rules/sorting.ts';
import { rupees } from '../texts/format.ts';
import { defineCall } from './call.ts';
import { type CourseSummary, finalPrice } from './course.ts';

/** What a coupon takes off the final price: percent (1 to 100), or whole rupees. */
export interface CouponOff {
  kind: 'percent' | 'rupees';
  value: number;
}

/** Rupees to pay with a coupon, on integers as in decision C1; never below 0, which is Free. */
export function couponPrice(course: Pick<CourseSummary, 'price' | 'discount'>, off: CouponOff): number {
  const price = finalPrice(course);
  return off.kind === 'percent' ? Math.trunc((price * (100 - off.value)) / 100) : Math.max(0, price - off.value);
}

/** What a coupon makes of a course's price. */
export function couponOffer(
  course: Pick<CourseSummary, 'price' | 'discount'>,
  { code, off }: Pick<CouponOffer, 'code' | 'off'>,
): CouponOffer {
  const price = couponPrice(course, off);
  return { code, off, price, saved: finalPrice(course) - price };
}

/** '20% off', '₹200 off'. */
export const couponOffText = ({ kind, value }: CouponOff): string =>
  `${kind === 'percent' ? `${value}%` : rupees(value)} off`;

export const couponStates = ['active', 'paused', 'expired', 'usedUp'] as const;
export type CouponState = (typeof couponStates)[number];

/** A coupon as administrators see it. */
export interface Coupon {
  _id: string;
  /** Upper case. */
  code: string;
  off: CouponOff;
  /** Null: good for every course. */
  course: { _id: string; topic: string } | null;
  /** How often it may be used in all; null: without limit. */
  maxUses: number | null;
  /** Payments made with it, each counted once. */
  uses: number;
  /** Checkouts under way that hold a use of it. */
  held: number;
  /** Nobody has used it or may still pay with it; others can only be paused. */
  isDeletable: boolean;
  /** The last moment at which it is good; null: for ever. */
  expiresAt: string | null;
  isPaused: boolean;
  state: CouponState;
  createdAt: string;
}

/** `expiresOn` is a day in India ('2026-12-31', good until its end) or ''; `maxUses` null means without limit. */
export interface CouponForm {
  code: string;
  off: CouponOff;
  courseId: string | null;
  maxUses: number | null;
  expiresOn: string;
}

/** A price with a coupon, in rupees. */
export interface CouponOffer {
  code: string;
  off: CouponOff;
  price: number;
  saved: number;
}

const coupons = '/payment/coupons';

/** The columns that a list of coupons is sorted by; where two say the same, the newer coupon is first. */
export const couponSorts = ['code', 'off', 'course', 'used', 'ends', 'state'] as const;
export type CouponSort = (typeof couponSorts)[number];

export interface CouponQuery extends Sorting<CouponSort> {
  q?: string;
  state?: CouponState;
  page?: number;
  limit?: number;
}

/** The newest first unless told otherwise; the envelope's `Total` counts all that match. */
export const listCoupons = defineCall<{ query: CouponQuery; data: Coupon[] }>({
  name: 'listCoupons',
  method: 'GET',
  path: coupons,
});
export const createCoupon = defineCall<{ body: CouponForm; data: Coupon }>({
  name: 'createCoupon',
  method: 'POST',
  path: coupons,
});
/** What is left out stays. Code, course and what it takes off never change. */
export const updateCoupon = defineCall<{
  params: { couponId: string };
  body: { maxUses?: number | null; expiresOn?: string; isPaused?: boolean };
  data: Coupon;
}>({ name: 'updateCoupon', method: 'PATCH', path: `${coupons}/:couponId` });
/** Only one that nobody has used or holds: others are paused. */
export const deleteCoupon = defineCall<{ params: { couponId: string }; data: null }>({
  name: 'deleteCoupon',
  method: 'DELETE',
  path: `${coupons}/:couponId`,
});
/** The envelope's `Error` when a coupon is worth nothing here and now; its `Message` says why. */
export const couponRefused = 'CouponRefused';

/** What a code is worth for a course; 400 with the reason when it is worth nothing. Open to visitors. */
export const checkCoupon = defineCall<{ query: { courseId: string; code: string }; data: CouponOffer }>({
  name: 'checkCoupon',
  method: 'GET',
  path: `${coupons}/check`,
});

/** As codes are kept and compared: without blanks, upper case. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
