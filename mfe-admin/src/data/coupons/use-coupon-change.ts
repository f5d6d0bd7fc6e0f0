import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { type Platform, usePlatform } from '@vidya/contracts/browser/platform';
import { type Coupon, deleteCoupon, updateCoupon } from '@vidya/contracts/calls/coupon';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useQuestion } from '../use-question.ts';

interface CouponChange {
  maxUses?: number | null;
  expiresOn?: string;
  isPaused?: boolean;
}

/** Returns a function that sends a change, refetches coupons and offers, and resolves with whether it succeeded. */
export function useSaveCoupon(run: Platform['run']) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  return async (coupon: Coupon, body: CouponChange): Promise<boolean> => {
    const response = await run(send(updateCoupon, { params: { couponId: coupon._id }, body }), {
      loading: texts.progress.savingCoupon,
      success: texts.coupon.changed,
      failure: texts.coupon.changeFailed,
    });
    if (response) await queries.invalidateQueries({ queryKey: keys.coupons });
    return response !== null;
  };
}

/** Pauses or resumes at once, without a dialog: it is easy to undo. */
export function usePauseCoupon(): (coupon: Coupon) => void {
  const save = useSaveCoupon(usePlatform().run);
  return (coupon) => void save(coupon, { isPaused: !coupon.isPaused });
}

/** Copies the address that applies the coupon. A coupon for all courses has only its code. */
export function useCopyCoupon(): (coupon: Coupon) => Promise<void> {
  const { toasts } = usePlatform();
  return async ({ code, course }) => {
    const copied = course ? new URL(paths.courseDetail(course._id, code), location.origin).href : code;
    try {
      await navigator.clipboard.writeText(copied);
      toasts.success(course ? 'Link copied' : 'Code copied');
    } catch {
      toasts.blank(copied);
    }
  };
}

/** The confirmation dialog and the deletion of a coupon. */
export function useDeleteCoupon() {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const { subject: coupon, run, finish, forget, ...question } = useQuestion<Coupon>('delete-coupon');
  const confirm = async (): Promise<void> => {
    if (!coupon) return;
    const sent = send(deleteCoupon, { params: { couponId: coupon._id } });
    const response = await run(sent, {
      loading: texts.progress.deletingCoupon,
      success: texts.coupon.deleted,
      failure: texts.coupon.deleteFailed,
    });
    // The refetch removes the delete button after a success or a refusal.
    finish();
    if (response) forget();
    // After a refusal the coupon is in use: the refetched list shows it.
    await queries.invalidateQueries({ queryKey: keys.coupons });
  };
  return { ...question, coupon, confirm };
}

export type CouponDeletion = ReturnType<typeof useDeleteCoupon>;
