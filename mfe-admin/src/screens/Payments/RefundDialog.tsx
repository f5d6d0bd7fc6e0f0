import { limits } from '@vidya/contracts/rules/limits';
import { paise } from '@vidya/contracts/texts/format';
import { ConfirmDialog } from '@vidya/shared-ui';
import type { useRefund } from '../../data/payments/use-refund.ts';
import { confirmationOf } from '../../parts/confirmation.ts';
import { ReasonField } from '../../parts/ReasonField.tsx';

interface RefundDialogProps {
  refund: ReturnType<typeof useRefund>;
  focusAfter: () => HTMLElement | null;
}

/** Confirms a refund: buyer, course, amount and reason. */
export function RefundDialog({ refund, focusAfter }: RefundDialogProps) {
  const { payment, leftPaise, reason } = refund;
  if (!payment) return null;
  const { notes } = payment;
  return (
    <ConfirmDialog
      {...confirmationOf(refund)}
      title={`Refund ${paise(leftPaise)} to ${notes.userName}?`}
      lines={[
        `They paid for ${notes.courseTitle}.`,
        'The whole amount goes back the way it came, and their access ends at once.',
      ]}
      confirmLabel={`Refund ${paise(leftPaise)}`}
      focusAfter={focusAfter}
    >
      <ReasonField reason={reason} max={limits.reasonMax} />
    </ConfirmDialog>
  );
}
