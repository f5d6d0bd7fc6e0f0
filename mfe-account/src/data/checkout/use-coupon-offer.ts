import { checkCoupon } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { couponRefused } from '@vidya/contracts/rules/buying/coupon-code';

/** The coupon's discount, for display only: the order sets the amount. Null if refused, undefined while unknown. */
export function useCouponOffer(courseId: string, code: string): CouponOffer | null | undefined {
  const { data, error } = useCall(checkCoupon, {
    key: keys.couponOffer(courseId, code),
    query: { courseId, code },
    enabled: code !== '' && courseId !== '',
    retry: false,
  });
  if (code === '') return null;
  // Other errors say nothing about the coupon: the order decides.
  return error instanceof ApiError && error.code === couponRefused ? null : data;
}
