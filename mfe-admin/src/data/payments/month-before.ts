import { limits } from '@vidya/contracts/rules/limits';
import { type MonthKey, monthInIndia, monthKeys } from '@vidya/contracts/texts/format';

export interface Period {
  year: number;
  month: MonthKey;
}

/** Whether the month is in the future, in India's time zone. */
export function isToCome({ year, month }: Period, now: Date): boolean {
  const today = monthInIndia(now);
  if (year !== today.year) return year > today.year;
  return monthKeys.indexOf(month) > monthKeys.indexOf(today.month);
}

/** The previous month: for January, December of the previous year. Null before the first available year. */
export function monthBefore({ year, month }: Period): Period | null {
  const index = monthKeys.indexOf(month);
  if (index > 0) return { year, month: monthKeys[index - 1] ?? 'Jan' };
  return year > limits.firstYear ? { year: year - 1, month: 'Dec' } : null;
}
