import type { VersionView } from '@vidya/contracts/release/release-calls';
import { shortDate } from '@vidya/contracts/texts/format';
import { ConfirmDialog, Select } from '@vidya/shared-ui';
import { afterRollBack } from '../../../data/releases/release-consequences.ts';
import { earlierVersions, nameIn, titleOf } from '../../../data/releases/release-state.ts';
import type { RollBackState } from '../../../data/releases/use-rollback.ts';
import { wholeName } from '../../../data/releases/version-name.ts';
import { headingOf } from '../area-heading.ts';
import { Refusals } from '../Refusals.tsx';
import { Below } from '../release-styles.ts';
import { ReasonField } from './ReasonField.tsx';

const optionOf = ({ version, liveSince, rolledBackAt }: VersionView) => ({
  value: version,
  label: [
    wholeName(version),
    rolledBackAt ? `taken back ${shortDate(rolledBackAt)}` : `live from ${shortDate(liveSince)}`,
  ].join(', '),
});

/** Confirms a rollback: the target version and the reason. */
export function RollBackDialog({ rollBack }: { rollBack: RollBackState }) {
  const { area, version, isOpen, isDone, isBusy, refusals, to, choose } = rollBack;
  const { reason, fault, attempts, change, confirm, close } = rollBack;
  if (!area) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Roll back ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={afterRollBack(area, to)}
      confirmLabel={`Roll back to ${nameIn(area, to)}`}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={() => (isDone ? headingOf(area) : null)}
    >
      <Below>
        <Select
          label="Go back to"
          options={earlierVersions(area).map(optionOf)}
          value={to}
          onChange={(event) => choose(event.target.value)}
        />
      </Below>
      <ReasonField reason={reason} fault={fault} attempts={attempts} onChange={change} />
      <Refusals lines={refusals} />
    </ConfirmDialog>
  );
}
