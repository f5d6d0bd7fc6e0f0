import type { PayoutState } from '@vidya/contracts/calls/ledger/payouts';
import type { PayoutGateway } from '../../outside/payouts/payout-gateway.ts';

export type GatewayPayout = Awaited<ReturnType<PayoutGateway['findPayout']>>;

/** How far each state is. Reports of the gateway come in any order: only what is farther counts. */
const distance: Record<PayoutState, number> = {
  proposed: 0,
  released: 1,
  sent: 2,
  pending: 3,
  queued: 4,
  processing: 5,
  processed: 6,
  reversed: 7,
  failed: 7,
  rejected: 7,
  withdrawn: 7,
};

const returned: readonly PayoutState[] = ['reversed', 'failed', 'rejected'];

/** The money came back, or never left. */
export const isReturned = (state: PayoutState): boolean => returned.includes(state);

/** After it was processed, a payout can only be reversed. */
export const isForward = (from: PayoutState, to: PayoutState): boolean =>
  from === 'processed' ? to === 'reversed' : distance[to] > distance[from];

export function stateOf({ status }: Pick<GatewayPayout, 'status'>): PayoutState {
  if (status === 'scheduled') return 'pending';
  return status === 'cancelled' ? 'rejected' : status;
}
