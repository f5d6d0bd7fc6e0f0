import { texts } from '@vidya/contracts/texts/texts';
import type { Config } from '../../config/config.ts';
import { ApiProblem } from '../../http/errors.ts';
import { limiterFor } from '../../http/limits.ts';

/** Runs `work` unless this key tried too many unknown codes: codes are short and easy to guess. */
export type CouponAttemptLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const isWrongGuess = (error: unknown): boolean => error instanceof ApiProblem && error.message === texts.coupon.unknown;

export function createCouponAttemptLimiter(config: Pick<Config, 'requestsPerMinute'>): CouponAttemptLimiter {
  const wrong = limiterFor(config, 30, 15 * 60_000);
  return async (key, work) => {
    // Counts the attempt before the check, so that parallel attempts cannot exceed the limit.
    wrong.hit(key);
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = isWrongGuess(error);
      throw error;
    } finally {
      if (!isWrong) wrong.giveBack(key);
    }
  };
}
