import { type MonthKey, monthKeys } from '@vidya/contracts/format';
import { keys } from '@vidya/contracts/keys';
import { limits } from '@vidya/contracts/limits';
import type { AdminPayment } from '@vidya/contracts/payment';
import { usePaymentFilter } from './use-payment-filter.ts';
import { usePaymentSearch } from './use-payment-search.ts';
import { usePayments } from './use-payments.ts';
import { usePeriod } from './use-period.ts';

/** Where else something was found: the month, and how many; `isMore` when that is only the first page. */
export interface FoundElsewhere {
  month: MonthKey;
  howMany: number;
  isMore: boolean;
}

/**
 * The chosen month's payments, narrowed by what is looked for. The whole year is searched, so that the months in which
 * something was found can be told. `rows` is undefined until they have arrived.
 */
export function useMonthPayments() {
  const { month, year } = usePeriod();
  const choice = usePaymentFilter();
  const whole = usePayments(year);
  const request = { year, ...choice.filter };
  const found = usePaymentSearch(request, choice.isNarrowed && whole.payments !== undefined);

  // Until the first answer, the month as it was: dimmed.
  const source = choice.isNarrowed ? (found.data ?? whole.payments) : whole.payments;
  const isOutdated = choice.isNarrowed && (found.isPlaceholderData || !found.data);
  const hasSearchFailed = choice.isNarrowed && found.isError;
  const failed = hasSearchFailed
    ? { error: found.error, isFetching: found.isFetching, retry: () => void found.refetch() }
    : whole;
  const elsewhere = (): FoundElsewhere[] =>
    monthKeys
      .filter((key) => key !== month)
      .map((key) => ({ month: key, howMany: found.data?.paymentsByMonth[key].items.length ?? 0 }))
      .filter(({ howMany }) => howMany > 0)
      .map((place) => ({ ...place, isMore: place.howMany >= limits.paymentsPerFetch }));
  const rows: AdminPayment[] | undefined = source?.paymentsByMonth[month].items;
  return {
    choice,
    /** Totals are of the whole month and year, whatever is looked for (decision A2). */
    totals: whole.payments,
    rows: hasSearchFailed ? undefined : rows,
    isOutdated,
    failure: failed.error && !(whole.payments && !hasSearchFailed) ? failed : null,
    elsewhere,
    list: {
      key: choice.isNarrowed ? keys.paymentSearch(request) : keys.payments(year),
      request: { ...request, month },
      isSilent: choice.isNarrowed,
      mayGoOn: !isOutdated,
    },
  };
}
