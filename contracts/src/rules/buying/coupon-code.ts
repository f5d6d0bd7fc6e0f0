import { plainCode } from '../text/pasted.ts';

/** The stored form of a code: without blanks, in upper case. */
export const couponCode = (typed: string): string => plainCode(typed).replace(/\s+/g, '').toUpperCase();

/** The envelope's `Error` when a coupon is not valid here and now; its `Message` gives the reason. */
export const couponRefused = 'CouponRefused';
