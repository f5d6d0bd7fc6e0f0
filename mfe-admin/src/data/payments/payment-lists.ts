import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';

/** The newest payments of a year, newest first. Every month brings its newest, so these are the year's newest too. */
export const newestPayments = ({ paymentsByMonth }: YearOfPayments, howMany: number): AdminPayment[] =>
  monthKeys
    .flatMap((month) => paymentsByMonth[month].items)
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, howMany);

/** Nothing was bought in that year: no payment, not even a free one. */
export const isEmptyYear = (payments: YearOfPayments): boolean => newestPayments(payments, 1).length === 0;

/** The paise of each month, January first; months without sales are 0. */
export const monthlyPaise = ({ totalAmountsByMonth }: YearOfPayments): { month: MonthKey; paise: number }[] =>
  monthKeys.map((month) => ({ month, paise: totalAmountsByMonth[month] }));
