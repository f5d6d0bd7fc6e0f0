import { whole } from '@vidya/contracts/shapes/fields';
import { z } from 'zod';

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
