import { type Coupon, type CouponState, couponOffWords } from '@vidya/contracts/calls/coupon';
import { count, shortDate } from '@vidya/contracts/texts/format';

export const couponStateWords: Record<CouponState, string> = {
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  usedUp: 'Used up',
};

/** '3 of 10', '3'. */
export const usedWords = ({ uses, maxUses }: Coupon): string =>
  maxUses === null ? count(uses) : `${count(uses)} of ${count(maxUses)}`;

export const endsWords = ({ expiresAt }: Coupon): string => (expiresAt ? shortDate(expiresAt) : 'Never');

export const courseWords = ({ course }: Coupon): string => course?.topic ?? 'All courses';

/** '20% off all courses', '₹200 off Git without fear'. */
export const couponInWords = ({ off, course }: Coupon): string =>
  `${couponOffWords(off)} ${course?.topic ?? 'all courses'}`;

export const totalWords = (total: number): string => `${count(total)} ${total === 1 ? 'coupon' : 'coupons'}`;

// Without those that are mistaken for others when they are read out.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses; random numbers are handed in from 0 to below 1. */
export const suggestedCode = (random: () => number): string =>
  `VIDYA-${Array.from({ length: 6 }, () => letters.charAt(Math.floor(random() * letters.length))).join('')}`;
