import { Checkbox, Chip, Row, TextField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { nameIn, titleOf } from '../data/release-state.ts';
import { afterShare } from '../data/texts/release-consequences.ts';
import { type ShareState, shareOf } from '../data/use-promotion.ts';
import { openerOf } from '../opener.ts';
import { Refusals } from './AreaConfirmation.tsx';
import { Consequences } from './consequences.ts';

const usual = [1, 5, 10, 25, 50, 100];

/** Gives a version to a share of people, or changes that share; says the result in words. */
export function ShareDialog({ share }: { share: ShareState }) {
  const { area, version, isDone, refusals, draft, fault, change } = share;
  const field = useRef<HTMLInputElement>(null);
  if (!area) return null;
  const submit = async (): Promise<null> => {
    if (await share.submit()) field.current?.focus();
    return null;
  };
  const isCanary = area.canary?.version === version && !area.stopped;
  const percent = shareOf(draft.percent);
  return (
    <FormDialog
      form={{ ...share, submit }}
      title={`${isCanary ? 'Change the share of' : 'Try'} ${titleOf(area)} ${nameIn(area, version)}`}
      submitLabel={isCanary ? 'Change share' : 'Try with this share'}
      initialFocus={field}
      focusAfter={() => (isDone ? openerOf(area) : null)}
    >
      <TextField
        ref={field}
        label="Share"
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        help="Of all browsers. Who has it keeps it while the share grows."
        value={draft.percent}
        error={fault}
        onChange={(event) => change({ percent: event.target.value })}
      />
      <Row $gap={2} role="group" aria-label="Usual shares">
        {usual.map((one) => (
          <Chip
            key={one}
            isActive={one === percent}
            aria-pressed={one === percent}
            onClick={() => change({ percent: String(one) })}
          >
            {one}%
          </Chip>
        ))}
      </Row>
      <Checkbox
        label="Staff first: administrators get it, whatever the share"
        checked={draft.isForStaff}
        onChange={(event) => change({ isForStaff: event.target.checked })}
      />
      <Consequences aria-live="polite">
        {afterShare(area, version, { percent, cohort: draft.isForStaff ? 'staff' : null }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Consequences>
      <Refusals lines={refusals} />
    </FormDialog>
  );
}
