import { ConfirmDialog } from '@vidya/shared-ui';
import { afterPromotion } from '../../../data/releases/release-consequences.ts';
import { nameIn, titleOf } from '../../../data/releases/release-state.ts';
import type { PromotionState } from '../../../data/releases/use-promotion.ts';
import { headingOf } from '../area-heading.ts';
import { Refusals } from '../Refusals.tsx';

/** Confirms that everybody gets a version. */
export function PromoteDialog({ promotion }: { promotion: PromotionState }) {
  const { area, version, isOpen, isDone, isBusy, refusals, confirm, close } = promotion;
  if (!area) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="primary"
      title={`Promote ${titleOf(area)} ${nameIn(area, version)} to everybody?`}
      lines={afterPromotion(area, version)}
      confirmLabel="Promote to everybody"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={close}
      focusAfter={() => (isDone ? headingOf(area) : null)}
    >
      <Refusals lines={refusals} />
    </ConfirmDialog>
  );
}
