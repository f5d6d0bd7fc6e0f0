import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { canaryOut, nameIn, titleOf } from './release-state.ts';
import { reachText } from './release-text.ts';

const openTabs = 'Tabs that are open keep the version they have until they are loaded anew.';

const liveOf = (area: RemoteReleases): string => nameIn(area, area.live?.version ?? '');

/** Who gets which version after a promotion. */
export function afterPromotion(area: RemoteReleases, version: string): string[] {
  const canary = canaryOut(area);
  return [
    `Everybody gets ${titleOf(area)} ${nameIn(area, version)} with the next page they load${area.live ? `, instead of ${liveOf(area)}` : ''}.`,
    ...(canary && canary.version !== version
      ? [`The canary ${nameIn(area, canary.version)} stays with ${reachText(canary)}.`]
      : []),
    openTabs,
  ];
}

interface Share {
  percent: number;
  isForStaff: boolean;
}

/** Who gets which version after a change of the share; empty for an invalid share. */
export function afterShare(area: RemoteReleases, version: string, { percent, isForStaff }: Share): string[] {
  if (Number.isNaN(percent)) return [];
  const { canary } = area;
  const reach = { percent, cohort: isForStaff ? 'staff' : null };
  const [one, live] = [nameIn(area, version), liveOf(area)];
  const who = reachText(reach) === 'nobody' ? 'Nobody gets' : `${capital(whom(reach))} get`;
  const rest = percent === 100 ? `${live} stays the live version.` : `Everybody else stays with ${live}.`;
  const isSmaller = canary?.version === version && percent < canary.percent;
  return [
    `${who} ${one} with the next page they load. ${rest}`,
    ...(isSmaller ? [`Whoever falls out of the share goes back to ${live}.`] : []),
    ...(canary && canary.version !== version
      ? [`It takes the place of the canary ${nameIn(area, canary.version)}.`]
      : []),
  ];
}

const whom = ({ percent, cohort }: { percent: number; cohort: string | null }): string => {
  if (percent === 100) return 'all browsers';
  const parts = [percent > 0 ? `${percent}% of all browsers` : '', cohort ? 'administrators' : ''].filter(Boolean);
  return parts.join(' and all ');
};
const capital = (params: string): string => params.charAt(0).toUpperCase() + params.slice(1);

/** Who gets which version after a rollback. */
export function afterRollBack(area: RemoteReleases, to: string): string[] {
  const canary = canaryOut(area);
  return [
    `Everybody who gets ${liveOf(area)} now gets ${nameIn(area, to)} with the next page they load.`,
    ...(canary ? [`The canary ${nameIn(area, canary.version)} stays with ${reachText(canary)}.`] : []),
    openTabs,
  ];
}

/** Who gets which version after a canary is stopped. */
export function afterStop(area: RemoteReleases): string[] {
  return [`Everybody gets ${liveOf(area)} again with the next page they load.`, openTabs];
}
