import { type PaymentSort, paymentSorts } from '@vidya/contracts/calls/choices';
import { type SortAddress, type TableOrder, useSortAddress } from '../use-sort-address.ts';

export type PaymentSorting = SortAddress<PaymentSort>;

/** The sort order of a month's payments: newest first by default. */
export const usePaymentSorting = (): PaymentSorting =>
  useSortAddress({
    columns: paymentSorts,
    standard: { sort: 'date', order: 'desc' },
    greatestFirst: ['date', 'amount'],
  });

/** Options for lists without column heads. */
export const paymentOrders: (TableOrder<PaymentSort> & { label: string })[] = [
  { sort: 'date', order: 'desc', label: 'Newest' },
  { sort: 'date', order: 'asc', label: 'Oldest' },
  { sort: 'amount', order: 'desc', label: 'Highest amount' },
  { sort: 'amount', order: 'asc', label: 'Lowest amount' },
  { sort: 'user', order: 'asc', label: 'User, A to Z' },
  { sort: 'user', order: 'desc', label: 'User, Z to A' },
  { sort: 'course', order: 'asc', label: 'Course, A to Z' },
  { sort: 'course', order: 'desc', label: 'Course, Z to A' },
  { sort: 'method', order: 'asc', label: 'Payment method, A to Z' },
  { sort: 'method', order: 'desc', label: 'Payment method, Z to A' },
  { sort: 'status', order: 'asc', label: 'Paid first' },
  { sort: 'status', order: 'desc', label: 'Refunded first' },
];
