import type { YearOfPayments, YearRequest } from '@vidya/contracts/calls/payment';
import { limits } from '@vidya/contracts/rules/limits';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';
import { toAdminPayment } from './admin-payment.ts';
import type { PaymentSearchStore } from './payment-search.store.ts';
import type { YearStore } from './year.store.ts';
import type { YearTotals } from './year-totals.ts';

/** Every month has an entry, even without sales. */
const byMonth = <Value>(valueOf: (month: number) => Value): Record<MonthKey, Value> =>
  Object.fromEntries(monthKeys.map((key, index) => [key, valueOf(index + 1)])) as Record<MonthKey, Value>;

/** 1 to 12; null for all months. */
export const monthNumber = (key: MonthKey | undefined): number | null => (key ? monthKeys.indexOf(key) + 1 : null);

/** The rows are one page per month; the totals cover the whole year, regardless of search and filter. */
export const createFetchAllPayments =
  ({ store, search, totals }: { store: YearStore; search: PaymentSearchStore; totals: YearTotals }) =>
  async ({ q, ...request }: YearRequest): Promise<YearOfPayments> => {
    const { year, count = limits.paymentsPerFetch, skip = 0 } = request;
    const page = { ...request, month: monthNumber(request.month), count, skip };
    const [rows, sums] = await Promise.all([store.listYear(page, q ? await search.resolve(q) : null), totals.of(year)]);
    const sumOf = new Map(sums.map(({ month, totalPaise }) => [month, totalPaise]));
    const ofMonth = Map.groupBy(rows, (row) => row.month);
    return {
      paymentsByMonth: byMonth((month) => ({ items: (ofMonth.get(month) ?? []).map(toAdminPayment) })),
      totalAmountsByMonth: byMonth((month) => sumOf.get(month) ?? 0),
      yearlyTotal: sums.reduce((total, { totalPaise }) => total + totalPaise, 0),
    };
  };
