import { keys } from '@vidya/contracts/browser/keys';
import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { usePeriod } from '../use-period.ts';
import { usePaymentSorting } from './payment-sorting.ts';
import { usePaymentFilter } from './use-payment-filter.ts';
import { usePaymentSearch } from './use-payment-search.ts';
import { usePayments } from './use-payments.ts';

/** A month with matches, and their number. `isMore`: that is only the first page. */
export interface FoundElsewhere {
  month: MonthKey;
  howMany: number;
  isMore: boolean;
}

/**
 * The payments of the chosen month, filtered. The search covers the whole year, so that the months with matches are
 * known. `rows` is undefined until they have loaded.
 */
export function useMonthPayments() {
  const { month, year } = usePeriod();
  const choice = usePaymentFilter();
  const whole = usePayments(year);
  const request = { year, ...choice.filter };
  const found = usePaymentSearch(request, choice.isNarrowed && whole.payments !== undefined);
  const sorting = usePaymentSorting();
  const isSorted = sorting.chosen !== undefined;
  // For another sort order, requests only the month.
  const inOrder = usePaymentSearch({ ...request, month, ...sorting.chosen }, isSorted && whole.payments !== undefined);

  const asked = [choice.isNarrowed && found, isSorted && inOrder].filter((one) => one !== false);
  // Until the first response, the unfiltered month shows, dimmed.
  const unsorted = choice.isNarrowed ? (found.data ?? whole.payments) : whole.payments;
  const sorted = isSorted ? inOrder.data?.paymentsByMonth[month].items : undefined;
  const isOutdated = asked.some(({ isPlaceholderData, data }) => isPlaceholderData || !data);
  const failedSearch = asked.find(({ isError }) => isError);
  const hasSearchFailed = failedSearch !== undefined;
  const failed = failedSearch
    ? { error: failedSearch.error, isFetching: failedSearch.isFetching, retry: () => void failedSearch.refetch() }
    : whole;
  const elsewhere = (): FoundElsewhere[] =>
    monthKeys
      .filter((key) => key !== month)
      .map((key) => ({ month: key, howMany: found.data?.paymentsByMonth[key].items.length ?? 0 }))
      .filter(({ howMany }) => howMany > 0)
      .map((place) => ({ ...place, isMore: place.howMany >= limits.paymentsPerFetch }));
  const inNoOrder = unsorted?.paymentsByMonth[month].items;
  // Rows of the previous month do not belong to this one.
  const rows: AdminPayment[] | undefined = isOutdated && sorted?.length === 0 ? inNoOrder : (sorted ?? inNoOrder);
  const keyOf = (): readonly unknown[] => {
    if (isSorted) return keys.paymentSearch({ ...request, month, ...sorting.chosen });
    return choice.isNarrowed ? keys.paymentSearch(request) : keys.payments(year);
  };
  return {
    choice,
    sorting,
    /** The totals cover the whole month and year, whatever the filter (decision A2). */
    totals: whole.payments,
    rows: hasSearchFailed ? undefined : rows,
    isOutdated,
    failure: failed.error && !(whole.payments && !hasSearchFailed) ? failed : null,
    elsewhere,
    /** For the export, which is always in order of time. */
    exported: { ...request, month },
    list: {
      key: keyOf(),
      request: { ...request, month, ...sorting.chosen },
      isSilent: choice.isNarrowed || isSorted,
      mayGoOn: !isOutdated,
    },
  };
}
