import { couponStates } from '@vidya/contracts/calls/coupon';
import { Select } from '@vidya/shared-ui';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { couponOrders } from '../../data/coupons/coupon-sorting.ts';
import { couponStateText } from '../../data/coupons/coupon-text.ts';
import type { CouponsAddress } from '../../data/coupons/use-coupons.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
import { useMedia } from '../../data/use-media.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { SortField } from '../../parts/SortField.tsx';
import { CouponToolsFrame } from './coupon-styles.ts';

const states = [
  { value: '', label: 'All' },
  ...couponStates.map((value) => ({ value, label: couponStateText[value] })),
];

/** The search and filter of the coupons. */
export function CouponTools({ address, typed }: { address: CouponsAddress; typed: DebouncedParam }) {
  const isWide = useMedia(`(min-width: ${breakpoint.tablet}px)`);
  return (
    <CouponToolsFrame>
      <SearchField among="Search coupons" placeholder="Code or course" typed={typed} />
      <Select
        label="State"
        options={states}
        value={address.state ?? ''}
        onChange={(event) => address.choose(event.target.value)}
      />
      {isWide ? null : <SortField sorting={address.sorting} orders={couponOrders} standard="Newest" />}
    </CouponToolsFrame>
  );
}
