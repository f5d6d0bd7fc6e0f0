import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, PageHeader, Tabs } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { CallsSection } from './Calls/CallsSection.tsx';
import { PromoteDialog, RollBackDialog, StopDialog } from './Dialogs/AreaConfirmation.tsx';
import { GrantDialog } from './Dialogs/GrantDialog.tsx';
import { NewRolloutDialog } from './Dialogs/NewRolloutDialog.tsx';
import { EndPreviewDialog, PreviewDialog } from './Dialogs/PreviewDialogs.tsx';
import { RevokeDialog } from './Dialogs/RevokeDialog.tsx';
import { ApproveDialog, DropDialog, GoOnDialog, HaltDialog } from './Dialogs/RolloutDialogs.tsx';
import { ShareDialog } from './Dialogs/ShareDialog.tsx';
import { useGrantForm } from './data/use-grant-form.ts';
import { useNewRollout } from './data/use-new-rollout.ts';
import { useEndPreview, usePreview } from './data/use-preview.ts';
import { usePromotion, useShare } from './data/use-promotion.ts';
import { useReleases } from './data/use-releases.ts';
import { useReleasesAddress } from './data/use-releases-address.ts';
import { useRevoke } from './data/use-revoke.ts';
import { useRollBack, useStopCanary } from './data/use-rollback.ts';
import { useApproval, useGoOn, useHalt } from './data/use-rollout.ts';
import { ReleaseResults } from './ReleaseResults.tsx';
import { RightsSection } from './Rights/RightsSection.tsx';

const tabs = [
  { value: 'areas', label: 'Areas' },
  { value: 'rights', label: 'Who may release' },
  { value: 'calls', label: 'Who calls the API' },
] as const;

/** `/admin/dashboard/releases`: each area's live version and canary, who may release, and who calls the API. */
export function Releases() {
  useTitle('Releases');
  const address = useReleasesAddress();
  const releases = useReleases();
  const { areas } = releases;
  const promotion = usePromotion(areas);
  const share = useShare(areas);
  const rollOut = useNewRollout(areas);
  const preview = usePreview(areas);
  const endPreview = useEndPreview(areas);
  const stop = useStopCanary(areas);
  const halt = useHalt(areas);
  const goOn = useGoOn(areas);
  const approve = useApproval(areas, 'approve');
  const drop = useApproval(areas, 'drop');
  const rollBack = useRollBack(areas);
  const grant = useGrantForm((name) => address.toggle(name, true));
  const revoke = useRevoke();
  return (
    <>
      <PageHeader
        title="Releases"
        lead="Which version of each area people get, and how it fares in their browsers."
        actions={
          <>
            <Button icon={<Icon name="plus" size={18} />} onClick={grant.open}>
              New area
            </Button>
            <Button
              as={Link}
              to={paths.auditLog({ kind: 'release' })}
              variant="secondary"
              icon={<Icon name="clock" size={18} />}
            >
              Releases in the audit log
            </Button>
          </>
        }
      />
      <Tabs label="Releases" tabs={tabs} value={address.tab} onChange={address.choose}>
        {address.tab === 'rights' ? <RightsSection address={address} /> : null}
        {address.tab === 'calls' ? <CallsSection /> : null}
        {address.tab === 'areas' ? (
          <ReleaseResults
            releases={releases}
            address={address}
            on={{
              promote: promotion.ask,
              share: share.ask,
              rollOut: rollOut.ask,
              preview: preview.ask,
              endPreview: endPreview.ask,
              stop: stop.ask,
              halt: halt.ask,
              goOn: goOn.ask,
              approve: approve.ask,
              drop: drop.ask,
              rollBack: rollBack.ask,
              revoke: revoke.ask,
            }}
          />
        ) : null}
      </Tabs>
      <PromoteDialog promotion={promotion} />
      <ShareDialog share={share} />
      <NewRolloutDialog rollout={rollOut} />
      <PreviewDialog preview={preview} />
      <EndPreviewDialog end={endPreview} />
      <StopDialog stop={stop} />
      <HaltDialog halt={halt} />
      <GoOnDialog goOn={goOn} />
      <GrantDialog form={grant} />
      <RevokeDialog revoke={revoke} />
      <ApproveDialog approval={approve} />
      <DropDialog approval={drop} />
      <RollBackDialog rollBack={rollBack} />
    </>
  );
}
