import type { LiveGuardView, RolloutView } from '../../calls/views.ts';
import { when } from './when.ts';

/** '1 % → [5 %] → 25 % → 100 %': where a rollout is. */
const stepsOf = ({ steps, step, state }: RolloutView): string =>
  steps.map((share, index) => (index === step && state !== 'finished' ? `[${share} %]` : `${share} %`)).join(' → ');

const stateOf: Record<RolloutView['state'], (rollout: RolloutView) => string> = {
  running: ({ nextAt, haltsAt, visits }) =>
    `the next step comes ${nextAt && when(nextAt)} at the earliest; too few visits (${visits} now) halt it ${haltsAt && when(haltsAt)}`,
  halted: ({ reason }) => `halted: ${reason}`,
  stopped: ({ reason }) => `stopped: ${reason}`,
  finished: ({ since }) => `finished ${when(since)}`,
  ended: ({ reason }) => `ended: ${reason}`,
};

/** The last rollout of an area, for a terminal. */
export const rolloutLines = (rollout: RolloutView): string[] => [
  `Rollout of ${rollout.version} by ${rollout.by}: ${stepsOf(rollout)}`,
  `  ${stateOf[rollout.state](rollout)}`,
];

const guardText: Record<LiveGuardView['state'], (guard: LiveGuardView) => string | null> = {
  watching: ({ version, previous, until }) =>
    `${version} is watched until ${when(until)}; it goes back to ${previous} by itself if it is clearly worse.`,
  passed: () => null,
  rolledBack: ({ version, reason }) => `${version} was taken back by itself: ${reason}`,
  failing: ({ version, reason }) => `${version} is failing: ${reason}`,
};

/** How the last promotion is or was watched; nothing when it went well. */
export const liveGuardLines = (guard: LiveGuardView): string[] => [guardText[guard.state](guard) ?? []].flat();
