import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { Checkbox, Chip, TextField } from '@vidya/shared-ui';
import type { RefObject } from 'react';
import { afterShare } from '../../../data/releases/release-consequences.ts';
import { type ShareState, shareOf } from '../../../data/releases/use-share.ts';
import { Consequences, Quick } from '../release-styles.ts';

interface ShareFieldsProps {
  share: ShareState;
  area: RemoteReleases;
  field: RefObject<HTMLInputElement | null>;
}

const usual = [1, 5, 10, 25, 50, 100];

/** The share in percent, whether staff get it, and the result in words. */
export function ShareFields({ share, area, field }: ShareFieldsProps) {
  const { version, draft, fault, change } = share;
  const percent = shareOf(draft.percent);
  return (
    <>
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
      <Quick role="group" aria-label="Usual shares">
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
      </Quick>
      <Checkbox
        label="Staff first: administrators get it, whatever the share"
        checked={draft.isForStaff}
        onChange={(event) => change({ isForStaff: event.target.checked })}
      />
      <Consequences aria-live="polite">
        {afterShare(area, version, { percent, isForStaff: draft.isForStaff }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Consequences>
    </>
  );
}
