import { type Coupon, type CouponSort, type CouponState, couponOffWords } from '@vidya/contracts/calls/coupon';
import { count } from '@vidya/contracts/texts/format';
import { Badge, type BadgeTone, type Column } from '@vidya/shared-ui';
import { couponStateWords, courseWords, endsWords, usedWords } from '../../data/coupons/coupon-words.ts';
import { RowMenu } from '../../parts/RowMenu/RowMenu.tsx';
import { Aside, Cut, Kept } from '../../parts/table-styles.ts';
import { type CouponHandlers, couponActions } from './coupon-actions.ts';
import { Code } from './coupon-styles.ts';

type CouponColumn = Column<Coupon>;
type SortedColumn = CouponColumn & { key: CouponSort };

const tones: Record<CouponState, BadgeTone> = {
  active: 'success',
  paused: 'warning',
  expired: 'neutral',
  usedUp: 'info',
};

const columns: SortedColumn[] = [
  { key: 'code', label: 'Code', cell: ({ code }) => <Code>{code}</Code> },
  { key: 'off', label: 'Takes off', cell: ({ off }) => <Kept>{couponOffWords(off)}</Kept> },
  {
    key: 'course',
    label: 'Course',
    cell: (coupon) => <Cut title={courseWords(coupon)}>{courseWords(coupon)}</Cut>,
  },
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

export const couponColumns = (on: CouponHandlers): CouponColumn[] => [
  ...columns.map((column) => ({ ...column, isSortable: true })),
  {
    key: 'actions',
    label: 'Actions',
    align: 'end',
    cell: (coupon) => <RowMenu actions={couponActions(coupon, on)} about={coupon.code} />,
  },
];
