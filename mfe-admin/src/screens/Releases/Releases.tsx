import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, PageHeader } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useGrantForm } from '../../data/releases/use-grant-form.ts';
import { useNewRollout } from '../../data/releases/use-new-rollout.ts';
import { useEndPreview, usePreview } from '../../data/releases/use-preview.ts';
import { usePromotion, useShare } from '../../data/releases/use-promotion.ts';
import { useReleases } from '../../data/releases/use-releases.ts';
import { useRevoke } from '../../data/releases/use-revoke.ts';
import { useRollBack, useStopCanary } from '../../data/releases/use-rollback.ts';
import { useApproval, useGoOn, useHalt } from '../../data/releases/use-rollout.ts';
import { CallsSection } from './Calls/CallsSection.tsx';
import { PromoteDialog, RollBackDialog, StopDialog } from './Dialogs/AreaConfirmation.tsx';
import { GrantDialog } from './Dialogs/GrantDialog.tsx';
import { NewRolloutDialog } from './Dialogs/NewRolloutDialog.tsx';
import { EndPreviewDialog, PreviewDialog } from './Dialogs/PreviewDialogs.tsx';
import { RevokeDialog } from './Dialogs/RevokeDialog.tsx';
import { ApproveDialog, DropDialog, GoOnDialog, HaltDialog } from './Dialogs/RolloutDialogs.tsx';
import { ShareDialog } from './Dialogs/ShareDialog.tsx';
import { ReleaseResults } from './ReleaseResults.tsx';
import { RightsSection } from './Rights/RightsSection.tsx';

/** `/admin/dashboard/releases`: each area's live version and canary, their health, and other versions. */
export function Releases() {
  useTitle('Releases');
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
  const grant = useGrantForm();
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
      <ReleaseResults
        releases={releases}
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
      <RightsSection />
      <CallsSection />
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
