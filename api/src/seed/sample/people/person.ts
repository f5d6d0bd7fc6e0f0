import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';

/** A person as written by hand; the builder adds dates and ids. */
export const personShape = z.strictObject({
  email: z.email(),
  fullName: z.string().min(1),
  role: z.enum(['ADMIN', 'INSTRUCTOR', 'USER']),
  contact: z.string().optional(),
  linkedin: z.url().optional(),
  address: z.string().optional(),
  /** The name of a file in sample-data/portraits. */
  portrait: z.string().min(1).optional(),
  headline: z.string().max(limits.headlineMax).optional(),
  about: z.string().max(limits.aboutMax).optional(),
  /** When the person joined: 0 is the first day of the history, 1 the day of seeding. */
  joined: z.number().min(0).max(1),
});

export type PersonDraft = z.output<typeof personShape>;
