import type { Coupon } from '@vidya/contracts/calls/coupon';
import type { RowAction } from '../../parts/RowMenu.tsx';

/** The actions for a coupon. */
export type CouponHandlers = Record<'copy' | 'edit' | 'pause' | 'remove', (coupon: Coupon) => void>;

/** Copy, edit and pause; delete only if the server allows it. */
export function couponActions(coupon: Coupon, on: CouponHandlers): RowAction[] {
  const { code: about, course, isPaused, isDeletable } = coupon;
  const actions: RowAction[] = [
    course
      ? { key: 'copy', label: 'Copy the link', about: `with ${about}`, icon: 'link', onClick: () => on.copy(coupon) }
      : { key: 'copy', label: 'Copy the code', about, icon: 'copy', onClick: () => on.copy(coupon) },
    { key: 'edit', label: 'Edit', about, icon: 'edit', onClick: () => on.edit(coupon) },
    isPaused
      ? { key: 'pause', label: 'Resume', about, icon: 'play', onClick: () => on.pause(coupon) }
      : { key: 'pause', label: 'Pause', about, icon: 'pause', onClick: () => on.pause(coupon) },
  ];
  if (!isDeletable) return actions;
  return [
    ...actions,
    { key: 'delete', label: 'Delete', about, icon: 'trash', tone: 'danger', onClick: () => on.remove(coupon) },
  ];
}
