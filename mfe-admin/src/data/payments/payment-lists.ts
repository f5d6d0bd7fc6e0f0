import type { AdminPayment, YearOfPayments } from '@vidya/contracts/calls/payment';
import { type MonthKey, monthKeys } from '@vidya/contracts/texts/format';

/**
 * The newest payments of a year, newest first. Each month contains its newest payments, so the year's newest are among
 * them.
 */
export const newestPayments = ({ paymentsByMonth }: YearOfPayments, howMany: number): AdminPayment[] =>
  monthKeys
    .flatMap((month) => paymentsByMonth[month].items)
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, howMany);

/** The year has no payments, not even free ones. */
export const isEmptyYear = (payments: YearOfPayments): boolean => newestPayments(payments, 1).length === 0;

/** The revenue of each month in paise, January first; 0 for months without sales. */
export const monthlyPaise = ({ totalAmountsByMonth }: YearOfPayments): { month: MonthKey; paise: number }[] =>
  monthKeys.map((month) => ({ month, paise: totalAmountsByMonth[month] }));
