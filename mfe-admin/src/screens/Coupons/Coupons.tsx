import { useTitle } from '@vidya/contracts/browser/platform';
import { Button, Icon, PageHeader } from '@vidya/shared-ui';
import { useRef } from 'react';
import { totalText } from '../../data/coupons/coupon-text.ts';
import { useCopyCoupon, useDeleteCoupon, usePauseCoupon } from '../../data/coupons/use-coupon-change.ts';
import { useCouponForm } from '../../data/coupons/use-coupon-form.ts';
import { useCouponLimits } from '../../data/coupons/use-coupon-limits.ts';
import { useCoupons, useCouponsAddress } from '../../data/coupons/use-coupons.ts';
import { DeleteCouponDialog, LimitsDialog } from './CouponDialogs.tsx';
import { CouponResults } from './CouponResults.tsx';
import { CouponTools } from './CouponTools.tsx';
import { NewCouponDialog } from './NewCouponDialog.tsx';

/** `/admin/dashboard/coupons`: discounts, their courses, limits and last days. */
export function Coupons() {
  useTitle('Coupons');
  const address = useCouponsAddress();
  const list = useCoupons(address);
  const form = useCouponForm();
  const limits = useCouponLimits();
  const deletion = useDeleteCoupon();
  const pause = usePauseCoupon();
  const copy = useCopyCoupon();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title="Coupons"
        titleRef={heading}
        // The line is always there, so that nothing moves when the number arrives.
        lead={list.total === undefined ? '\u00a0' : totalText(list.total)}
        actions={
          <Button icon={<Icon name="plus" size={18} />} onClick={form.open}>
            New coupon
          </Button>
        }
      />
      <CouponTools address={address} />
      <CouponResults
        list={list}
        address={address}
        on={{ copy: (coupon) => void copy(coupon), edit: limits.open, pause, remove: deletion.ask }}
        onNew={form.open}
      />
      <NewCouponDialog form={form} />
      <LimitsDialog limits={limits} />
      <DeleteCouponDialog deletion={deletion} heading={() => heading.current} />
    </>
  );
}
