import { ConfirmDialog } from '@vidya/shared-ui';
import { afterStop } from '../../../data/releases/release-consequences.ts';
import { nameIn, titleOf } from '../../../data/releases/release-state.ts';
import type { StopState } from '../../../data/releases/use-rollback.ts';
import { headingOf } from '../area-heading.ts';
import { Refusals } from '../Refusals.tsx';
import { ReasonField } from './ReasonField.tsx';

/** Confirms that a canary stops, with a reason. */
export function StopDialog({ stop }: { stop: StopState }) {
  const { area, version, isOpen, isDone, isBusy, refusals, reason, fault, attempts, change, confirm, close } = stop;
  if (!area) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Stop the canary ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={afterStop(area)}
      confirmLabel="Stop the canary"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={() => (isDone ? headingOf(area) : null)}
    >
      <ReasonField reason={reason} fault={fault} attempts={attempts} onChange={change} />
      <Refusals lines={refusals} />
    </ConfirmDialog>
  );
}
