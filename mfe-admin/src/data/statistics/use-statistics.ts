import { keys } from '@vidya/contracts/browser/keys';
import { getPeopleStatistics, type PeopleKind } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { usePayments } from '../payments/use-payments.ts';
import { monthBefore, usePeriod } from '../use-period.ts';
import { useRequest } from '../use-request.ts';

/** A number of a month and of the previous one; null if there was no such month. */
export interface Measure {
  now: number;
  before: number | null;
}

/** The current number of people and, once loaded, the number who joined in each month of a year (`ofYear`). */
export function usePeopleStatistics(year: number, { isWanted = true } = {}) {
  const { data, ...request } = useRequest({
    key: keys.peopleStatistics(year),
    fetch: async (send, signal) => (await send(getPeopleStatistics, { query: { year }, signal })).data,
    // The current number is the same for every year, so the previous data can stay.
    keepsPrevious: true,
    enabled: isWanted,
    failure: texts.admin.statisticsFailed,
  });
  return { ...request, statistics: data, ofYear: request.isOutdated ? undefined : data };
}

/** The chosen month and the previous one, which for January is in another year. */
function useTwoMonths() {
  const period = usePeriod();
  const before = monthBefore(period);
  return { period, before, isInOtherYear: before !== null && before.year !== period.year };
}

/** The revenue in paise of the chosen month and of the previous one. */
export function useMonthlyRevenue(): Measure | null {
  const { period, before, isInOtherYear } = useTwoMonths();
  const { payments } = usePayments(period.year);
  const { payments: yearBefore } = usePayments(period.year - 1, { isWanted: isInOtherYear });
  if (!payments) return null;
  const earlier = isInOtherYear ? yearBefore : payments;
  return {
    now: payments.totalAmountsByMonth[period.month],
    before: before && earlier ? earlier.totalAmountsByMonth[before.month] : null,
  };
}

/** The number of people who joined in the chosen month and in the previous one. */
export function useArrivals(kind: PeopleKind): Measure | null {
  const { period, before, isInOtherYear } = useTwoMonths();
  const { ofYear } = usePeopleStatistics(period.year);
  const { ofYear: yearBefore } = usePeopleStatistics(period.year - 1, { isWanted: isInOtherYear });
  if (!ofYear) return null;
  const earlier = isInOtherYear ? yearBefore : ofYear;
  return {
    now: ofYear.joinedByMonth[kind][period.month],
    before: before && earlier ? earlier.joinedByMonth[kind][before.month] : null,
  };
}
