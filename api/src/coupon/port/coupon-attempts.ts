import { texts } from '@vidya/contracts/texts/texts';
import type { Config } from '../../config/config.ts';
import { ApiProblem } from '../../http/errors.ts';
import { createLimiter } from '../../http/limits.ts';

/** Does the work unless too many codes that do not exist came from this key: codes are short and easily guessed. */
export type CouponAttemptLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const isWrongGuess = (error: unknown): boolean => error instanceof ApiProblem && error.message === texts.coupon.unknown;

export function createCouponAttemptLimiter({
  requestsPerMinute,
}: Pick<Config, 'requestsPerMinute'>): CouponAttemptLimiter {
  const wrong = createLimiter({ max: requestsPerMinute === 0 ? 0 : 30, windowMs: 15 * 60_000 });
  return async (key, work) => {
    // Counted before it is known to be wrong: of many at once none is looked at beyond the limit.
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
