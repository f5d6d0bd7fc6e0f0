import type { RemoteReleases, VersionView } from '@vidya/contracts/release/release-calls';
import { Banner, Button } from '@vidya/shared-ui';
import { dayAndTime } from '../../data/days.ts';
import { waitingVersion } from '../../data/releases/release-state.ts';
import { releaserOf } from '../../data/releases/release-text.ts';
import { Which } from './Canary/Which.tsx';
import type { ReleaseActions } from './release-actions.ts';
import { Aside, Notices } from './release-styles.ts';
import { VersionName } from './VersionName.tsx';

interface AreaNoticesProps {
  area: RemoteReleases;
  on: ReleaseActions;
}

/** Important notices: a canary that the site stopped, or a version that nobody gets yet. */
export function AreaNotices({ area, on }: AreaNoticesProps) {
  const { stopped, canary } = area;
  const waiting = waitingVersion(area);
  if (!stopped && !waiting) return null;
  return (
    <Notices>
      {stopped ? (
        <Banner tone="danger">
          <b>{canary ? <VersionName version={canary.version} /> : 'The canary'} was stopped by itself</b> on{' '}
          {dayAndTime(stopped.at)}. {stopped.reason}
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
          <Button variant="secondary" size="small" onClick={() => on.promote(area.name, version)}>
            Promote to everybody
            <Which area={area} version={version} />
          </Button>
          {area.live ? (
            <Button variant="secondary" size="small" onClick={() => on.share(area.name, version)}>
              Try with a share
              <Which area={area} version={version} />
            </Button>
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
