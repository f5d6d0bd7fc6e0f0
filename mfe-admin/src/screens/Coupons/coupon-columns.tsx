import { type Coupon, couponOffWords, type CouponState } from '@vidya/contracts/coupon';
import { count } from '@vidya/contracts/format';
import { Badge, type BadgeTone, type Column } from '@vidya/shared-ui';
import { couponStateWords, courseWords, endsWords, usedWords } from '../../data/coupon-words.ts';
import { CouponActions } from './CouponActions.tsx';
import { Aside, Kept } from '../../parts/table-styles.ts';
import { Code } from './coupon-styles.ts';

type CouponColumn = Column<Coupon>;

/** What can be done with a coupon. */
export interface CouponDeeds {
  edit: (coupon: Coupon) => void;
  pause: (coupon: Coupon) => void;
  remove: (coupon: Coupon) => void;
}

const tones: Record<CouponState, BadgeTone> = {
  active: 'success',
  paused: 'warning',
  expired: 'neutral',
  usedUp: 'info',
};

const columns: CouponColumn[] = [
  { key: 'code', label: 'Code', cell: ({ code }) => <Code>{code}</Code> },
  { key: 'off', label: 'Takes off', cell: ({ off }) => <Kept>{couponOffWords(off)}</Kept> },
  { key: 'course', label: 'Course', cell: courseWords },
  {
    key: 'used',
    label: 'Used',
    align: 'end',
    cell: (coupon) => (
      <>
        <Kept>{usedWords(coupon)}</Kept>
        {coupon.held > 0 ? <Aside> {count(coupon.held)} held</Aside> : null}
      </>
    ),
  },
  { key: 'ends', label: 'Ends', cell: (coupon) => <Kept>{endsWords(coupon)}</Kept> },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Kept>
        <Badge tone={tones[state]}>{couponStateWords[state]}</Badge>
      </Kept>
    ),
  },
];

export const couponColumns = (on: CouponDeeds): CouponColumn[] => [
  ...columns,
  { key: 'actions', label: 'Actions', cell: (coupon) => <CouponActions coupon={coupon} on={on} /> },
];
