import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Db } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { bookPastPayments } from './keeping/book-past-payments.ts';
import { checkLedger } from './keeping/check-ledger.ts';
import { closeMonths } from './keeping/close-months.ts';

/** Runs at the start of a server and every night: books what is not booked, closes months that are over, then checks. */
export const keepLedger = defineJob<Record<string, never>>('keep-ledger', 8, { isLong: true });

interface KeeperParts {
  db: Db;
  jobs: Pick<Jobs, 'handle' | 'repeat'>;
  gstRate: number;
  metrics: ApiMetrics;
}

export function ledgerJobs({ db, jobs, gstRate, metrics }: KeeperParts): void {
  jobs.handle(keepLedger, async (_, { signal }) => {
    await bookPastPayments(db, { gstRate, signal });
    await closeMonths(db);
    const differences = await checkLedger(db);
    if (Object.keys(differences).length === 0) return;
    metrics.count('ledgerDifferences');
    console.error(`The ledger differs from what it was made of: ${JSON.stringify(differences)}`);
  });
  jobs.repeat(keepLedger, '37 2 * * *', {});
}
