import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { earlierVersions, waitingVersion } from './data/release-state.ts';
import { shownRollout } from './data/texts/rollout-text.ts';
import { type ReleaseActions, VersionButton } from './VersionButton.tsx';

/** The most likely action for an area in a closed row; the open row has all of them. */
export function MainAction({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { approval, canary, freeze, liveGuard, stopped, live, versions } = area;
  const rollout = shownRollout(area);
  const earlier = earlierVersions(area).find(({ rolledBackAt }) => rolledBackAt === null);
  const waiting = waitingVersion(area);
  // Nothing is promoted during a freeze, and what was taken back is not offered again.
  const candidate = freeze ? null : (canary ?? (waiting?.rolledBackAt ? null : waiting));
  const isFailing = liveGuard?.state === 'failing' && earlier !== undefined;
  const button = (label: string, version: string, onPress: ReleaseActions['promote']) => (
    <VersionButton label={label} area={area} version={version} onPress={onPress} />
  );
  if (approval) return button('Approve', approval.version, on.approve);
  if (canary && stopped) return button('Take back', canary.version, on.stop);
  if (rollout?.state === 'running') return button('Halt', rollout.version, on.halt);
  if (rollout?.state === 'halted') return button('Go on', rollout.version, on.goOn);
  if (candidate && !isFailing) return button('Promote to everybody', candidate.version, on.promote);
  if (live && earlier) {
    return button('Roll back', live.version, (name, version) => on.rollBack(name, version, earlier.version));
  }
  return versions[0] ? button('Preview', versions[0].version, on.preview) : null;
}
