import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { isBuiltIn } from '@vidya/platform/gate/remotes';
import { Button, VisuallyHidden } from '@vidya/shared-ui';
import { AreaActions } from './AreaActions.tsx';
import { AreaHistory } from './AreaHistory.tsx';
import { AreaNotices } from './AreaNotices.tsx';
import { Comparison } from './Canary/Comparison.tsx';
import { ControlComparison } from './Canary/ControlComparison.tsx';
import { RolloutSteps } from './Canary/RolloutSteps.tsx';
import { nameIn, titleOf } from './data/release-state.ts';
import { watchText } from './data/texts/rollout-text.ts';
import { openerIdOf } from './opener.ts';
import { Previews } from './Previews.tsx';
import { Columns, Details, Remark } from './release-styles.ts';
import { SeenErrors } from './SeenErrors.tsx';
import type { ReleaseActions } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

/** What an open row shows: the live version beside the canary, the actions, and the history. */
export function AreaDetails({ id, area, on }: { id: string; area: RemoteReleases; on: ReleaseActions }) {
  const { name, live, previous } = area;
  return (
    <Details id={id} aria-labelledby={openerIdOf(name)}>
      <AreaNotices area={area} on={on} />
      <Columns>
        <div>
          {live ? <Comparison area={area} live={live} /> : <Remark>Nobody gets a version of it yet.</Remark>}
          {live && previous ? (
            <Remark>
              Pages fall back to <VersionName version={previous.version} /> when it fails.
            </Remark>
          ) : null}
          <Watched area={area} />
          <RolloutSteps area={area} on={on} />
          <AreaActions area={area} on={on} />
          <Previews area={area} on={on} />
          {area.canary && area.judgement ? <ControlComparison area={area} judgement={area.judgement} /> : null}
          <SeenErrors area={area} />
          <Granted area={area} on={on} />
        </div>
        <AreaHistory area={area} />
      </Columns>
    </Details>
  );
}

/** That the site may go back by itself, for an hour after a promotion. */
function Watched({ area }: { area: RemoteReleases }) {
  const watched = area.liveGuard && watchText(area.liveGuard, (version) => nameIn(area, version));
  return watched ? <Remark>{watched}</Remark> : null;
}

/** The paths that are its own; what came with the site stays. */
function Granted({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { name, grant } = area;
  return (
    <>
      <Remark>
        Its own: {Object.keys(grant.paths).join(', ')}. At most {grant.budgetKb} kB at first load.
      </Remark>
      {isBuiltIn(name) ? null : (
        <Button variant="quiet" size="small" onClick={() => on.revoke(area)}>
          Take back the area
          <VisuallyHidden> {titleOf(area)}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
