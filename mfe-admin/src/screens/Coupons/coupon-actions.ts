import type { Coupon } from '@vidya/contracts/calls/coupon';
import type { RowAction } from '../../parts/RowMenu/row-action.ts';

/** The actions for a coupon. */
export interface CouponHandlers {
  copy: (coupon: Coupon) => void;
  edit: (coupon: Coupon) => void;
  pause: (coupon: Coupon) => void;
  remove: (coupon: Coupon) => void;
}

/** Copy, edit and pause; delete only if the server allows it. */
export function couponActions(coupon: Coupon, on: CouponHandlers): RowAction[] {
  const { code, course, isPaused, isDeletable } = coupon;
  const actions: (RowAction | false)[] = [
    course
      ? { key: 'copy', label: 'Copy the link', about: `with ${code}`, icon: 'link', onClick: () => on.copy(coupon) }
      : { key: 'copy', label: 'Copy the code', about: code, icon: 'copy', onClick: () => on.copy(coupon) },
    { key: 'edit', label: 'Edit', about: code, icon: 'edit', onClick: () => on.edit(coupon) },
    {
      key: 'pause',
      label: isPaused ? 'Resume' : 'Pause',
      about: code,
      icon: isPaused ? 'play' : 'pause',
      onClick: () => on.pause(coupon),
    },
    isDeletable && {
      key: 'delete',
      label: 'Delete',
      about: code,
      icon: 'trash',
      tone: 'danger',
      onClick: () => on.remove(coupon),
    },
  ];
  return actions.filter((action) => action !== false);
}
