import { limits } from '@vidya/contracts/rules/limits';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { nameIn, titleOf } from '../data/release-state.ts';
import { capital, releaserOf } from '../data/texts/release-text.ts';
import { afterGoOn, heldText } from '../data/texts/rollout-text.ts';
import type { useApproval, useGoOn, useHalt } from '../data/use-rollout.ts';
import { AreaConfirmation } from './AreaConfirmation.tsx';

/** Confirms that a rollout stays where it is, with a reason. */
export function HaltDialog({ halt }: { halt: ReturnType<typeof useHalt> }) {
  const { area, version, reason } = halt;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={halt}
      area={area}
      title={`Halt the rollout of ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={['Its share stays as it is until somebody goes on, changes it or takes the version back.']}
      confirmLabel="Halt"
    >
      <ReasonField reason={reason} max={limits.releaseNoteMax} />
    </AreaConfirmation>
  );
}

/** Confirms that a halted rollout goes on. */
export function GoOnDialog({ goOn }: { goOn: ReturnType<typeof useGoOn> }) {
  const { area, version } = goOn;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={goOn}
      area={area}
      tone="primary"
      title={`Go on with the rollout of ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={area.rollout ? afterGoOn(area.rollout) : []}
      confirmLabel="Go on"
    />
  );
}

type Approval = ReturnType<typeof useApproval>;

/** Confirms what another owner asked for. */
export function ApproveDialog({ approval }: { approval: Approval }) {
  const { area, version, held } = approval;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={approval}
      area={area}
      tone="primary"
      title={`Approve the promotion of ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={
        held
          ? [
              <>
                <bdi translate="no">{capital(releaserOf(held.by))}</bdi> asked to promote it {heldText(held)}. That
                begins at once.
              </>,
            ]
          : []
      }
      confirmLabel="Approve"
    />
  );
}

/** Confirms that what waits for a second owner is dropped. */
export function DropDialog({ approval }: { approval: Approval }) {
  const { area, version } = approval;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={approval}
      area={area}
      title={`Drop the promotion of ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={['Nothing changes for people. It can be asked for again.']}
      confirmLabel="Drop"
    />
  );
}
