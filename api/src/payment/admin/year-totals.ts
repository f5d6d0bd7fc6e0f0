import { createShortCache } from '@vidya/contracts/rules/short-cache';

/** What one month brought in, in paise; `month` counts from 1. */
export interface MonthSum {
  month: number;
  totalPaise: number;
}

/** A year's sums, kept for a moment: many screens ask, and each answer reads every payment of the year. */
export interface YearTotals {
  of(year: number): Promise<MonthSum[]>;
  /** Forgets everything, also what is being read just now: after money came in or went back. */
  drop(): void;
}

interface TotalsParts {
  sumMonths: (year: number) => Promise<MonthSum[]>;
  /** How long: other processes take money too, and nobody tells this one. */
  ttlMs: number;
}

const maxYears = 50;

export function createYearTotals({ sumMonths, ttlMs }: TotalsParts): YearTotals {
  const cache = createShortCache<MonthSum[]>({ ttlMs, max: maxYears });
  return {
    of: (year) => cache.get(String(year), () => sumMonths(year)),
    drop: () => cache.invalidate(),
  };
}

interface Transacting {
  transaction(work: never): Promise<unknown>;
}

/** The same store, whose transactions drop the totals once they have ended, however they did. */
export const dropAfter = <Store extends Transacting>(store: Store, totals: Pick<YearTotals, 'drop'>): Store => ({
  ...store,
  transaction: (work: never) => store.transaction(work).finally(() => totals.drop()),
});
