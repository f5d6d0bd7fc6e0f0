import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { isUnseen, nothingRehearsed } from '@vidya/platform/gate/document/rehearsed-text';
import { dayAndTime } from '../../../data/days.ts';
import { canaryOut, nameIn, titleOf } from '../release-state.ts';
import { capital, minutesText, reachText } from './release-text.ts';

const openTabs = 'Tabs that are open keep the version they have until they are loaded anew.';

const liveOf = (area: RemoteReleases): string => nameIn(area, area.live?.version ?? '');

/** That the canary stays, if there is one besides the version that everybody gets. */
function canaryStays(area: RemoteReleases, version?: string): string[] {
  const canary = canaryOut(area);
  if (!canary || canary.version === version) return [];
  return [`The canary ${nameIn(area, canary.version)} stays with ${reachText(canary)}.`];
}

/** Who gets which version after a promotion. */
export const afterPromotion = (area: RemoteReleases, version: string): string[] => [
  `Everybody gets ${titleOf(area)} ${nameIn(area, version)} with the next page they load${area.live ? `, instead of ${liveOf(area)}` : ''}.`,
  ...canaryStays(area, version),
  ...(isUnseen(area, version) ? [nothingRehearsed] : []),
  openTabs,
];

interface Reach {
  percent: number;
  cohort: string | null;
}

/** Who gets which version after a change of the share; empty for an invalid share. */
export function afterShare(area: RemoteReleases, version: string, reach: Reach): string[] {
  const { percent } = reach;
  if (Number.isNaN(percent)) return [];
  const { canary } = area;
  const [one, live] = [nameIn(area, version), liveOf(area)];
  const who = reachText(reach) === 'nobody' ? 'Nobody gets' : `${capital(whom(reach))} get`;
  const rest = percent === 100 ? `${live} stays the live version.` : `Everybody else stays with ${live}.`;
  const isSmaller = canary?.version === version && percent < canary.percent;
  return [
    `${who} ${one} with the next page they load. ${rest}`,
    ...(isSmaller ? [`Whoever falls out of the share goes back to ${live}.`] : []),
    ...replacesCanary(area, version),
  ];
}

/** That another version's share ends. */
const replacesCanary = (area: RemoteReleases, version: string): string[] =>
  area.canary && area.canary.version !== version
    ? [`It takes the place of the ${area.stopped ? 'stopped' : 'canary'} ${nameIn(area, area.canary.version)}.`]
    : [];

interface Plan {
  steps: number[];
  dwellMinutes: number;
}

/** Who gets a version when, after a rollout has started. */
export function afterRollout(area: RemoteReleases, version: string, { steps, dwellMinutes }: Plan): string[] {
  const [first = 0, ...more] = steps;
  const whoGet = `${capital(whom({ percent: first, cohort: null }))} get ${nameIn(area, version)} with the next page they load.`;
  const rest = more.map((step) => (step === 100 ? 'everybody' : `${step}%`)).join(', then ');
  const all = minutesText(dwellMinutes * more.length);
  const { freeze } = area;
  return [
    whoGet,
    ...(rest ? [`${capital(rest)}, by itself while nothing is wrong, after ${all} at the earliest.`] : []),
    ...replacesCanary(area, version),
    ...(freeze ? [`Until ${dayAndTime(freeze.to)} the area is frozen: ${freeze.reason}.`] : []),
  ];
}

const whom = ({ percent, cohort }: Reach): string => {
  if (percent === 100) return 'all browsers';
  const parts = [percent > 0 ? `${percent}% of all browsers` : '', cohort ? 'administrators' : ''].filter(Boolean);
  return parts.join(' and all ');
};

/** Who gets which version after a rollback. */
export const afterRollBack = (area: RemoteReleases, to: string): string[] => [
  `Everybody who gets ${liveOf(area)} now gets ${nameIn(area, to)} with the next page they load.`,
  ...canaryStays(area),
  openTabs,
];

/** Who gets which version after a canary is stopped, or after one that was stopped is taken back. */
export const afterStop = (area: RemoteReleases): string[] =>
  area.stopped
    ? [`Everybody stays with ${liveOf(area)}. Nothing goes back to the stopped version by itself.`]
    : [`Everybody gets ${liveOf(area)} again with the next page they load.`, openTabs];
