import { serverNow } from '@vidya/contracts/browser/server-clock';
import { limits } from '@vidya/contracts/rules/limits';
import { count, timeOfDay } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { ApprovalView, LiveGuardView, RolloutView } from '@vidya/platform/calls/views';
import { dayText } from '../../../data/days.ts';
import { minutesText, reachText } from './release-text.ts';

const at = (iso: string): string => `${dayText(iso)}, ${timeOfDay(iso)}`;

const isGoingOn = ({ state }: RolloutView): boolean => state === 'running' || state === 'halted';

/** Whether a rollout of this version runs or is halted. */
export const isUnderWay = ({ rollout }: RemoteReleases, version: string): boolean =>
  rollout !== null && rollout.version === version && isGoingOn(rollout);

/** The rollout, while it matters: under way, or the last thing that was done to a version that people get. */
export function shownRollout({ rollout, live, canary }: RemoteReleases): RolloutView | null {
  if (!rollout) return null;
  const isCurrent = [live?.version, canary?.version].includes(rollout.version);
  return isGoingOn(rollout) || isCurrent ? rollout : null;
}

/** What waits for a second owner: 'to everybody', 'to 50% and staff', 'in steps to 100%'. */
export function heldText({ request }: ApprovalView): string {
  if (request.kind === 'rollout') return `in steps to ${count(request.steps.at(-1) ?? 0)}%`;
  const { percent, cohort, unrehearsed } = request;
  const whom = percent === undefined && cohort === undefined ? 'to everybody' : `to ${reachText({ percent, cohort })}`;
  return unrehearsed ? `${whom} without the rehearsal that it needs` : whom;
}

/** Where a rollout is, and what comes next. */
export function rolloutText({ state, steps, step, reason, since, nextAt, haltsAt, visits }: RolloutView): string {
  if (state === 'finished') return `Finished ${at(since)}.`;
  if (state !== 'running') return `${{ halted: 'Halted', stopped: 'Stopped', ended: 'Ended' }[state]}: ${reason}`;
  const next = nextAt && `${count(steps[step + 1] ?? 100)}% follow ${at(nextAt)} at the earliest`;
  const { minVisits } = limits.rollout;
  const wait = visits < minVisits && haltsAt ? `, after ${minVisits} visits; without them it halts ${at(haltsAt)}` : '';
  return `${next}${wait}. ${count(visits)} ${visits === 1 ? 'visit' : 'visits'} since this step began.`;
}

/** The next steps of a halted rollout once it is resumed. */
export function afterGoOn({ steps, step, since, dwellMinutes }: RolloutView, now = serverNow()): string[] {
  const next = steps[step + 1] ?? 100;
  const isDue = Date.parse(since) + dwellMinutes * 60_000 <= now;
  const who = next === 100 ? 'Everybody gets it' : `It goes to ${reachText({ percent: next })} of all browsers`;
  return isDue
    ? [`${who} at once: this step has lasted its ${minutesText(dwellMinutes)}.`, 'Later steps go on by themselves.']
    : [`${who} when this step has lasted its ${minutesText(dwellMinutes)}, and by itself from then on.`];
}

/** What the site does about the live version by itself; null when there is nothing to say. */
export function watchText({ state, previous, until }: LiveGuardView, nameOf: (version: string) => string) {
  if (state !== 'watching' || !previous) return null;
  return `Watched until ${timeOfDay(until)}: it goes back to ${nameOf(previous)} by itself if it is clearly worse.`;
}
