import { defineCall } from '@vidya/contracts/calls/call';
import type { z } from 'zod';
import type { RemoteName } from '../gate/remotes.ts';
import type { RemoteReleases } from './release-calls.ts';
import type { liveGuardView, newRollout, rolloutContinuation, rolloutHalt, rolloutView } from './shapes/rollout.ts';

type Params = { name: RemoteName };

export type RolloutView = z.infer<typeof rolloutView>;

export type LiveGuardView = z.infer<typeof liveGuardView>;

export type NewRollout = z.infer<typeof newRollout>;

/**
 * Gives a version to a growing share of visitors, by itself, while nothing is wrong with it. `version` defaults to the
 * canary, else the newest version. Replaces a rollout that is under way.
 */
export const startRollout = defineCall<{ params: Params; body: NewRollout; data: RemoteReleases }>(
  'startRollout',
  'POST /release/:name/rollout',
);

/** The share stays as it is; 409 unless a rollout is running. */
export const haltRollout = defineCall<{ params: Params; body: z.infer<typeof rolloutHalt>; data: RemoteReleases }>(
  'haltRollout',
  'POST /release/:name/rollout/halt',
);

/** Goes on after a halt: with the next step at once if this one has lasted long enough. 409 unless it is halted. */
export const continueRollout = defineCall<{
  params: Params;
  body: z.infer<typeof rolloutContinuation>;
  data: RemoteReleases;
}>('continueRollout', 'POST /release/:name/rollout/continue');
