import type { Config } from '../config.ts';
import { createLimiter, type Limiter } from '../http/limits.ts';

/** How often one person may write; keys are user ids. Questions and answers send mails. */
export interface NotesLimits {
  notes: Limiter;
  questions: Limiter;
  answers: Limiter;
}

const windowMs = 60_000;

export function createNotesLimits({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): NotesLimits {
  const most = (count: number) => (requestsPerMinute === 0 ? 0 : count);
  return {
    notes: createLimiter({ most: most(60), windowMs }),
    questions: createLimiter({ most: most(5), windowMs }),
    answers: createLimiter({ most: most(20), windowMs }),
  };
}
