import type { RemoteReleases, VersionView } from '@vidya/platform/calls/area-releases';
import type { ApprovalView } from '@vidya/platform/calls/views';
import { Banner, Row } from '@vidya/shared-ui';
import { dayAndTime } from '../data/days.ts';
import { Aside } from '../parts/table-styles.ts';
import { waitingVersion } from './data/release-state.ts';
import { capital, releaserOf } from './data/texts/release-text.ts';
import { heldText } from './data/texts/rollout-text.ts';
import { RehearsedLine } from './RehearsedLine.tsx';
import { Notices } from './release-styles.ts';
import { type ReleaseActions, VersionButton } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

interface AreaNoticesProps {
  area: RemoteReleases;
  on: ReleaseActions;
}

/** Important notices: what the site stopped or took back by itself, or a version that nobody gets yet. */
export function AreaNotices({ area, on }: AreaNoticesProps) {
  const { stopped, canary, liveGuard, freeze, approval } = area;
  const isTrouble = liveGuard?.state === 'rolledBack' || liveGuard?.state === 'failing';
  const newest = waitingVersion(area);
  const waiting = newest?.version === approval?.version ? null : newest;
  if (!stopped && !waiting && !isTrouble && !freeze && !approval) return null;
  return (
    <Notices>
      {stopped ? (
        <Banner tone="danger">
          <b>{canary ? <VersionName version={canary.version} /> : 'A version'} was stopped by itself</b> on{' '}
          {dayAndTime(stopped.at)}. {stopped.reason}
        </Banner>
      ) : null}
      {liveGuard && isTrouble ? (
        <Banner tone="danger">
          <b>
            <VersionName version={liveGuard.version} />{' '}
            {liveGuard.state === 'failing' ? 'is failing' : 'was taken back by itself'}
          </b>
          . {liveGuard.reason}
        </Banner>
      ) : null}
      {freeze ? (
        <Banner tone="warning">
          <b>Frozen until {dayAndTime(freeze.to)}</b>: {freeze.reason}. Nothing is promoted; ways back stay open.
        </Banner>
      ) : null}
      {approval ? <Held area={area} approval={approval} on={on} /> : null}
      {waiting ? <Waiting area={area} waiting={waiting} on={on} /> : null}
    </Notices>
  );
}

function Held({ area, approval, on }: AreaNoticesProps & { approval: ApprovalView }) {
  const { version, by, until, request } = approval;
  return (
    <Banner
      tone="info"
      role="group"
      action={
        <>
          <VersionButton label="Approve" area={area} version={version} onPress={on.approve} />
          <VersionButton label="Drop" area={area} version={version} onPress={on.drop} />
        </>
      }
    >
      <b>
        <VersionName version={version} /> waits for a second owner
      </b>
      <Aside>
        <bdi translate="no">{capital(releaserOf(by))}</bdi> asked to promote it {heldText(approval)}, until{' '}
        {dayAndTime(until)}
        {request.reason ? `: ${request.reason}` : null}
      </Aside>
    </Banner>
  );
}

function Waiting({ area, waiting, on }: AreaNoticesProps & { waiting: VersionView }) {
  const { version, publishedAt, publishedBy, note, rolledBackAt } = waiting;
  return (
    <Banner
      tone="info"
      role="group"
      action={
        <Row $gap={2} $align="normal">
          <VersionButton label="Promote to everybody" area={area} version={version} onPress={on.promote} />
          {area.live ? (
            <>
              <VersionButton label="Try with a share" area={area} version={version} onPress={on.share} />
              <VersionButton label="Roll out in steps" area={area} version={version} onPress={on.rollOut} />
            </>
          ) : null}
        </Row>
      }
    >
      <b>
        <VersionName version={version} /> {rolledBackAt ? 'was taken back' : 'is published'} and waits
      </b>
      <Aside>
        By <bdi translate="no">{releaserOf(publishedBy)}</bdi>, {dayAndTime(publishedAt)}
        {note ? `: ${note}` : null}
      </Aside>
      <RehearsedLine version={waiting} isCandidate={area.live !== null} />
    </Banner>
  );
}
