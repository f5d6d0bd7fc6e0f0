import { limits } from '@vidya/contracts/rules/limits';
import { plainText, requiredText, whole } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';
import { isVersionName } from '../../gate/document/version-name.ts';
import { liveGuardStates, rolloutStates } from '../choices.ts';

export const version = z.string().refine(isVersionName, 'is not a version');

/** 0 to 100, max two decimals. */
export const share = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, 'has two decimals at most');

const isRising = (steps: number[]): boolean => steps.every((step, index) => step > (steps[index - 1] ?? 0));

export const newRollout = z.object({
  version: version.optional(),
  /** Shares in percent: 1, 5, 25, 100. The last may be less than 100. */
  steps: z.array(share).min(1).max(limits.rollout.maxSteps).refine(isRising, 'must rise'),
  dwellMinutes: whole.min(1).max(limits.rollout.maxDwellMinutes),
  reason: plainText(limits.releaseNoteMax).optional(),
});

export const rolloutHalt = z.object({
  reason: requiredText(limits.releaseNoteMax),
});

export const rolloutContinuation = z.object({ reason: plainText(limits.releaseNoteMax).optional() });

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
