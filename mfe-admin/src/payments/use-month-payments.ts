import { fetchAllPayments } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import type { AdminPayment, YearRequest } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { type PaymentFilter, type PaymentSort, paymentFilters } from '@vidya/contracts/texts/choices';
import { monthKeys } from '@vidya/contracts/texts/format';
import { type SortRules, sortingOf } from '../data/sorting.ts';
import { usePeriod } from '../data/use-period.ts';
import { useRequest } from '../data/use-request.ts';
import { usePayments } from './use-payments.ts';

/** Newest first by default. */
const orders: SortRules<PaymentSort> = {
  labels: {
    date: ['Newest', 'Oldest'],
    amount: ['Highest amount', 'Lowest amount'],
    user: ['User, A to Z', 'User, Z to A'],
    course: ['Course, A to Z', 'Course, Z to A'],
    method: ['Payment method, A to Z', 'Payment method, Z to A'],
    status: ['Paid first', 'Refunded first'],
  },
  greatestFirst: ['date', 'amount'],
  standard: { sort: 'date', order: 'desc' },
};

/** The filter and sort order of a month's payments, stored in the address. */
function usePaymentFilter() {
  const address = useListAddress();
  const { params, q, typed, write, clear } = address;
  const status = paymentFilters.find((one) => one === params['status']);
  return {
    typed,
    status,
    chooseStatus: (chosen: PaymentFilter | '') => write({ status: chosen }),
    /** The filter as part of a request. */
    filter: { ...(q && { q }), ...(status && { status }) },
    clear,
    isNarrowed: q !== '' || status !== undefined,
    sorting: sortingOf(address, orders),
  };
}

/** Searches payments without a toast, because it runs with every pause in typing. */
const usePaymentSearch = (request: YearRequest, isWanted: boolean) =>
  useRequest({
    key: keys.paymentSearch(request),
    fetch: async (send, signal) => (await send(fetchAllPayments, { body: request, signal })).data,
    keepsPrevious: true,
    enabled: isWanted,
  });

/**
 * The payments of the chosen month, filtered. The search covers the whole year, so that the months with matches are
 * known. `rows` is undefined until they have loaded.
 */
export function useMonthPayments() {
  const { month, year } = usePeriod();
  const choice = usePaymentFilter();
  const whole = usePayments(year);
  const inYear = { year, ...choice.filter };
  const found = usePaymentSearch(inYear, choice.isNarrowed && whole.payments !== undefined);
  const { sorting } = choice;
  const isSorted = sorting.chosen !== undefined;
  // For another sort order, requests only the month.
  const request = { ...inYear, month, ...sorting.chosen };
  const inOrder = usePaymentSearch(request, isSorted && whole.payments !== undefined);

  const asked = [choice.isNarrowed && found, isSorted && inOrder].filter((one) => one !== false);
  const isOutdated = asked.some((one) => one.isOutdated || !one.data);
  const failedSearch = asked.find(({ error }) => error !== null);
  // Until the first response, the unfiltered month shows, dimmed.
  const unsorted = choice.isNarrowed ? (found.data ?? whole.payments) : whole.payments;
  const inNoOrder = unsorted?.paymentsByMonth[month].items;
  const sorted = isSorted ? inOrder.data?.paymentsByMonth[month].items : undefined;
  // Rows of the previous month do not belong to this one.
  const rows: AdminPayment[] | undefined = isOutdated && sorted?.length === 0 ? inNoOrder : (sorted ?? inNoOrder);
  /** Other months with matches, and their number. `isMore`: that is only the first page. */
  const elsewhere = () =>
    monthKeys.flatMap((key) => {
      const howMany = found.data?.paymentsByMonth[key].items.length ?? 0;
      return key === month || howMany === 0 ? [] : { month: key, howMany, isMore: howMany >= limits.paymentsPerFetch };
    });
  const keyOf = (): readonly unknown[] => {
    if (isSorted) return keys.paymentSearch(request);
    return choice.isNarrowed ? keys.paymentSearch(inYear) : keys.payments(year);
  };
  return {
    choice,
    /** The totals cover the whole month and year, whatever the filter (decision A2). */
    totals: whole.payments,
    rows: failedSearch ? undefined : rows,
    isOutdated,
    failure: failedSearch ?? (whole.error && !whole.payments ? whole : null),
    elsewhere,
    /** For the export, which is always in order of time. */
    exported: { ...inYear, month },
    /** The list's cache key and its request. A search shows no loading toast. */
    list: { key: keyOf(), request, isSilent: choice.isNarrowed || isSorted, mayGoOn: !isOutdated },
  };
}

export type MonthPayments = ReturnType<typeof useMonthPayments>;
