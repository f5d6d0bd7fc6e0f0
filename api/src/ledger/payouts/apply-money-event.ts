import { dayInIndia } from '@vidya/contracts/texts/format';
import type { Db } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { gatewayPayout, gatewaySettlement, gatewayValidation } from '../../outside/payouts/payout-gateway-shapes.ts';
import { applyValidation } from './account/validate-account.ts';
import { applyPayout } from './apply-payout.ts';
import { bookSettlements } from './settlements/book-settlements.ts';

/** The entities of a webhook about payouts or settlements, as the gateway sent them. */
export interface MoneyEntities {
  payout?: unknown;
  settlement?: unknown;
  validation?: unknown;
}

/** Whether a webhook's entities can be read: those that cannot are refused, and sent again. */
export const areReadable = ({ payout, settlement, validation }: MoneyEntities): boolean =>
  (payout === undefined || gatewayPayout.safeParse(payout).success) &&
  (settlement === undefined || gatewaySettlement.safeParse(settlement).success) &&
  (validation === undefined || gatewayValidation.safeParse(validation).success);

/** Applies a webhook in the transaction that marks it as processed. Events come repeated, and in any order. */
export type ApplyMoneyEvent = (tx: Db, entities: MoneyEntities) => Promise<void>;

export const createApplyMoneyEvent =
  (jobs: Pick<Jobs, 'send'>): ApplyMoneyEvent =>
  async (tx, { payout, settlement, validation }) => {
    if (payout !== undefined) await applyPayout(tx, jobs, gatewayPayout.parse(payout));
    if (settlement !== undefined) {
      const { createdAt } = gatewaySettlement.parse(settlement);
      await jobs.send(tx, bookSettlements, { day: dayInIndia(createdAt) });
    }
    if (validation !== undefined) await applyValidation(tx, gatewayValidation.parse(validation));
  };
