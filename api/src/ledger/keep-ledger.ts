import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Seal } from '../account/factors/sealed-secret.ts';
import type { Db } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { bookPastPayments } from './keeping/book-past-payments.ts';
import { checkLedger } from './keeping/check-ledger.ts';
import { closeMonths } from './keeping/close-months.ts';
import { countKinds } from './keeping/count-kinds.ts';
import { resealNumbers } from './keeping/reseal-numbers.ts';

/**
 * Runs at the start of a server and every night: books what is not booked, closes months that are over,
 * counts balances, then checks. While
 * the secret of tax and account numbers is being changed, it seals them with the new one.
 */
export const keepLedger = defineJob<Record<string, never>>('keep-ledger', 8, { isLong: true });

interface KeeperParts {
  db: Db;
  jobs: Pick<Jobs, 'handle' | 'repeat'>;
  gstRate: number;
  metrics: ApiMetrics;
  seal: Seal;
}

export function ledgerJobs({ db, jobs, gstRate, metrics, seal }: KeeperParts): void {
  jobs.handle(keepLedger, async (_, { signal }) => {
    await resealNumbers(db, seal);
    await bookPastPayments(db, { gstRate, signal });
    await closeMonths(db);
    await countKinds(db);
    const differences = await checkLedger(db);
    if (Object.keys(differences).length === 0) return;
    metrics.count('ledgerDifferences');
    console.error(`The ledger differs from what it was made of: ${JSON.stringify(differences)}`);
  });
  jobs.repeat(keepLedger, '37 2 * * *', {});
}
