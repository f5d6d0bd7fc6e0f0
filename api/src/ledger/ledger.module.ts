import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import { createSeal } from '../account/factors/sealed-secret.ts';
import type { Config } from '../config/config.ts';
import type { Db, Pools } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { PayoutGateway } from '../outside/payouts/payout-gateway.ts';
import { earningsRoutes } from './earnings/earnings.routes.ts';
import { createEarnings } from './earnings/earnings.service.ts';
import { createParts } from './earnings/parts.service.ts';
import { createStatements } from './earnings/statements.service.ts';
import { createTaxIds } from './earnings/tax-ids.service.ts';
import { ledgerJobs } from './keep-ledger.ts';
import { createBooksStore } from './money/books.store.ts';
import { createBooksExport } from './money/books-export.service.ts';
import { createCorrections } from './money/corrections.service.ts';
import { moneyRoutes } from './money/money.routes.ts';
import { createMoney } from './money/money.service.ts';
import { createRates } from './money/rates.service.ts';
import { payoutsModule } from './payouts/payouts.module.ts';

interface LedgerParts {
  config: Config;
  db: Db;
  pools: Pick<Pools, 'jobs'>;
  jobs: Jobs;
  payoutGateway: PayoutGateway;
  metrics: ApiMetrics;
  /** Encrypts tax numbers and account numbers. */
  factorSecret: string;
}

/** The double-entry ledger (docs/money.md): what captured payments, refunds and payouts mean to every account. */
export function ledgerModule(
  app: FastifyInstance,
  { config, db, pools, jobs, payoutGateway, metrics, factorSecret }: LedgerParts,
): void {
  const { gstRate, seller } = config.invoices;
  const seal = createSeal(factorSecret, config.factorSecretBefore);
  ledgerJobs({ db: pools.jobs, jobs, gstRate, metrics, seal });
  const earnings = createEarnings({ db, gstRate, terms: config.payouts });
  earningsRoutes(app, {
    earnings,
    statements: createStatements({ db, earnings, seller }),
    taxIds: createTaxIds({ db, seal }),
    parts: createParts(db),
  });
  payoutsModule(app, { config, db, pools, jobs, payoutGateway, seal, metrics });
  moneyRoutes(app, {
    money: createMoney(db),
    rates: createRates({ db, gstRate }),
    correct: createCorrections(db),
    books: createBooksExport({ db, store: createBooksStore(db) }),
  });
}
