import { useTitle } from '@vidya/contracts/browser/platform';
import { useMedia } from '@vidya/contracts/browser/use-media';
import { type CouponState, couponStates } from '@vidya/contracts/texts/choices';
import { Button, Icon, PageHeader, SearchField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { SortField } from '../parts/SortField.tsx';
import { roomForTable } from '../parts/table-styles.ts';
import { DeleteCouponDialog, LimitsDialog } from './CouponDialogs.tsx';
import { CouponResults } from './CouponResults.tsx';
import { CouponToolsFrame } from './coupon-styles.ts';
import { couponStateText, totalText } from './coupon-text.ts';
import { NewCouponDialog } from './NewCouponDialog.tsx';
import { useCopyCoupon, useCouponLimits, useDeleteCoupon, usePauseCoupon } from './use-coupon-change.ts';
import { useCouponForm } from './use-coupon-form.ts';
import { type CouponsAddress, useCoupons, useCouponsAddress } from './use-coupons.ts';

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

const states: { value: CouponState | ''; label: string }[] = [
  { value: '', label: 'All' },
  ...couponStates.map((value) => ({ value, label: couponStateText[value] })),
];

function CouponTools({ address }: { address: CouponsAddress }) {
  const { typed, state = '', choose, sorting } = address;
  const isWide = useMedia(roomForTable);
  return (
    <CouponToolsFrame>
      <SearchField among="Search coupons" placeholder="Code or course" typed={typed} />
      <Choice label="State" options={states} value={state} onChoose={choose} />
      {isWide ? null : <SortField sorting={sorting} standard="Newest" />}
    </CouponToolsFrame>
  );
}
