import { limits } from '@vidya/contracts/limits';
import { type MonthKey, monthKeys } from '@vidya/contracts/format';

export interface Period {
  year: number;
  month: MonthKey;
}

/** The month before: December of the year before for January; null before the first year offered. */
export function monthBefore({ year, month }: Period): Period | null {
  const index = monthKeys.indexOf(month);
  if (index > 0) return { year, month: monthKeys[index - 1] ?? 'Jan' };
  return year > limits.firstYear ? { year: year - 1, month: 'Dec' } : null;
}
