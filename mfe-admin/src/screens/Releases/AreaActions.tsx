import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { Button } from '@vidya/shared-ui';
import { canaryOut, earlierVersions } from '../../data/releases/release-state.ts';
import { Which } from './Canary/Which.tsx';
import type { ReleaseActions } from './release-actions.ts';
import { Acts } from './release-styles.ts';

interface AreaActionsProps {
  area: RemoteReleases;
  on: ReleaseActions;
}

/** The actions for the live version and the canary. */
export function AreaActions({ area, on }: AreaActionsProps) {
  const { name, live, canary, stopped } = area;
  const out = canaryOut(area);
  // Offered only with a good target: a version that was rolled back is not a default target.
  const earlier = earlierVersions(area).find(({ rolledBackAt }) => rolledBackAt === null);
  return (
    <Acts>
      {canary && !stopped ? (
        <Button variant="secondary" size="small" onClick={() => on.promote(name, canary.version)}>
          Promote to everybody
          <Which area={area} version={canary.version} />
        </Button>
      ) : null}
      {canary ? (
        <Button variant="secondary" size="small" onClick={() => on.share(name, canary.version)}>
          {stopped ? 'Try again with a share' : 'Change share'}
          <Which area={area} version={canary.version} />
        </Button>
      ) : null}
      {out ? (
        <Button variant="secondary" size="small" onClick={() => on.stop(name, out.version)}>
          Stop the canary
          <Which area={area} version={out.version} />
        </Button>
      ) : null}
      {live && earlier ? (
        <Button variant="secondary" size="small" onClick={() => on.rollBack(name, live.version, earlier.version)}>
          Roll back
          <Which area={area} version={live.version} />
        </Button>
      ) : null}
    </Acts>
  );
}
