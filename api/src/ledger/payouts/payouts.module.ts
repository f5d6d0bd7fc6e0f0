import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Seal } from '../../account/factors/sealed-secret.ts';
import type { Config } from '../../config/config.ts';
import type { Db, Pools } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PayoutGateway } from '../../outside/payouts/payout-gateway.ts';
import { createPayoutAccounts } from './account/payout-account.service.ts';
import { accountValidator, validatePayoutAccount } from './account/validate-account.ts';
import { batchBooker, bookBatch } from './book-batch.ts';
import { payoutRoutes } from './payouts.routes.ts';
import { proposalTimes, proposeBatch, proposePayouts } from './propose-payouts.ts';
import { payoutReconciler, reconcilePayouts } from './reconcile-payouts.ts';
import { createReleases } from './release.service.ts';
import { payoutSender, sendPayout } from './send-payout.ts';
import { bookSettlements, settlementBooker } from './settlements/book-settlements.ts';
import { moneyReconciler, reconcileMoney } from './settlements/reconcile-money.ts';

export interface PayoutParts {
  config: Config;
  db: Db;
  pools: Pick<Pools, 'jobs'>;
  jobs: Jobs;
  payoutGateway: PayoutGateway;
  metrics: ApiMetrics;
  /** Encrypts account numbers. */
  seal: Seal;
}

function payoutJobs({ config, pools, jobs, payoutGateway: gateway, seal, metrics }: PayoutParts): void {
  const unhurried = { db: pools.jobs, jobs, gateway, metrics };
  const reconcile = payoutReconciler(unhurried);
  const compareMoney = moneyReconciler(unhurried);
  jobs.handle(validatePayoutAccount, accountValidator({ ...unhurried, seal }));
  jobs.handle(proposePayouts, async () => void (await proposeBatch(pools.jobs, config.payouts)));
  jobs.handle(bookBatch, batchBooker(unhurried));
  jobs.handle(sendPayout, payoutSender(unhurried));
  jobs.handle(bookSettlements, settlementBooker(unhurried));
  jobs.handle(reconcileMoney, async () => void (await compareMoney()));
  jobs.handle(reconcilePayouts, () => reconcile());
  jobs.repeat(proposePayouts, proposalTimes(config.payouts), {});
  jobs.repeat(reconcilePayouts, '*/10 * * * *', {});
  jobs.repeat(reconcileMoney, '7 5 * * *', {});
}

/** Accounts for payouts, payouts, and settlements: what the gateway does with the ledger's money. */
export function payoutsModule(app: FastifyInstance, parts: PayoutParts): void {
  const { config, db, jobs, seal } = parts;
  payoutJobs(parts);
  payoutRoutes(app, {
    config,
    db,
    accounts: createPayoutAccounts({ db, jobs, seal }),
    releases: createReleases({ db, jobs, terms: config.payouts }),
  });
}
