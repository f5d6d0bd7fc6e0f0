import type { Coupon } from '@vidya/contracts/calls/coupon';
import type { CouponState } from '@vidya/contracts/texts/choices';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { couponOffText } from '@vidya/contracts/texts/labels';
import { counted } from '../data/counted.ts';

export const couponStateText: Record<CouponState, string> = {
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  usedUp: 'Used up',
};

/** '3 of 10', '3'. */
export const usedText = ({ uses, maxUses }: Coupon): string =>
  maxUses === null ? count(uses) : `${count(uses)} of ${count(maxUses)}`;

export const endsText = ({ expiresAt }: Coupon): string => (expiresAt ? shortDate(expiresAt) : 'Never');

export const courseText = ({ course }: Coupon): string => course?.topic ?? 'All courses';

/** '20% off all courses', '₹200 off Git without fear'. */
export const couponText = ({ off, course }: Coupon): string =>
  `${couponOffText(off)} ${course?.topic ?? 'all courses'}`;

export const totalText = (total: number): string => counted(total, 'coupon');

// Without letters and digits that are easily confused when read aloud.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that is hard to guess. `random` returns numbers from 0 to below 1. */
export const suggestedCode = (random: () => number): string =>
  `VIDYA-${Array.from({ length: 6 }, () => letters.charAt(Math.floor(random() * letters.length))).join('')}`;

/** The typed whole number; NaN for any other text, including an empty field. */
export const whole = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** The typed limit of uses; null for an empty field, which means no limit. */
export const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : whole(typed));
