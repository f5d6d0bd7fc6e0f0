import { getPeopleStatistics } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import type { PeopleKind } from '@vidya/contracts/texts/choices';
import type { MonthKey } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { monthBefore, usePeriod } from '../data/use-period.ts';
import { useRequest } from '../data/use-request.ts';
import { usePayments } from '../payments/use-payments.ts';

/** A number of a month and of the previous one: null if there was no such month, undefined if its request failed. */
export interface Measure {
  now: number;
  before: number | null | undefined;
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
  const { year, month } = usePeriod();
  const before = monthBefore({ year, month });
  const isInOtherYear = before !== null && before.year !== year;
  const measure = <Year>(
    ofYear: Year | undefined,
    yearBefore: { of: Year | undefined; error: Error | null },
    numberOf: (one: Year, inMonth: MonthKey) => number,
  ): Measure | null => {
    const earlier = isInOtherYear ? yearBefore.of : ofYear;
    if (!ofYear || !(earlier || yearBefore.error)) return null;
    return { now: numberOf(ofYear, month), before: before && earlier && numberOf(earlier, before.month) };
  };
  return { year, isInOtherYear, measure };
}

/** The revenue in paise of the chosen month and of the previous one. */
export function useMonthlyRevenue(): Measure | null {
  const { year, isInOtherYear, measure } = useTwoMonths();
  const { payments } = usePayments(year);
  const { payments: of, error } = usePayments(year - 1, { isWanted: isInOtherYear });
  return measure(payments, { of, error }, ({ totalAmountsByMonth }, month) => totalAmountsByMonth[month]);
}

/** The number of people who joined in the chosen month and in the previous one. */
export function useArrivals(kind: PeopleKind): Measure | null {
  const { year, isInOtherYear, measure } = useTwoMonths();
  const { ofYear } = usePeopleStatistics(year);
  const { ofYear: of, error } = usePeopleStatistics(year - 1, { isWanted: isInOtherYear });
  return measure(ofYear, { of, error }, ({ joinedByMonth }, month) => joinedByMonth[kind][month]);
}
