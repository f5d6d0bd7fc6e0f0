import type { RemoteReleases, VersionView } from '@vidya/contracts/release/release-calls';
import { Banner } from '@vidya/shared-ui';
import { dayAndTime } from '../../data/days.ts';
import { waitingVersion } from '../../data/releases/release-state.ts';
import { releaserOf } from '../../data/releases/release-text.ts';
import { Aside } from '../../parts/table-styles.ts';
import { Notices } from './release-styles.ts';
import { type ReleaseActions, VersionButton } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

interface AreaNoticesProps {
  area: RemoteReleases;
  on: ReleaseActions;
}

/** Important notices: what the site stopped or took back by itself, or a version that nobody gets yet. */
export function AreaNotices({ area, on }: AreaNoticesProps) {
  const { stopped, canary, liveGuard } = area;
  const isTrouble = liveGuard?.state === 'rolledBack' || liveGuard?.state === 'failing';
  const waiting = waitingVersion(area);
  if (!stopped && !waiting && !isTrouble) return null;
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
      {waiting ? <Waiting area={area} waiting={waiting} on={on} /> : null}
    </Notices>
  );
}

function Waiting({ area, waiting, on }: AreaNoticesProps & { waiting: VersionView }) {
  const { version, publishedAt, publishedBy, note, rolledBackAt } = waiting;
  return (
    <Banner
      tone="info"
      role="group"
      action={
        <>
          <VersionButton label="Promote to everybody" area={area} version={version} onPress={on.promote} />
          {area.live ? (
            <VersionButton label="Try with a share" area={area} version={version} onPress={on.share} />
          ) : null}
        </>
      }
    >
      <b>
        <VersionName version={version} /> {rolledBackAt ? 'was taken back' : 'is published'} and waits
      </b>
      <Aside>
        By {releaserOf(publishedBy)}, {dayAndTime(publishedAt)}
        {note ? `: ${note}` : null}
      </Aside>
    </Banner>
  );
}
