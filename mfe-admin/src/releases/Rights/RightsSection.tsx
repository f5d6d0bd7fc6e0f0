import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, Skeleton, Stack, VisuallyHidden } from '@vidya/shared-ui';
import { confirmationOf } from '../../parts/confirmation.ts';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { Rows } from '../area-row-styles.ts';
import type { ReleasesAddress } from '../data/use-releases-address.ts';
import { useRemoval, useRights, useRightsForm } from '../data/use-rights.ts';
import { AreaRightsRow } from './AreaRightsRow.tsx';
import { Freezes } from './Freezes.tsx';
import { RightsDialog } from './RightsDialog.tsx';

const headingId = 'release-rights';

/** Who owns and releases each area, where its alarms go, and when nothing is promoted. */
export function RightsSection({ address }: { address: ReleasesAddress }) {
  const { data, ...request } = useRights();
  const form = useRightsForm();
  const removal = useRemoval();
  const on = { change: form.ask, remove: removal.ask };
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId} tabIndex={-1}>
        Who may release
      </VisuallyHidden>
      {request.error && !data ? <RequestFailed request={request} fallback={texts.release.rightsFailed} /> : null}
      {!request.error && !data ? <Skeleton width="100%" height="8rem" /> : null}
      {data ? (
        <Stack $gap={4}>
          <Freezes rights={data} on={on} />
          <Rows aria-label="Areas">
            {data.areas.map((area) => (
              <AreaRightsRow
                key={area.name}
                area={area}
                on={on}
                isOpen={address.isOpen(area.name)}
                onToggle={(isOpen) => address.toggle(area.name, isOpen)}
              />
            ))}
          </Rows>
        </Stack>
      ) : null}
      <RightsDialog form={form} />
      <ConfirmDialog
        {...confirmationOf(removal, () => document.getElementById(headingId))}
        title={`Remove ${removal.subject?.what ?? ''}?`}
        lines={['This counts from now on. It stays in the audit log.']}
        confirmLabel="Remove"
      />
    </section>
  );
}
