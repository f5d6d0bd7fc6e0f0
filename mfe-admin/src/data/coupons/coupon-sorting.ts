import { type CouponSort, couponSorts } from '@vidya/contracts/calls/choices';
import { type SortAddress, type TableOrder, useSortAddress } from '../use-sort-address.ts';

export type CouponSorting = SortAddress<CouponSort>;

/** The sort order of coupons: newest first, which is not a column, until a column is chosen. */
export const useCouponSorting = (): CouponSorting =>
  useSortAddress({ columns: couponSorts, standard: undefined, greatestFirst: ['off', 'used'] });

/** Options for lists without column heads. */
export const couponOrders: (TableOrder<CouponSort> & { label: string })[] = [
  { sort: 'code', order: 'asc', label: 'Code, A to Z' },
  { sort: 'code', order: 'desc', label: 'Code, Z to A' },
  { sort: 'off', order: 'desc', label: 'Takes off most' },
  { sort: 'off', order: 'asc', label: 'Takes off least' },
  { sort: 'course', order: 'asc', label: 'Course, A to Z' },
  { sort: 'course', order: 'desc', label: 'Course, Z to A' },
  { sort: 'used', order: 'desc', label: 'Used most' },
  { sort: 'used', order: 'asc', label: 'Used least' },
  { sort: 'ends', order: 'asc', label: 'Ends first' },
  { sort: 'ends', order: 'desc', label: 'Ends last' },
  { sort: 'state', order: 'asc', label: 'State, A to Z' },
  { sort: 'state', order: 'desc', label: 'State, Z to A' },
];
