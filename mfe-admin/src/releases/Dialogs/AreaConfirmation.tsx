import { limits } from '@vidya/contracts/rules/limits';
import { shortDate } from '@vidya/contracts/texts/format';
import type { RemoteReleases, VersionView } from '@vidya/platform/calls/area-releases';
import { Checkbox, ConfirmDialog } from '@vidya/shared-ui';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Choice } from '../../parts/Choice.tsx';
import { confirmationOf } from '../../parts/confirmation.ts';
import { DialogField, ReasonField } from '../../parts/ReasonField.tsx';
import { earlierVersions, nameIn, titleOf } from '../data/release-state.ts';
import { afterPromotion, afterRollBack, afterStop } from '../data/texts/release-consequences.ts';
import { wholeName } from '../data/texts/release-text.ts';
import type { usePromotion } from '../data/use-promotion.ts';
import type { useRollBack, useStopCanary } from '../data/use-rollback.ts';
import { openerOf } from '../opener.ts';
import { WithCommand } from './WithCommand.tsx';

type Texts = Pick<ComponentProps<typeof ConfirmDialog>, 'tone' | 'title' | 'lines' | 'confirmLabel' | 'children'>;

interface AreaConfirmationProps extends Texts {
  dialog: Parameters<typeof confirmationOf>[0] & { refusals: string[] };
  area: RemoteReleases;
}

/** Confirms a change of what people get, and lists the server's objections. */
export function AreaConfirmation({ dialog, area, children, ...texts }: AreaConfirmationProps) {
  return (
    <ConfirmDialog {...confirmationOf(dialog, () => openerOf(area))} {...texts}>
      {children}
      <Refusals lines={dialog.refusals} />
    </ConfirmDialog>
  );
}

/** Confirms that everybody gets a version. */
export function PromoteDialog({ promotion }: { promotion: ReturnType<typeof usePromotion> }) {
  const { area, version, missing, isUnrehearsed, leaveOut, reason } = promotion;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={promotion}
      area={area}
      tone="primary"
      title={`Promote ${titleOf(area)} ${nameIn(area, version)} to everybody?`}
      lines={afterPromotion(area, version)}
      confirmLabel="Promote to everybody"
    >
      {missing ? (
        <DialogField>
          <Missing>
            <WithCommand text={missing} />
          </Missing>
          <Checkbox
            label="Promote without a passing rehearsal"
            checked={isUnrehearsed}
            onChange={(event) => leaveOut(event.target.checked)}
          />
        </DialogField>
      ) : null}
      {missing && isUnrehearsed ? <ReasonField reason={reason} max={limits.releaseNoteMax} /> : null}
    </AreaConfirmation>
  );
}

/** Confirms that a canary stops, or that a stopped one is taken back, with a reason. */
export function StopDialog({ stop }: { stop: ReturnType<typeof useStopCanary> }) {
  const { area, version, reason } = stop;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={stop}
      area={area}
      title={`${area.stopped ? 'Take back' : 'Stop the canary'} ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={afterStop(area)}
      confirmLabel={area.stopped ? 'Take back' : 'Stop the canary'}
    >
      <ReasonField reason={reason} max={limits.releaseNoteMax} />
    </AreaConfirmation>
  );
}

const optionOf = ({ version, liveSince, rolledBackAt }: VersionView) => ({
  value: version,
  label: [
    wholeName(version),
    rolledBackAt ? `taken back ${shortDate(rolledBackAt)}` : `live from ${shortDate(liveSince)}`,
  ].join(', '),
});

/** Confirms a rollback: the target version and the reason. */
export function RollBackDialog({ rollBack }: { rollBack: ReturnType<typeof useRollBack> }) {
  const { area, version, to, choose, reason } = rollBack;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={rollBack}
      area={area}
      title={`Roll back ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={afterRollBack(area, to)}
      confirmLabel={`Roll back to ${nameIn(area, to)}`}
    >
      <DialogField>
        <Choice label="Go back to" options={earlierVersions(area).map(optionOf)} value={to} onChoose={choose} />
      </DialogField>
      <ReasonField reason={reason} max={limits.releaseNoteMax} />
    </AreaConfirmation>
  );
}

/** The server's objections, one per line. Announced when they appear. */
export function Refusals({ lines }: { lines: string[] }) {
  return (
    <div role="alert">
      {lines.length > 0 ? (
        <Refused>
          {lines.map((line) => (
            <li key={line}>
              <WithCommand text={line} />
            </li>
          ))}
        </Refused>
      ) : null}
    </div>
  );
}

const Missing = styled.p`
  margin: 0 0 ${space[2]};
  overflow-wrap: anywhere;
`;

const Refused = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[8]};
  background: ${color.dangerSoft};
  border-radius: ${radius.medium};
  ${type.small}
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
