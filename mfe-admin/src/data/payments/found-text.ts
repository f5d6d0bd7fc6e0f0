import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import type { useMonthPayments } from './use-month-payments.ts';

/** The result of a search for screen readers; '' without a search or while it loads. */
export function foundText({ choice, rows, isOutdated }: ReturnType<typeof useMonthPayments>, period: string): string {
  if (!choice.isNarrowed || isOutdated || !rows) return '';
  const howMany = `${count(rows.length)}${rows.length >= limits.paymentsPerFetch ? ' or more' : ''}`;
  return `${howMany} ${rows.length === 1 ? 'payment' : 'payments'} found in ${period}`;
}
