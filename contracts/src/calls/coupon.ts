import { finalPrice } from '../rules/price.ts';
import type { Sorting } from '../rules/sorting.ts';
import { rupees } from '../texts/format.ts';
import { defineCall } from './call.ts';
import type { CourseSummary } from './course.ts';

/** The reduction of the final price: percent (1 to 100), or whole rupees. */
export interface CouponOff {
  kind: 'percent' | 'rupees';
  value: number;
}

/** The price with a coupon in rupees, computed on integers as in decision C1; never below 0, which is Free. */
export function couponPrice(course: Pick<CourseSummary, 'price' | 'discount'>, off: CouponOff): number {
  const price = finalPrice(course);
  return off.kind === 'percent' ? Math.trunc((price * (100 - off.value)) / 100) : Math.max(0, price - off.value);
}

/** The offer of a coupon for a course's price. */
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
  /** Null when it is valid for every course. */
  course: { _id: string; topic: string } | null;
  /** Max total uses; null without a limit. */
  maxUses: number | null;
  /** The number of payments made with it. */
  uses: number;
  /** Open checkouts that reserve a use of it. */
  held: number;
  /** True when nobody has used it or can still pay with it; all others can only be paused. */
  isDeletable: boolean;
  /** The end of its validity; null without one. */
  expiresAt: string | null;
  isPaused: boolean;
  state: CouponState;
  createdAt: string;
}

/** `expiresOn` is a day in India ('2026-12-31', valid until its end) or ''; `maxUses` null means no limit. */
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

/** The sortable columns of the coupon list; on equal values the newer coupon comes first. */
export const couponSorts = ['code', 'off', 'course', 'used', 'ends', 'state'] as const;
export type CouponSort = (typeof couponSorts)[number];

export interface CouponQuery extends Sorting<CouponSort> {
  q?: string;
  state?: CouponState;
  page?: number;
  limit?: number;
}

/** Newest first by default; the envelope's `Total` counts all matches. */
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
/** Keeps the fields that are missing. Code, course and reduction never change. */
export const updateCoupon = defineCall<{
  params: { couponId: string };
  body: { maxUses?: number | null; expiresOn?: string; isPaused?: boolean };
  data: Coupon;
}>({ name: 'updateCoupon', method: 'PATCH', path: `${coupons}/:couponId` });
/** Only for a coupon without uses or reservations; all others can only be paused. */
export const deleteCoupon = defineCall<{ params: { couponId: string }; data: null }>({
  name: 'deleteCoupon',
  method: 'DELETE',
  path: `${coupons}/:couponId`,
});
/** The envelope's `Error` when a coupon is not valid here and now; its `Message` gives the reason. */
export const couponRefused = 'CouponRefused';

/** The offer of a code for a course; 400 with the reason when it is not valid. Open to visitors. */
export const checkCoupon = defineCall<{ query: { courseId: string; code: string }; data: CouponOffer }>({
  name: 'checkCoupon',
  method: 'GET',
  path: `${coupons}/check`,
});

/** The stored form of a code: without blanks, in upper case. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
