import { z } from 'zod';
import { whole } from './fields.ts';

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
