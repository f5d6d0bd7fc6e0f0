import type { Config } from '../config/config.ts';
import { createLimiter, type Limiter } from '../http/limits.ts';

/** Limits against password guessing and flooding. A key is an IP address, an email address or a user id. */
export interface AccountLimits {
  /** Failed sign-ins of one account. */
  wrongPassword: Limiter;
  /** All sign-ins from one IP address, successful or not. */
  signIn: Limiter;
  signUp: Limiter;
  resetByAccount: Limiter;
  resetByAddress: Limiter;
  /** Exports of one account's data: each reads many tables. */
  exportData: Limiter;
}

const minute = 60_000;

export function createAccountLimits({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>): AccountLimits {
  const max = (count: number) => (requestsPerMinute === 0 ? 0 : count);
  return {
    wrongPassword: createLimiter({ max: max(10), windowMs: 15 * minute }),
    signIn: createLimiter({ max: max(120), windowMs: minute }),
    signUp: createLimiter({ max: max(60), windowMs: 60 * minute }),
    resetByAccount: createLimiter({ max: max(10), windowMs: 60 * minute }),
    resetByAddress: createLimiter({ max: max(60), windowMs: 60 * minute }),
    exportData: createLimiter({ max: max(10), windowMs: 60 * minute }),
  };
}
