import type { GiveBackOffer } from '@vidya/contracts/calls/buying/refunds';
import { limits } from '@vidya/contracts/rules/limits';
import { type RefundReason, refundReasons } from '@vidya/contracts/texts/choices';
import { paise } from '@vidya/contracts/texts/format';
import { refundReasonLabels, refundTarget } from '@vidya/contracts/texts/labels';
import { styled } from 'styled-components';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { stack } from '../theme/mixins.ts';
import { color, space } from '../theme/tokens.ts';

interface GiveBackForm {
  reasonKind: RefundReason | '';
  reason: string;
}

export interface GiveBackDialogProps
  extends Pick<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel' | 'onClose' | 'isBusy' | 'focusAfter'> {
  courseTitle: string;
  /** The payment method that the money goes back to. */
  method: string;
  offer: GiveBackOffer;
  form: GiveBackForm;
  /** What is wrong with the reason. */
  error: string | undefined;
  onChange: (part: Partial<GiveBackForm>) => void;
}

const reasons = refundReasons.map((value) => ({ value, label: refundReasonLabels[value] }));

function consequencesOf({ amount, needsStaff }: GiveBackOffer, method: string): string[] {
  const money = `${paise(amount)} go back to ${refundTarget(method)}, usually within 5 to 7 working days.`;
  const access = 'Your access ends at once, and a certificate of the course is no longer valid.';
  const progress = 'Your progress stays stored, but you only reach it if you buy the course again.';
  if (!needsStaff) return [money, access, progress];
  const { withoutStaff } = limits.refund;
  return [
    `You have given back ${withoutStaff} courses within a year, so our team decides and answers you by mail. You can watch until then.`,
    `If they agree: ${money}`,
    access,
    progress,
  ];
}

/** Asks a learner before a paid course is given back, says what happens, and offers to say why. */
export function GiveBackDialog({
  courseTitle,
  method,
  offer,
  form,
  error,
  onChange,
  ...question
}: GiveBackDialogProps) {
  return (
    <ConfirmDialog
      {...question}
      title={
        <>
          Give back <bdi>{courseTitle}</bdi>?
        </>
      }
      lines={consequencesOf(offer, method)}
      confirmLabel={offer.needsStaff ? 'Ask for a refund' : `Get ${paise(offer.amount)} back`}
    >
      <Fields>
        <Select
          label="Why do you give it back?"
          isOptional
          placeholder="No reason"
          options={reasons}
          value={form.reasonKind}
          onChange={({ target }) => onChange({ reasonKind: target.value as GiveBackForm['reasonKind'] })}
        />
        <TextArea
          label="What could be better?"
          isOptional
          rows={2}
          max={limits.refund.reasonMax}
          value={form.reason}
          error={error}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </Fields>
    </ConfirmDialog>
  );
}

const Fields = styled.div`
  ${stack(4)}
  margin-top: ${space[4]};
  color: ${color.ink};
`;
