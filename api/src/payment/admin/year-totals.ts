import { createShortCache } from '@vidya/contracts/rules/short-cache';

/** The income of one month in paise; `month` counts from 1. */
export interface MonthSum {
  month: number;
  totalPaise: number;
}

interface TotalsParts {
  sumMonths: (year: number) => Promise<MonthSum[]>;
  /** How long to cache: another process may capture payments without being able to tell this one. */
  ttlMs: number;
}

const maxYears = 50;

/** Caches a year's sums briefly: many screens request them, and each computation reads all payments of the year. */
export function createYearTotals({ sumMonths, ttlMs }: TotalsParts) {
  const cache = createShortCache<MonthSum[]>({ ttlMs, max: maxYears });
  return {
    of: (year: number): Promise<MonthSum[]> => cache.get(String(year), () => sumMonths(year)),
    /** Drops everything after a capture or refund, including a computation in progress. */
    drop: (): void => cache.invalidate(),
  };
}

interface Transacting {
  transaction(work: never): Promise<unknown>;
}

/** The same store; each transaction drops the totals when it ends, successful or not. */
export const dropAfter = <Store extends Transacting>(store: Store, totals: Pick<YearTotals, 'drop'>): Store => ({
  ...store,
  transaction: (work: never) => store.transaction(work).finally(() => totals.drop()),
});

export type YearTotals = ReturnType<typeof createYearTotals>;
