import { setTimeout as pause } from 'node:timers/promises';
import { between, pick, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Gateway } from './gateway.ts';
import { payoutsAtGateway } from './payout-findings.ts';

const plans = ['process', 'process', 'process', 'fail', 'reverse', 'reject', 'hold'] as const;

/** Changes what becomes of the next payout, loses responses and lets the account run out of money, until `signal` aborts. */
export async function disturb(gateway: Gateway, random: Random, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [loseResponse, lowBalance] = [random() < 0.2, random() < 0.2];
    await gateway.control('payouts', { next: pick(random, plans), loseResponse, lowBalance });
    await pause(between(random, 50, 400));
  }
  await gateway.control('payouts', { next: 'process', loseResponse: false, lowBalance: false });
}

/** Ends what would stay in processing or pending for ever: some are paid, some come back. */
export async function endPayouts(gateway: Gateway, random: Random): Promise<void> {
  const move = (id: string, status: string) => gateway.control(`payouts/${id}/move`, { status });
  for (const { id, status } of await payoutsAtGateway(gateway)) {
    if (status === 'processing') await move(id, pick(random, ['processed', 'reversed']));
    if (status === 'pending') await move(id, 'rejected');
  }
}
