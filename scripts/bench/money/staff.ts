import { setTimeout as pause } from 'node:timers/promises';
import { type Call, callAddress } from '@vidya/contracts/calls/call';
import {
  getPayoutBatch,
  listPayoutBatches,
  type PayoutBatch,
  type PayoutBatchDetail,
  releasePayoutBatch,
  withdrawPayout,
} from '@vidya/contracts/calls/ledger/payouts';
import { between, type Random } from '../../../api/src/seed/sample/random.ts';
import type { Send } from '../harness/sender.ts';

const tries = 20;
const withdrawnShare = 0.05;

/** Two administrators release what is proposed at the same time, and withdraw some of it, until `signal` aborts. */
export async function release(
  { send, headers }: { send: Send; headers: Record<string, string> },
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const json = { ...headers, 'content-type': 'application/json' };
  const read = async <Data>(call: Call, params = {}): Promise<Data | undefined> =>
    (await send({ method: 'GET', path: callAddress(call, params), headers, tries }))?.data as Data | undefined;
  const act = (call: Call, params: Record<string, string>, body: object) =>
    send({ path: callAddress(call, params), body: JSON.stringify(body), headers: json, tries, mayBeRefused: true });
  while (!signal.aborted) {
    const batches = (await read<PayoutBatch[]>(listPayoutBatches)) ?? [];
    for (const { _id: batchId } of batches.filter(({ state }) => state !== 'released')) {
      const batch = await read<PayoutBatchDetail>(getPayoutBatch, { batchId });
      for (const { _id: payoutId } of batch?.payouts ?? [])
        if (random() < withdrawnShare) await act(withdrawPayout, { payoutId }, { reason: 'Looks wrong' });
      const seen = await read<PayoutBatchDetail>(getPayoutBatch, { batchId });
      await act(releasePayoutBatch, { batchId }, { totalPaise: seen?.totalPaise ?? 0 });
    }
    await pause(between(random, 100, 500));
  }
}
