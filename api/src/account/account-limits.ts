import type { Config } from '../config/config.ts';
import { limiterFor } from '../http/limits.ts';

const minute = 60_000;

/** Limits against password guessing and flooding. A key is an IP address, an email address or a user id. */
export function createAccountLimits(config: Pick<Config, 'requestsPerMinute'>) {
  const limiter = (max: number, windowMs: number) => limiterFor(config, max, windowMs);
  return {
    /** Failed sign-ins of one account. */
    wrongPassword: limiter(10, 15 * minute),
    /** All sign-ins from one IP address, successful or not. */
    signIn: limiter(120, minute),
    signUp: limiter(60, 60 * minute),
    resetByAccount: limiter(10, 60 * minute),
    resetByAddress: limiter(60, 60 * minute),
    /** Exports of one account's data: each reads many tables. */
    exportData: limiter(10, 60 * minute),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
