import { useQueryClient } from '@tanstack/react-query';
import { correctTransaction } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { useQuestion } from '../data/use-question.ts';
import { useReason } from '../data/use-reason.ts';

const faultOf = (reason: string): string | undefined => reasonProblems({ reason }).at(0)?.message;

/** The dialog that books the reverse of a transaction, with its reason. */
export function useCorrection() {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const { subject: transaction, run, finish, ...question } = useQuestion<LedgerTransaction>('correction');
  const reason = useReason(faultOf);
  return {
    ...question,
    transaction,
    reason,
    ask: (wanted: LedgerTransaction): void => {
      reason.begin();
      question.ask(wanted);
    },
    confirm: async (): Promise<void> => {
      const why = transaction && reason.checked();
      if (!why) return;
      const sent = send(correctTransaction, { params: { transactionId: transaction.id }, body: { reason: why } });
      const response = await run(sent, { success: moneyTexts.corrected, failure: moneyTexts.correctionFailed });
      if (response) finish();
      // After a refusal too: another administrator may have been first.
      await queries.invalidateQueries({ queryKey: keys.money });
    },
  };
}

export type Correction = ReturnType<typeof useCorrection>;
