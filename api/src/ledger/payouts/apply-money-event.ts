import { dayInIndia } from '@vidya/contracts/texts/format';
import type { Db } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { gatewayPayout, gatewaySettlement } from '../../outside/payouts/payout-gateway-shapes.ts';
import { createPayoutAccountStore } from './account/payout-account.store.ts';
import { validatePayoutAccount } from './account/validate-account.ts';
import { applyPayout } from './apply-payout.ts';
import { bookSettlements } from './settlements/book-settlements.ts';

/** The entities of a webhook about payouts or settlements as the gateway sent them, of a validation the id. */
export interface MoneyEntities {
  payout?: unknown;
  settlement?: unknown;
  validationId?: string | undefined;
}

/** Whether a webhook's entities can be read: those that cannot are refused, and sent again. */
export const areReadable = ({ payout, settlement }: MoneyEntities): boolean =>
  (payout === undefined || gatewayPayout.safeParse(payout).success) &&
  (settlement === undefined || gatewaySettlement.safeParse(settlement).success);

/** The job asks the gateway for the result. */
async function askAbout(tx: Db, jobs: Pick<Jobs, 'send'>, validationId: string): Promise<void> {
  const account = await createPayoutAccountStore(tx).findByValidation(validationId);
  if (!account) return;
  const { userId, version } = account;
  await jobs.send(tx, validatePayoutAccount, { userId, version });
}

/** Applies a webhook in the transaction that marks it as processed. Events come repeated, and in any order. */
export type ApplyMoneyEvent = (tx: Db, entities: MoneyEntities) => Promise<void>;

export const createApplyMoneyEvent =
  (jobs: Pick<Jobs, 'send'>): ApplyMoneyEvent =>
  async (tx, { payout, settlement, validationId }) => {
    if (payout !== undefined) await applyPayout(tx, jobs, gatewayPayout.parse(payout));
    if (settlement !== undefined) {
      const { createdAt } = gatewaySettlement.parse(settlement);
      await jobs.send(tx, bookSettlements, { day: dayInIndia(createdAt) });
    }
    if (validationId !== undefined) await askAbout(tx, jobs, validationId);
  };
