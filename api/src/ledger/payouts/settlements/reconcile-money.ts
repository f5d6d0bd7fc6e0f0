import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Db } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import type { PayoutGateway } from '../../../outside/payouts/payout-gateway.ts';
import { bookSettledDay, lastDays, readSettledDay, type SettledDay } from './book-settlements.ts';
import { comparePeriod } from './compare-period.ts';
import { storeComparison } from './store-comparison.ts';

/** Every night: books settlements that no webhook reported, then compares the last days with the gateway. */
export const reconcileMoney = defineJob<Record<string, never>>('reconcile-money', 8, { isLong: true });

interface Parts {
  db: Db;
  gateway: PayoutGateway;
  metrics: Pick<ApiMetrics, 'count'>;
}

const daysCompared = 12;
/** What is older was compared before. */
const dueMs = 11 * 86_400_000;
/** Payouts that come back later than this are compared by a person. */
const statementMs = 40 * 86_400_000;

/** Returns how many differences are open in the days compared. */
export function moneyReconciler({ db, gateway, metrics }: Parts) {
  return async (now = new Date()): Promise<number> => {
    const days = lastDays(daysCompared, now);
    const settled: SettledDay[] = [];
    for (const day of days) {
      const one = await readSettledDay(gateway, day);
      await bookSettledDay(db, one);
      settled.push(one);
    }
    const statement = await gateway.statement({ from: new Date(now.getTime() - statementMs), to: now });
    const arriving = settled.flatMap((day) => day.settlements);
    const window = { from: new Date(now.getTime() - dueMs), until: now };
    const comparison = await comparePeriod(db, { reported: { days, settled, statement, arriving }, window });
    await storeComparison(db, { days, seen: null }, comparison);
    const { length } = comparison.differences;
    if (length === 0) return 0;
    metrics.count('ledgerDifferences');
    console.error(`The ledger and the gateway differ: ${length} differences, see listMoneyDifferences`);
    return length;
  };
}
