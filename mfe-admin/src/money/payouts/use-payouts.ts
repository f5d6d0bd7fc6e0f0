import { useQueryClient } from '@tanstack/react-query';
import {
  getPayoutBatch,
  listMoneyDifferences,
  listOverpaid,
  listPayoutBatches,
  releasePayoutBatch,
  withdrawPayout,
} from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { PayoutBatchDetail } from '@vidya/contracts/calls/ledger/payouts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { useQuestion } from '../../data/use-question.ts';
import { useReason } from '../../data/use-reason.ts';
import { useRequest } from '../../data/use-request.ts';

export type BatchPayout = PayoutBatchDetail['payouts'][number];

/** The batches of payouts, newest first. */
export const useBatches = () =>
  useRequest({
    key: keys.payoutBatches,
    fetch: async (send, signal) => (await send(listPayoutBatches, { signal })).data,
  });

/** One batch with its payouts. */
export const useBatch = (batchId: string) =>
  useRequest({
    key: keys.payoutBatch(batchId),
    fetch: async (send, signal) => (await send(getPayoutBatch, { params: { batchId }, signal })).data,
  });

/** Whose balance a refund of what was paid out left below 0. */
export const useOverpaid = () =>
  useRequest({
    key: keys.overpaid,
    fetch: async (send, signal) => (await send(listOverpaid, { signal })).data,
  });

/** What the gateway has otherwise than the ledger. */
export const useDifferences = () =>
  useRequest({
    key: keys.moneyDifferences,
    fetch: async (send, signal) => (await send(listMoneyDifferences, { signal })).data,
  });

/** Everything that a payout or a correction changes. */
export function useRefreshMoney() {
  const queries = useQueryClient();
  return (): void => {
    for (const queryKey of [keys.payoutBatches, keys.moneyDifferences, keys.money, keys.auditLog])
      void queries.invalidateQueries({ queryKey });
  };
}

/** Releases a batch after a question; the server refuses if its total changed since. */
export function useRelease(batchId: string) {
  const { send } = usePlatform();
  const refresh = useRefreshMoney();
  const { subject: batch, run, finish, ...question } = useQuestion<PayoutBatchDetail>(`release-payouts-${batchId}`);
  return {
    ...question,
    batch,
    confirm: async (): Promise<void> => {
      if (!batch) return;
      const { totalPaise } = batch;
      const work = send(releasePayoutBatch, { params: { batchId }, body: { totalPaise } });
      if (await run(work, { success: 'Payouts Released', failure: 'Error In Releasing The Payouts' })) finish();
      refresh();
    },
  };
}

/** Takes one payout out of a batch, with a reason for the audit log. */
export function useWithdrawal(batchId: string) {
  const { send } = usePlatform();
  const refresh = useRefreshMoney();
  const { subject: payout, run, finish, ...question } = useQuestion<BatchPayout>(`withdraw-payout-${batchId}`);
  const reason = useReason((text) => reasonProblems({ reason: text }).at(0)?.message);
  return {
    ...question,
    payout,
    reason,
    ask: (wanted: BatchPayout): void => {
      reason.begin();
      question.ask(wanted);
    },
    confirm: async (): Promise<void> => {
      const text = reason.checked();
      if (!payout || text === undefined) return;
      const work = send(withdrawPayout, { params: { payoutId: payout._id }, body: { reason: text } });
      if (await run(work, { success: 'Payout Withdrawn', failure: 'Error In Withdrawing The Payout' })) finish();
      refresh();
    },
  };
}
