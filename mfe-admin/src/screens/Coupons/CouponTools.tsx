import { type CouponState, couponStates } from '@vidya/contracts/calls/coupon';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { couponStateText } from '../../data/coupons/coupon-text.ts';
import type { CouponsAddress } from '../../data/coupons/use-coupons.ts';
import { useMedia } from '../../data/use-media.ts';
import { Choice } from '../../parts/Choice.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { SortField } from '../../parts/SortField.tsx';
import { CouponToolsFrame } from './coupon-styles.ts';

const states: { value: CouponState | ''; label: string }[] = [
  { value: '', label: 'All' },
  ...couponStates.map((value) => ({ value, label: couponStateText[value] })),
];

/** The search and filter of the coupons. */
export function CouponTools({ address }: { address: CouponsAddress }) {
  const { typed, state = '', choose, sorting } = address;
  const isWide = useMedia(`(min-width: ${breakpoint.tablet}px)`);
  return (
    <CouponToolsFrame>
      <SearchField among="Search coupons" placeholder="Code or course" typed={typed} />
      <Choice label="State" options={states} value={state} onChoose={choose} />
      {isWide ? null : <SortField sorting={sorting} standard="Newest" />}
    </CouponToolsFrame>
  );
}
