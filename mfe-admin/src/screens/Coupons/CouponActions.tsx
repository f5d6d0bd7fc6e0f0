import type { Coupon } from '@vidya/contracts/coupon';
import { IconButton } from '@vidya/shared-ui';
import { useCopyCoupon } from '../../data/use-copy-coupon.ts';
import type { CouponDeeds } from './coupon-columns.tsx';
import { Acts } from './coupon-styles.ts';

/** Passing it on, changing its limits, pausing; deleting only where the server would not refuse it. */
export function CouponActions({ coupon, on }: { coupon: Coupon; on: CouponDeeds }) {
  const copy = useCopyCoupon();
  const { code, course, isPaused, isDeletable } = coupon;
  return (
    <Acts>
      <IconButton
        size="small"
        icon={course ? 'link' : 'copy'}
        label={course ? `Copy the link with ${code}` : `Copy the code ${code}`}
        onClick={() => void copy(coupon)}
      />
      <IconButton size="small" icon="edit" label={`Edit ${code}`} onClick={() => on.edit(coupon)} />
      <IconButton
        size="small"
        icon={isPaused ? 'play' : 'pause'}
        label={`${isPaused ? 'Resume' : 'Pause'} ${code}`}
        onClick={() => on.pause(coupon)}
      />
      {isDeletable ? (
        <IconButton
          size="small"
          icon="trash"
          variant="danger"
          label={`Delete ${code}`}
          onClick={() => on.remove(coupon)}
        />
      ) : null}
    </Acts>
  );
}
