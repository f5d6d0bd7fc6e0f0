import { correctDifference } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type CounterAccount, countersOf, lackOf } from '@vidya/contracts/rules/ledger/correction-rules';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import { useState } from 'react';
import { useQuestion } from '../../data/use-question.ts';
import { useReason } from '../../data/use-reason.ts';
import type { Difference } from './payout-columns.tsx';
import { useRefreshMoney } from './use-payouts.ts';

/** The dialog that books what the ledger lacks of a difference. */
export function useDifferenceCorrection() {
  const { send } = usePlatform();
  const refresh = useRefreshMoney();
  const { subject: difference, run, finish, ...question } = useQuestion<Difference>('correct-difference');
  const [account, choose] = useState<CounterAccount>('platformShare');
  const reason = useReason((text) => reasonProblems({ reason: text }).at(0)?.message);
  return {
    ...question,
    difference,
    account,
    choose,
    reason,
    ask: (wanted: Difference): void => {
      reason.begin();
      choose(countersOf(wanted.subject)[0]!);
      question.ask(wanted);
    },
    confirm: async (): Promise<void> => {
      const text = difference && reason.checked();
      if (!difference || !text) return;
      const body = { account, lackPaise: lackOf(difference), reason: text };
      const work = send(correctDifference, { params: { differenceId: difference._id }, body });
      if (await run(work, { success: moneyTexts.corrected, failure: moneyTexts.correctionFailed })) finish();
      refresh();
    },
  };
}

export type DifferenceCorrection = ReturnType<typeof useDifferenceCorrection>;
