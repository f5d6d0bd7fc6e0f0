import type { PayoutSwitches } from '../../config.ts';
import { invalidPayout } from '../errors.ts';
import { describeEvent, type EventName } from '../events.ts';
import { newBankReference } from '../ids.ts';
import { find, type Ledger } from '../ledger.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Account } from './account.ts';
import {
  type Payout,
  type PayoutStatus,
  type Plan,
  payoutFee,
  type StoredPayout,
  statusDetails,
} from './new-payout.ts';
import { createTimers } from './timers.ts';

export interface PayoutParts {
  ledger: Ledger;
  account: Account;
  webhooks: Pick<Webhooks, 'send' | 'switches'>;
  switches: PayoutSwitches;
}

/** Where a payout goes by itself. */
const courses: Record<Plan, Partial<Record<PayoutStatus, PayoutStatus>>> = {
  process: { processing: 'processed' },
  fail: { processing: 'failed' },
  reverse: { processing: 'processed', processed: 'reversed' },
  reject: { pending: 'rejected' },
  hold: {},
};

/** Where people may move it. */
export const moves: Record<PayoutStatus, readonly PayoutStatus[]> = {
  pending: ['processing', 'rejected'],
  queued: ['processing', 'failed'],
  processing: ['processed', 'reversed', 'failed'],
  processed: ['reversed'],
  reversed: [],
  failed: [],
  rejected: [],
};

const eventNames: Record<PayoutStatus, EventName[]> = {
  pending: ['payout.pending'],
  queued: ['payout.queued'],
  processing: ['payout.initiated'],
  processed: ['payout.processed', 'payout.updated'],
  reversed: ['payout.reversed'],
  failed: ['payout.failed'],
  rejected: ['payout.rejected'],
};

export const notEnough = (): Error =>
  invalidPayout(
    'Your account does not have enough balance to carry out the payout operation.',
    'amount',
    'low_balance',
  );

/** Moves payouts from state to state: money leaves the account with `processing` and returns if they fail later. */
export function createPayoutCourse({ ledger, account, webhooks, switches }: PayoutParts) {
  const { payouts } = ledger;
  const timers = createTimers(step);
  const isShort = (amount: number): boolean => switches.lowBalance || account.balance() < amount + payoutFee.fees;

  function book(before: Payout, status: PayoutStatus): Payout {
    const payout = { ...before, status, status_details: statusDetails[status] };
    if (status === 'processed') return { ...payout, utr: newBankReference() };
    if (status === 'processing') {
      const charged = { ...payout, ...payoutFee };
      account.debit(charged);
      return charged;
    }
    if (before.fees > 0) account.reverse(payout);
    return status === 'failed' ? { ...payout, fees: 0, tax: 0 } : payout;
  }

  function enter(stored: StoredPayout, status: PayoutStatus): Payout {
    const payout = book(stored.payout, status);
    const willMove = courses[stored.plan][status] !== undefined;
    const dueAt = willMove ? Date.now() + switches.stepMs : null;
    const events = [...stored.withheld, ...eventNames[status].map((name) => describeEvent(name, { payout }))];
    const isWithheld = willMove && webhooks.switches.disorder;
    payouts.put(payout.id, { ...stored, payout, dueAt, withheld: isWithheld ? events : [] });
    if (dueAt !== null) timers.set(payout.id, dueAt);
    if (!isWithheld) webhooks.send(events);
    releaseQueued();
    return payout;
  }

  function step(id: string): void {
    const stored = payouts.get(id);
    const next = stored && stored.dueAt !== null && courses[stored.plan][stored.payout.status];
    if (next) enter(stored, next);
  }

  /** Processes what waits for money, the oldest first; one that is too large does not stop the others. */
  function releaseQueued(): void {
    const next = payouts.values().find(({ payout }) => payout.status === 'queued' && !isShort(payout.amount));
    if (next) enter(next, 'processing');
  }

  return {
    enter,
    isShort,
    releaseQueued,
    move(id: string, status: unknown): Payout {
      const stored = find(payouts, id);
      const to = moves[stored.payout.status].find((one) => one === status);
      if (!to) throw invalidPayout(`The payout cannot move from ${stored.payout.status} to ${String(status)}`);
      if (to === 'processing' && isShort(stored.payout.amount)) throw notEnough();
      return enter(stored, to);
    },
    start: () =>
      timers.start(payouts.values().flatMap(({ payout: { id }, dueAt }) => (dueAt === null ? [] : [{ id, dueAt }]))),
    stop: () => timers.stop(),
  };
}
