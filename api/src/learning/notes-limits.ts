import type { Config } from '../config/config.ts';
import { createLimiter, type Limiter } from '../http/limits.ts';

/** Rate limits per person; keys are user ids. Questions and answers send mails. */
export interface NotesLimits {
  notes: Limiter;
  questions: Limiter;
  answers: Limiter;
}

const windowMs = 60_000;

export function createNotesLimits({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): NotesLimits {
  const max = (count: number) => (requestsPerMinute === 0 ? 0 : count);
  return {
    notes: createLimiter({ max: max(60), windowMs }),
    questions: createLimiter({ max: max(5), windowMs }),
    answers: createLimiter({ max: max(20), windowMs }),
  };
}
