import { limits } from '@vidya/contracts/rules/limits';
import { paise } from '@vidya/contracts/texts/format';
import { ConfirmDialog, TextArea } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import type { useRefund } from '../../data/payments/use-refund.ts';
import { Reason } from './payment-styles.ts';

interface RefundDialogProps {
  refund: ReturnType<typeof useRefund>;
  focusAfter: () => HTMLElement | null;
}

/** Confirms a refund: buyer, course, amount and reason. */
export function RefundDialog({ refund, focusAfter }: RefundDialogProps) {
  const { isOpen, payment, leftPaise, reason, change, fault, isBusy, confirm, close } = refund;
  const field = useRef<HTMLTextAreaElement>(null);
  // Focuses the invalid field.
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  if (!payment) return null;
  const { notes } = payment;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Refund ${paise(leftPaise)} to ${notes.userName}?`}
      lines={[
        `They paid for ${notes.courseTitle}.`,
        'The whole amount goes back the way it came, and their access ends at once.',
      ]}
      confirmLabel={`Refund ${paise(leftPaise)}`}
      isBusy={isBusy}
      onConfirm={() => {
        if (fault) field.current?.focus();
        void confirm();
      }}
      onCancel={close}
      focusAfter={focusAfter}
    >
      <Reason>
        <TextArea
          ref={field}
          label="Reason"
          rows={3}
          required
          max={limits.reasonMax}
          help="Kept in the audit log."
          value={reason}
          error={fault}
          onChange={(event) => change(event.target.value)}
        />
      </Reason>
    </ConfirmDialog>
  );
}
