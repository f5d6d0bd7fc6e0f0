import { payByHand } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { handPayoutProblems, paiseOf } from '@vidya/contracts/rules/ledger/correction-rules';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { reasonProblems } from '@vidya/contracts/rules/reason-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { useMoneyForm } from './use-money-form.ts';

const blank = {
  /** Null until one is chosen. */
  instructor: null as { id: string; name: string } | null,
  /** No search finds the account. */
  isDeleted: false,
  /** As typed: '1,250.50'. */
  amount: '',
  reference: '',
  reason: '',
};
type Draft = typeof blank;
type Field = 'instructor' | 'amount' | 'reference' | 'reason';

const bodyOf = ({ instructor, amount, reference, reason }: Draft) => ({
  instructorId: instructor?.id ?? null,
  amountPaise: paiseOf(amount),
  reference: reference.trim(),
  reason: reason.trim(),
});

const problemsIn = (draft: Draft): Problem<Field>[] => [
  ...handPayoutProblems(bodyOf(draft)),
  ...reasonProblems(bodyOf(draft)),
];

/** The dialog that books what was paid out at the bank. */
export function useHandPayout() {
  const { send } = usePlatform();
  return useMoneyForm<Draft, Field>({
    name: 'hand-payout',
    blank,
    problemsIn,
    save: (draft) => {
      const { instructorId, amountPaise, ...body } = bodyOf(draft);
      return send(payByHand, {
        body: { ...body, instructorId: instructorId ?? '', amountPaise: amountPaise ?? 0 },
      });
    },
    success: moneyTexts.handPayoutBooked,
    failure: moneyTexts.handPayoutFailed,
    changes: [keys.money, keys.moneyDifferences, keys.auditLog],
  });
}

export type HandPayoutForm = ReturnType<typeof useHandPayout>;
