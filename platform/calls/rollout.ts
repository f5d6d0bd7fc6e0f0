import { call } from '@vidya/contracts/calls/call';
import { plainText, requiredText, whole } from '@vidya/contracts/calls/fields';
import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';
import { remoteReleases } from './area-releases.ts';
import { areaParams, seenArea, share, version } from './params.ts';

const isRising = (steps: number[]): boolean => steps.every((step, index) => step > (steps[index - 1] ?? 0));

export const newRollout = z.object({
  version: version.optional(),
  /** Shares in percent: 1, 5, 25, 100. The last may be less than 100. */
  steps: z.array(share).min(1).max(limits.rollout.maxSteps).refine(isRising, 'must rise'),
  dwellMinutes: whole.min(1).max(limits.rollout.maxDwellMinutes),
  reason: plainText(limits.releaseNoteMax).optional(),
  seen: seenArea.optional(),
});

export const rolloutHalt = z.object({
  reason: requiredText(limits.releaseNoteMax),
  seen: seenArea.optional(),
});

export type RolloutHalt = z.infer<typeof rolloutHalt>;

export const rolloutContinuation = z.object({
  reason: plainText(limits.releaseNoteMax).optional(),
  seen: seenArea.optional(),
});

export type RolloutContinuation = z.infer<typeof rolloutContinuation>;

export type NewRollout = z.infer<typeof newRollout>;

/**
 * Gives a version to a growing share of visitors, by itself, while nothing is wrong with it. `version` defaults to the
 * canary, else the newest version. Replaces a rollout that is under way.
 */
export const startRollout = call('startRollout', 'POST /release/:name/rollout', {
  access: 'release.promote',
  params: areaParams,
  body: newRollout,
  data: remoteReleases,
});

/** The share stays as it is; 409 unless a rollout is running. */
export const haltRollout = call('haltRollout', 'POST /release/:name/rollout/halt', {
  access: 'release.manage',
  params: areaParams,
  body: rolloutHalt,
  data: remoteReleases,
});

/** Goes on after a halt: with the next step at once if this one has lasted long enough. 409 unless it is halted. */
export const continueRollout = call('continueRollout', 'POST /release/:name/rollout/continue', {
  access: 'release.promote',
  params: areaParams,
  body: rolloutContinuation,
  data: remoteReleases,
});
