import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { canaryOut, waitingVersion } from './release-state.ts';
import { reachText } from './texts/release-text.ts';
import { shownRollout } from './texts/rollout-text.ts';

interface AreaState {
  label: string;
  tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
}

/** A rollout under way: 'In steps, at 5%'. */
function rolloutState(area: RemoteReleases): AreaState | null {
  const rollout = shownRollout(area);
  const share = `${count(rollout?.steps[rollout.step] ?? 0)}%`;
  if (rollout?.state === 'halted') return { label: `Halted at ${share}`, tone: 'warning' };
  return rollout?.state === 'running' ? { label: `In steps, at ${share}`, tone: 'info' } : null;
}

/** What happens beside the live version, or that nothing does. */
function movingState(area: RemoteReleases): AreaState | null {
  const { approval, freeze, liveGuard } = area;
  const rollout = rolloutState(area);
  if (approval) return { label: 'Waits for a second owner', tone: 'info' };
  if (rollout) return rollout;
  const canary = canaryOut(area);
  if (canary) return { label: `Canary for ${reachText(canary)}`, tone: 'info' };
  if (freeze) return { label: 'Frozen', tone: 'warning' };
  if (waitingVersion(area)) return { label: 'A version waits', tone: 'info' };
  return liveGuard?.state === 'watching' ? { label: 'Live, watched', tone: 'success' } : null;
}

/** An area's state as a short label: first what needs attention, then what moves. */
export function stateOf(area: RemoteReleases): AreaState {
  const { stopped, liveGuard, live, versions } = area;
  if (liveGuard?.state === 'failing') return { label: 'Failing', tone: 'danger' };
  if (stopped) return { label: 'Stopped by itself', tone: 'danger' };
  if (liveGuard?.state === 'rolledBack') return { label: 'Taken back by itself', tone: 'danger' };
  const moving = movingState(area);
  if (moving) return moving;
  if (live) return { label: 'Live', tone: 'success' };
  return { label: versions.length > 0 ? 'Not live' : 'Nothing published', tone: 'neutral' };
}

/** When something last happened to the area; null if nothing did. */
export const changedAt = ({ history, live, versions }: RemoteReleases): string | null =>
  history[0]?.at ?? live?.liveSince ?? versions[0]?.publishedAt ?? null;
