import { whole } from '@vidya/contracts/calls/fields';
import { z } from 'zod';
import { areaName } from './area.ts';
import { cohorts, liveGuardStates, rolloutStates } from './choices.ts';

export const rolloutView = z.object({
  version: z.string(),
  steps: z.array(z.number()),
  /** The index of the current step. */
  step: whole,
  dwellMinutes: whole,
  state: z.enum(rolloutStates),
  /** Why it was halted, stopped or ended; '' otherwise. */
  reason: z.string(),
  /** Who started it. */
  by: z.string(),
  /** ISO: since when the current step has its share. */
  since: z.string(),
  /** ISO: when the next step may come at the earliest; null unless it is running. */
  nextAt: z.string().nullable(),
  /** ISO: when it halts if the step has too few visits until then; null unless it is running. */
  haltsAt: z.string().nullable(),
  /** Visits of the version since the step began. */
  visits: whole,
});

export const liveGuardView = z.object({
  version: z.string(),
  /** The version to go back to; null when there is none. */
  previous: z.string().nullable(),
  /** ISO. */
  until: z.string(),
  state: z.enum(liveGuardStates),
  /** Why it went back, or cannot; '' otherwise. */
  reason: z.string(),
});

export type RolloutView = z.infer<typeof rolloutView>;

export type LiveGuardView = z.infer<typeof liveGuardView>;

/** A preview that opens something. */
export const previewView = z.object({
  id: z.string(),
  version: z.string(),
  /** Who made it. */
  by: z.string(),
  /** ISO. */
  expiresAt: z.string(),
});

export type PreviewView = z.infer<typeof previewView>;

/** The last rehearsal of a version. */
export const rehearsalView = z.object({
  /** ISO: when it was finished. */
  at: z.string(),
  /** Pages that were looked at, each as a role and at a width. */
  views: whole,
  /** What was wrong with it and not with the live version. */
  findings: whole,
  /** Roles and paths that were not looked at. */
  skipped: whole,
});

export type RehearsalView = z.infer<typeof rehearsalView>;

/** ISO times. */
export const freezeView = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** Null: all areas. */
  areas: z.array(areaName).nullable(),
  reason: z.string(),
});

/** What waits for a second owner. */
export const heldRequest = z.union([
  z.object({
    kind: z.literal('promotion'),
    percent: z.number().optional(),
    cohort: z.enum(cohorts).optional(),
    reason: z.string().optional(),
    unrehearsed: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('rollout'),
    steps: z.array(z.number()),
    dwellMinutes: z.number(),
    reason: z.string().optional(),
  }),
]);

export const approvalView = z.object({
  version: z.string(),
  request: heldRequest,
  by: z.string(),
  /** ISO: when it lapses. */
  until: z.string(),
});

export type FreezeView = z.infer<typeof freezeView>;

export type ApprovalView = z.infer<typeof approvalView>;

export type HeldRequest = z.infer<typeof heldRequest>;
