import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, Skeleton, Stack } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useRemoval, useRights, useRightsForm } from '../../../data/releases/use-rights.ts';
import { confirmationOf } from '../../../parts/confirmation.ts';
import { RequestFailed } from '../../../parts/RequestFailed.tsx';
import { AreaRightsCard } from './AreaRightsCard.tsx';
import { Freezes } from './Freezes.tsx';
import { RightsDialog } from './RightsDialog.tsx';

const headingId = 'release-rights';

/** Who owns and releases each area, where its alarms go, and when nothing is promoted. */
export function RightsSection() {
  const { data, ...request } = useRights();
  const form = useRightsForm();
  const removal = useRemoval();
  const on = { change: form.ask, remove: removal.ask };
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        Who may release
      </h2>
      {request.error && !data ? <RequestFailed request={request} fallback={texts.release.rightsFailed} /> : null}
      {!request.error && !data ? <Skeleton width="100%" height="8rem" /> : null}
      {data ? (
        <Stack $gap={4}>
          <Freezes rights={data} on={on} />
          {data.areas.map((area) => (
            <AreaRightsCard key={area.name} area={area} on={on} />
          ))}
        </Stack>
      ) : null}
      <RightsDialog form={form} />
      <ConfirmDialog
        {...confirmationOf(removal, () => document.getElementById(headingId))}
        title={`Remove ${removal.subject?.what ?? ''}?`}
        lines={['This counts from now on. It stays in the audit log.']}
        confirmLabel="Remove"
      />
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${space[8]};

  > h2 {
    margin-bottom: ${space[4]};
  }
`;
