import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { Row } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { canaryOut, earlierVersions } from './data/release-state.ts';
import { isUnderWay } from './data/texts/rollout-text.ts';
import { type ReleaseActions, VersionButton } from './VersionButton.tsx';

/** The actions for the live version, the canary and the newest version. */
export function AreaActions({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { live, canary, stopped, versions } = area;
  const [newest] = versions;
  const out = canaryOut(area);
  // Offered only with a good target: a version that was rolled back is not a default target.
  const earlier = earlierVersions(area).find(({ rolledBackAt }) => rolledBackAt === null);
  const shareLabel = stopped ? 'Try again with a share' : 'Change share';
  return (
    <Acts $gap={2} $align="normal">
      {canary && !stopped ? (
        <VersionButton label="Promote to everybody" area={area} version={canary.version} onPress={on.promote} />
      ) : null}
      {canary ? <VersionButton label={shareLabel} area={area} version={canary.version} onPress={on.share} /> : null}
      {canary && !isUnderWay(area, canary.version) ? (
        <VersionButton label="Roll out in steps" area={area} version={canary.version} onPress={on.rollOut} />
      ) : null}
      {out ? <VersionButton label="Stop the canary" area={area} version={out.version} onPress={on.stop} /> : null}
      {canary && stopped ? (
        <VersionButton label="Take back" area={area} version={canary.version} onPress={on.stop} />
      ) : null}
      {live && earlier ? (
        <VersionButton
          label="Roll back"
          area={area}
          version={live.version}
          onPress={(name, version) => on.rollBack(name, version, earlier.version)}
        />
      ) : null}
      {newest ? <VersionButton label="Preview" area={area} version={newest.version} onPress={on.preview} /> : null}
    </Acts>
  );
}

const Acts = styled(Row)`
  margin-top: ${space[4]};

  &:empty {
    display: none;
  }
`;
