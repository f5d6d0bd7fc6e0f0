import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Config } from '../config/config.ts';
import type { Pools } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ledgerJobs } from './keep-ledger.ts';

interface LedgerParts {
  config: Config;
  pools: Pick<Pools, 'jobs'>;
  jobs: Jobs;
  metrics: ApiMetrics;
}

/** The double-entry ledger (docs/money.md): what captured payments, refunds and payouts mean to every account. */
export function ledgerModule({ config, pools, jobs, metrics }: LedgerParts): void {
  ledgerJobs({ db: pools.jobs, jobs, gstRate: config.invoices.gstRate, metrics });
}
