import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';
import { version } from './rollout.ts';

export const previewRequest = z.object({
  version,
  hours: z.number().int().min(1).max(limits.preview.maxHours),
});

/** `token`: for the address, `?preview=<token>`. The code goes to reviewers by another way than the link, and is told once. */
export const madePreview = z.object({ id: z.string(), token: z.string(), code: z.string(), expiresAt: z.string() });

/** A preview that opens something. */
export const previewView = z.object({
  id: z.string(),
  version: z.string(),
  /** Who made it. */
  by: z.string(),
  /** ISO. */
  expiresAt: z.string(),
});
