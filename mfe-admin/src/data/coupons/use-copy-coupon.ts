import { usePlatform } from '@vidya/contracts/browser/platform';
import { type Coupon } from '@vidya/contracts/calls/coupon';
import { paths } from '@vidya/contracts/texts/paths';

/** Copies the address that applies the coupon. A coupon for all courses has only its code. */
export function useCopyCoupon(): (coupon: Coupon) => Promise<void> {
  const { toasts } = usePlatform();
  return async ({ code, course }) => {
    const messages = course ? new URL(paths.courseDetail(course._id, code), location.origin).href : code;
    try {
      await navigator.clipboard.writeText(messages);
      toasts.success(course ? 'Link copied' : 'Code copied');
    } catch {
      toasts.blank(messages);
    }
  };
}
