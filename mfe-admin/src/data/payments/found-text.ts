import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import type { useMonthPayments } from './use-month-payments.ts';

/** What a search found, for those who cannot see the list; '' while nothing is looked for or the answer travels. */
export function foundText({ choice, rows, isOutdated }: ReturnType<typeof useMonthPayments>, period: string): string {
  if (!choice.isNarrowed || isOutdated || !rows) return '';
  const howMany = `${count(rows.length)}${rows.length >= limits.paymentsPerFetch ? ' or more' : ''}`;
  return `${howMany} ${rows.length === 1 ? 'payment' : 'payments'} found in ${period}`;
}
