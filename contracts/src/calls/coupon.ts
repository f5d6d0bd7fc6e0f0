import type { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { finalPrice, isGivenAway } from '../rules/price.ts';
import type {
  coupon,
  couponChange,
  couponCheck,
  couponForm,
  couponOff,
  couponOffer as couponOfferShape,
  couponQuery,
} from '../shapes/coupon.ts';
import { rupees } from '../texts/format.ts';
import { defineCall } from './call.ts';
import type { CourseSummary } from './course.ts';

/** The reduction of the final price: percent (1 to 100), or whole rupees. */
export type CouponOff = z.infer<typeof couponOff>;

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

/** Whether it gives away even the dearest course, and with it any that is to come. */
export const givesAwayAll = (off: CouponOff): boolean => {
  const course = { price: limits.priceMax, discount: 0 };
  return isGivenAway(course.price, couponPrice(course, off));
};

/** '20% off', '₹200 off'. */
export const couponOffText = ({ kind, value }: CouponOff): string =>
  `${kind === 'percent' ? `${value}%` : rupees(value)} off`;

/** A coupon as administrators see it. */
export type Coupon = z.infer<typeof coupon>;

/** `expiresOn` is a day in India ('2026-12-31', valid until its end) or ''; `maxUses` null means no limit. */
export type CouponForm = z.infer<typeof couponForm>;

/** A price with a coupon, in rupees. */
export type CouponOffer = z.infer<typeof couponOfferShape>;

const coupons = '/payment/coupons';

export type CouponQuery = Partial<z.infer<typeof couponQuery>>;

/** Newest first by default; the envelope's `Total` counts all matches. */
export const listCoupons = defineCall<{ query: CouponQuery; data: Coupon[] }>('listCoupons', `GET ${coupons}`);
export const createCoupon = defineCall<{ body: CouponForm; data: Coupon }>('createCoupon', `POST ${coupons}`, {
  creates: true,
});
/** Keeps the fields that are missing. Code, course and reduction never change. */
export const updateCoupon = defineCall<{
  params: { couponId: string };
  body: z.infer<typeof couponChange>;
  data: Coupon;
}>('updateCoupon', `PATCH ${coupons}/:couponId`);
/** Only for a coupon without uses or reservations; all others can only be paused. */
export const deleteCoupon = defineCall<{ params: { couponId: string }; data: null }>(
  'deleteCoupon',
  `DELETE ${coupons}/:couponId`,
);
/** The envelope's `Error` when a coupon is not valid here and now; its `Message` gives the reason. */
export const couponRefused = 'CouponRefused';

/** The offer of a code for a course; 400 with the reason when it is not valid. Open to visitors. */
export const checkCoupon = defineCall<{ query: z.infer<typeof couponCheck>; data: CouponOffer }>(
  'checkCoupon',
  `GET ${coupons}/check`,
);
