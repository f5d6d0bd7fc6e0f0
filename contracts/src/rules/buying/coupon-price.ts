import { limits } from '../limits.ts';
import { finalPrice, isGivenAway } from './price.ts';

/** Rupees and percent. */
interface Priced {
  price: number;
  discount: number;
}

/** The reduction of the final price: percent (1 to 100), or whole rupees. */
export interface CouponOff {
  kind: 'percent' | 'rupees';
  value: number;
}

/** The price with a coupon in rupees, computed on integers as in decision C1; never below 0, which is Free. */
export function couponPrice(course: Priced, off: CouponOff): number {
  const price = finalPrice(course);
  return off.kind === 'percent' ? Math.trunc((price * (100 - off.value)) / 100) : Math.max(0, price - off.value);
}

/** The offer of a coupon for a course's price. */
export function couponOffer(
  course: Priced,
  { code, off }: { code: string; off: CouponOff },
): { code: string; off: CouponOff; price: number; saved: number } {
  const price = couponPrice(course, off);
  return { code, off, price, saved: finalPrice(course) - price };
}

/** Whether it gives away even the dearest course, and with it any that is to come. */
export const givesAwayAll = (off: CouponOff): boolean => {
  const course = { price: limits.priceMax, discount: 0 };
  return isGivenAway(course.price, couponPrice(course, off));
};
