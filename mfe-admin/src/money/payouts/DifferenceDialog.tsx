import { countersOf, lackOf } from '@vidya/contracts/rules/ledger/correction-rules';
import { accountNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { limits } from '@vidya/contracts/rules/limits';
import { ConfirmDialog } from '@vidya/shared-ui';
import { Choice } from '../../parts/Choice.tsx';
import { confirmationOf } from '../../parts/confirmation.ts';
import { DialogField, ReasonField } from '../../parts/ReasonField.tsx';
import { amountText } from '../money-text.ts';
import type { DifferenceCorrection } from './use-difference-correction.ts';

/** Asks for the other side of what the ledger lacks, and for the reason. */
export function DifferenceDialog({ correction }: { correction: DifferenceCorrection }) {
  const { difference, account, choose, reason } = correction;
  if (!difference) return null;
  const counters = countersOf(difference.subject).map((value) => ({ value, label: accountNames[value] }));
  return (
    <ConfirmDialog
      {...confirmationOf(correction, () => document.getElementById('differences'))}
      title={`Correct the ledger by ${amountText(Math.abs(lackOf(difference)))}?`}
      lines={[
        `The ledger then has what the gateway has, by a correction with the reference ${difference.reference}.`,
        'It resolves this difference until it is reversed. Book it once you know where the money came from or went.',
      ]}
      confirmLabel="Book the correction"
    >
      <DialogField>
        <Choice label="The other side" options={counters} value={account} onChoose={choose} />
      </DialogField>
      <ReasonField reason={reason} max={limits.reasonMax} />
    </ConfirmDialog>
  );
}
