import type { Coupon } from '@vidya/contracts/calls/coupon';
import type { CouponSort, CouponState } from '@vidya/contracts/texts/choices';
import { count } from '@vidya/contracts/texts/format';
import { couponOffText } from '@vidya/contracts/texts/labels';
import { Badge, type BadgeTone, type Column } from '@vidya/shared-ui';
import { type RowAction, RowMenu } from '../parts/RowMenu.tsx';
import { Aside, Cut, NoWrap } from '../parts/table-styles.ts';
import { Code } from './coupon-styles.ts';
import { couponStateText, courseText, endsText, usedText } from './coupon-text.ts';

type CouponColumn = Column<Coupon>;

export const couponTones: Record<CouponState, BadgeTone> = {
  active: 'success',
  paused: 'warning',
  expired: 'neutral',
  usedUp: 'info',
};

export const couponFacts: (CouponColumn & { key: CouponSort })[] = [
  { key: 'code', label: 'Code', cell: ({ code }) => <Code translate="no">{code}</Code> },
  { key: 'off', label: 'Takes off', cell: ({ off }) => <NoWrap>{couponOffText(off)}</NoWrap> },
  { key: 'course', label: 'Course', cell: (coupon) => <Cut title={courseText(coupon)}>{courseText(coupon)}</Cut> },
  {
    key: 'used',
    label: 'Used',
    align: 'end',
    cell: (coupon) => (
      <>
        <NoWrap>{usedText(coupon)}</NoWrap>
        {coupon.held > 0 ? <Aside> {count(coupon.held)} held</Aside> : null}
      </>
    ),
  },
  { key: 'ends', label: 'Ends', cell: (coupon) => <NoWrap>{endsText(coupon)}</NoWrap> },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => (
      <NoWrap>
        <Badge tone={couponTones[state]}>{couponStateText[state]}</Badge>
      </NoWrap>
    ),
  },
];

export const couponColumns = (on: CouponHandlers): CouponColumn[] => [
  ...couponFacts.map((column) => ({ ...column, isSortable: true })),
  {
    key: 'actions',
    label: 'Actions',
    align: 'end',
    cell: (coupon) => <RowMenu actions={couponActions(coupon, on)} about={coupon.code} />,
  },
];

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
