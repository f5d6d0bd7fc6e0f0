import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog } from '@vidya/shared-ui';
import { couponText } from '../../data/coupons/coupon-text.ts';
import type { CouponDeletion } from '../../data/coupons/use-coupon-change.ts';

interface DeleteCouponDialogProps {
  deletion: CouponDeletion;
  focusAfter: () => HTMLElement | null;
}

/** Confirms the deletion of a coupon. */
export function DeleteCouponDialog({ deletion, focusAfter }: DeleteCouponDialogProps) {
  const { coupon, isOpen, isBusy, confirm, close } = deletion;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Are you sure you want to delete ${coupon?.code ?? 'this coupon'}?`}
      lines={[
        ...(coupon ? [`It takes ${couponText(coupon)}. Nobody has used it.`] : []),
        'Links and posts that carry its code will say that it is not valid.',
        texts.dialog.cannotUndo,
      ]}
      confirmLabel="Delete Coupon"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={focusAfter}
    />
  );
}
